import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeLock } from "./lock.ts";
import { environment } from "./processes.ts";

/** Linux keeps this folder in memory. */
const memory = "/dev/shm";
/** Bytes: the states of two sites, what a browser keeps of them, and what they are built from, several times over. */
const enough = 4e9;
const prefix = "toadstool-run-";
/** Milliseconds in which a run has surely taken the lock of the folder it made. */
const young = 60_000;

/**
 * The folder of temporary files for this process and all that it starts, in memory where there is enough: what tests
 * store then waits for no disk, which takes a third of the time of those that store much. It goes with the process;
 * those of processes that were killed go now.
 */
export function openScratch(): string {
  const parent = hasMemory() ? memory : tmpdir();
  sweepScratches(parent);
  const scratch = mkdtempSync(join(parent, prefix));
  const lock = takeLock(join(scratch, "lock"));
  process.env.TMPDIR = environment.TMPDIR = scratch;
  process.once("exit", () => {
    lock?.release();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  return scratch;
}

/** Removes the folders of processes that have ended without doing so. */
function sweepScratches(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(parent, name);
    try {
      if (Date.now() - statSync(folder).mtimeMs < young) continue;
      const lock = takeLock(join(folder, "lock"));
      if (!lock) continue;
      lock.release();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run or another user is at it.
    }
  }
}

function hasMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
