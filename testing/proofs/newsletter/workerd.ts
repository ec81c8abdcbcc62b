import type { Miniflare } from "miniflare";
import { run } from "../../../scripts/local/processes.ts";

const owned = new WeakMap<Miniflare, number>();
const known = new Set<number>();

/** The runtime that `site` has just started: a child of this process that was not there before. */
export async function workerdOf(site: Miniflare): Promise<number> {
  const before = owned.get(site);
  if (before) return before;
  const listed = await run("ps", ["-A", "-o", "pid=,ppid=,comm="]);
  const [processId] = listed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, command]) => Number(parent) === process.pid && command?.startsWith("workerd"))
    .map(([id]) => Number(id))
    .filter((id) => !known.has(id));
  if (!processId) throw new Error("The Worker's runtime was not found among this process's children.");
  known.add(processId);
  owned.set(site, processId);
  return processId;
}

/** Megabytes of memory that a process holds just now. */
export async function megabytesOf(processId: number): Promise<number> {
  return Number((await run("ps", ["-o", "rss=", "-p", String(processId)])).trim()) / 1024;
}

/** Megabytes of its isolate's heap, by the runtime's own inspector. */
export function heapMegabytes(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector);
  return new Promise((done, fail) => {
    socket.addEventListener("open", () => socket.send('{"id":1,"method":"Runtime.getHeapUsage"}'));
    socket.addEventListener("error", () => fail(new Error(`The inspector at ${inspector} does not answer.`)));
    socket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: { usedSize: number } };
      if (id !== 1 || !result) return;
      socket.close();
      done(result.usedSize / 1024 / 1024);
    });
  });
}
