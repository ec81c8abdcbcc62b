import { resolve } from "node:path";
import { type Lock, readNote, takeLock } from "./lock.ts";
import { root } from "./processes.ts";

/** The database, the uploads and the queues of `npm start`. */
export const ownState = resolve(root, ".wrangler/state");

/** Outside the folder, which `npm run reset` removes. */
const lockFile = resolve(root, ".wrangler/state.lock");

/**
 * Keeps every other process of this clone away from the database, since two runtimes would spoil it. `user` names this
 * one in the message for the other. Throws that message where another has it.
 */
export function holdState(user: string): Lock {
  const lock = takeLock(lockFile, user);
  if (!lock) throw new Error(`${stateHolder()}. Stop it first, or use it.`);
  return lock;
}

/** The same, with null where another process has the database. */
export function holdFreeState(user: string): Lock | null {
  return takeLock(lockFile, user);
}

/** Which process has the database, as a sentence without its full stop. */
export function stateHolder(): string {
  return `${readNote(lockFile) || "Another process of this clone"} is running and uses the data in .wrangler/state`;
}

/** Where the site that has the database is, as its note says; null where none has it. */
export function runningSite(): string | null {
  return / at (https?:\/\/\S+)$/.exec(readNote(lockFile))?.[1] ?? null;
}
