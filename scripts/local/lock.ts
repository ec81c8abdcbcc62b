import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface Lock {
  release: () => void;
}

/**
 * Takes the lock that is the file `path`, or answers null where another process has it. It is SQLite's lock on a file,
 * which ends with its process, however that ends: none is ever left behind.
 */
export function takeLock(path: string, note = ""): Lock | null {
  mkdirSync(dirname(path), { recursive: true });
  // Of two that ask in the same instant each may see the other: the timeout lets one of them go on.
  const file = new DatabaseSync(path, { timeout: 200 });
  try {
    file.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (isBusy(error)) return null;
    throw error;
  }
  writeFileSync(noteOf(path), note);
  const release = () => {
    if (!file.isOpen) return;
    rmSync(noteOf(path), { force: true });
    file.close();
  };
  return { release };
}

/** Waits for the lock, and calls `onWait` once where it has to. */
export async function awaitLock(path: string, onWait: () => void = () => undefined): Promise<Lock> {
  for (let tries = 0; ; tries++) {
    const lock = takeLock(path);
    if (lock) return lock;
    if (tries === 0) onWait();
    await new Promise((later) => setTimeout(later, 200));
  }
}

/** What the holder of a lock wrote beside it; empty while it is being taken. */
export function readNote(path: string): string {
  try {
    return readFileSync(noteOf(path), "utf8");
  } catch {
    return "";
  }
}

const noteOf = (path: string) => `${path}.txt`;
/** https://sqlite.org/rescode.html#busy */
const busy = 5;
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === busy;
