import { expect, it } from "vitest";
import { measure } from "./measure.ts";

const busy = (milliseconds: number) =>
  `const end = Date.now() + ${milliseconds}; while (Date.now() < end); console.log("first\\nsecond"); process.exitCode = 3;`;

it("the time of processors is that of the command and of what it started", async () => {
  const shown: string[] = [];
  const command = ["sh", "-c", 'node -e "$0"', busy(300)];
  const { passed, output, wall, processor } = await measure(command, {}, (line) => shown.push(line));
  expect({ passed, output, shown }).toEqual({
    passed: false,
    output: "first\nsecond\n",
    shown: ["first", "second"],
  });
  expect(wall).toBeGreaterThanOrEqual(0.3);
  expect(processor).toBeGreaterThan(0);
});

it("a command that is not there has failed", async () => {
  const { passed, output } = await measure(["no-such-command"]);
  expect({ passed, isNamed: output.includes("no-such-command") }).toEqual({ passed: false, isNamed: true });
});
