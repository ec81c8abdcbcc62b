import { expect, it } from "vitest";
import { describeFailures, excerpt } from "./failure.ts";

it("an error is shown without colours, empty lines and calls inside of tools, its beginning and its end where it is long", () => {
  const calls =
    "    at /site/domain/a.ts:3:1\n    at file:///site/node_modules/x/y.js:1:1\n    at new Promise (<anonymous>)";
  expect(excerpt(`\u001b[31mError\u001b[39m\n\n${calls}`)).toBe("Error\n    at /site/domain/a.ts:3:1");
  const long = Array.from({ length: 40 }, (_, n) => `line ${n + 1}`);
  const lines = excerpt(long.join("\n")).split("\n");
  expect([lines.length, lines[0], lines[9], lines[10], lines.at(-1)]).toEqual([
    15,
    "line 1",
    "line 10",
    "…",
    "line 40",
  ]);
});

it("a failure has its name, its error and the command that runs it again", () => {
  const again = "npm run test:journeys -- testing/journeys/likes.test.e2e.ts:5";
  expect(describeFailures([{ name: "likes", error: "Expected 1\nReceived 2", again }])).toBe(
    `✗ likes\n    Expected 1\n    Received 2\n  again: ${again}\n`,
  );
});
