import { readdirSync, readFileSync } from "node:fs";

/**
 * Reads the processor time so far, in milliseconds, of the workerd that runs the Worker and its D1 for this process; null on
 * systems without /proc.
 */
export function processorClock(): () => number | null {
  const ours = descendantsOf(process.pid).filter((pid) =>
    /(^|\/)workerd\0/.test(read(`/proc/${pid}/cmdline`)),
  );
  if (ours.length === 0) return () => null;
  return () => ours.reduce((sum, pid) => sum + timeOf(pid), 0);
}

/** Milliseconds of processor time of all threads of a process. */
function timeOf(pid: number): number {
  const threads = entriesOf(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}

function descendantsOf(root: number): number[] {
  const parents = entriesOf("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const stat = read(`/proc/${name}/stat`);
      // The name in brackets may have spaces in it: fields are counted from its end.
      return { pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) };
    });
  const below = (pid: number): number[] =>
    parents.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(root);
}

/** Processes end while they are looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
