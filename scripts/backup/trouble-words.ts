import { SiteFault } from "./ask-site.ts";

const keptReading = "What was read so far is kept: the same command goes on from there.";

/** What went wrong and how to go on, for the person at the terminal. */
export function troubleWords(error: unknown, goOn = keptReading): string {
  if (isDiskFull(error)) return `The disk is full. Make room, then run the same command again. ${goOn}`;
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof SiteFault)) return error.message;
  if (error.status === 401) return `${error.message} Then set TOADSTOOL_TOKEN to it.`;
  const isPassing = error.status === 0 || error.status === 429 || error.status >= 500;
  return isPassing ? `${error.message} ${goOn}` : error.message;
}

/** By the operating system’s word or SQLite’s: https://sqlite.org/rescode.html#full */
function isDiskFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: string; errcode?: number };
  return code === "ENOSPC" || errcode === 13;
}
