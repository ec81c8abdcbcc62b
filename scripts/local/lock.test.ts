import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { awaitLock, readNote, takeLock } from "./lock.ts";

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill("SIGKILL")));

const newPath = () => join(mkdtempSync(join(tmpdir(), "lock-")), "state.lock");

/** A process that tries to take the lock, reports whether it has it, and stays. */
async function rival(path: string, note: string): Promise<{ child: ChildProcess; word: string }> {
  const source = `import { takeLock } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))};
    console.log(takeLock(${JSON.stringify(path)}, ${JSON.stringify(note)}) ? "mine" : "taken");
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [word] = (await once(child.stdout, "data")) as [Buffer];
  return { child, word: String(word).trim() };
}

describe("a lock", () => {
  it("goes to one of two processes that ask in the same instant, and says which one has it", async () => {
    const path = newPath();
    const both = await Promise.all([rival(path, "npm start, one"), rival(path, "npm start, two")]);
    expect(both.map(({ word }) => word).toSorted()).toEqual(["mine", "taken"]);
    expect(takeLock(path)).toBeNull();
    expect(readNote(path)).toBe(`npm start, ${both[0].word === "mine" ? "one" : "two"}`);
  });

  it("ends with its process, also where that one is killed", async () => {
    const path = newPath();
    const { child } = await rival(path, "");
    expect(takeLock(path)).toBeNull();
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(takeLock(path)).not.toBeNull();
  });

  it("is waited for, and taken once it is released", async () => {
    const path = newPath();
    const lock = takeLock(path);
    let waits = 0;
    const next = awaitLock(path, () => waits++);
    await new Promise((later) => setTimeout(later, 300));
    lock?.release();
    (await next).release();
    expect(waits).toBe(1);
    expect(readNote(path)).toBe("");
  });
});
