import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second for programs, on every architecture. */
const millisecondsPerTick = 10;

interface Process {
  pid: number;
  parent: number;
  ticks: number;
}

/**
 * The processor time so far, in milliseconds, of the workerd that runs the Worker and its D1 for this process; null on systems
 * without /proc. `port` is where wrangler answers: by a workerd of its own, which only passes requests on and is left out.
 */
export function workerTime(port: number): number | null {
  const processes = readProcesses();
  if (processes.length === 0) return null;
  const ours = descendantsOf(process.pid, processes).filter(({ pid }) => {
    const command = commandOf(pid);
    return /(^|\/)workerd\0/.test(command) && !command.includes(`:${port}\0`);
  });
  return ours.reduce((sum, { ticks }) => sum + ticks, 0) * millisecondsPerTick;
}

function descendantsOf(pid: number, processes: Process[]): Process[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, processes)]);
}

function readProcesses(): Process[] {
  return entriesOf("/proc").flatMap((name) => {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : "";
    // The name in brackets may have spaces in it: fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [, parent = "", , , , , , , , , , user = "", system = ""] = fields;
    return stat ? [{ pid: Number(name), parent: Number(parent), ticks: Number(user) + Number(system) }] : [];
  });
}

const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`);

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
