import { expect, it } from "vitest";
import { measure } from "./measure.ts";

it("a command shows its lines as they come, and its exit code is its result", async () => {
  const shown: string[] = [];
  const command = ["node", "-e", 'console.log("first\\nsecond"); process.exitCode = 3;'];
  const { passed, output } = await measure(command, {}, (line) => shown.push(line));
  expect({ passed, output, shown }).toEqual({
    passed: false,
    output: "first\nsecond\n",
    shown: ["first", "second"],
  });
});

it("a command that is not there has failed", async () => {
  const { passed, output } = await measure(["no-such-command"]);
  expect({ passed, isNamed: output.includes("no-such-command") }).toEqual({ passed: false, isNamed: true });
});
