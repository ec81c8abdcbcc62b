import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment } from "./processes.ts";

/** Linux keeps this folder in memory. */
const memory = "/dev/shm";
/** Bytes: the states of two sites, what a browser keeps of them, and what they are built from, several times over. */
const enough = 4e9;

/**
 * The folder of temporary files for this process and all that it starts, in memory where there is room: what tests
 * store then waits for no disk, which takes a third of the time of those that store much. It goes with the process.
 */
export function openScratch(): string {
  const scratch = mkdtempSync(join(hasMemory() ? memory : tmpdir(), "toadstool-"));
  process.env.TMPDIR = environment.TMPDIR = scratch;
  process.once("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  return scratch;
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
