import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

it("ends what a killed process had started, with all that this had started", async () => {
  const grandchild = `const { pid } = require("child_process").spawn(process.execPath, ["-e", "setInterval(() => 0, 1000)"]);
    console.log(process.pid + " " + pid); setInterval(() => 0, 1000);`;
  const source = `import { startCompanion } from ${JSON.stringify(join(import.meta.dirname, "processes.ts"))};
    const companion = startCompanion("node", ["-e", ${JSON.stringify(grandchild)}]);
    const wait = setInterval(() => { if (companion.output()) { console.log(companion.output()); clearInterval(wait); } }, 20);
    setInterval(() => 0, 1000);`;
  const starter = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(starter.stdout, "data")) as [Buffer];
  const ids = String(said).trim().split(" ").map(Number);
  expect(ids.map(isRunning)).toEqual([true, true]);
  starter.kill("SIGKILL");
  await expect.poll(() => ids.map(isRunning), { timeout: 10_000 }).toEqual([false, false]);
});
