import type { CDPSession } from "@playwright/test";
import { run } from "../../scripts/local/processes.ts";

export interface Memory {
  /** Bytes of the page's JavaScript heap. */
  heap: number;
  /** Bytes of the Worker's runtime, and of the local tool around it, which also draws the pictures. */
  runtime: number;
  tool: number;
}

/** Looks at the page's and the site's memory every second until `stop`; answers the largest of each. */
export function watchMemory(page: CDPSession) {
  const most: Memory = { heap: 0, runtime: 0, tool: 0 };
  const now: Memory = { heap: 0, runtime: 0, tool: 0 };
  const over = new AbortController();
  const look = async () => {
    const { metrics } = await page.send("Performance.getMetrics");
    now.heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
    Object.assign(now, await memoryOfChildren());
    for (const name of ["heap", "runtime", "tool"] as const) most[name] = Math.max(most[name], now[name]);
  };
  const watching = (async () => {
    await page.send("Performance.enable");
    while (!over.signal.aborted) {
      await look();
      await new Promise((later) => setTimeout(later, 1_000));
    }
  })();
  return {
    now,
    async stop(): Promise<Memory> {
      over.abort();
      await watching;
      return most;
    },
  };
}

interface Process {
  id: number;
  parent: number;
  bytes: number;
  command: string;
}

/** Of the processes that this one has started, and those that they have. */
async function memoryOfChildren(): Promise<{ runtime: number; tool: number }> {
  const listed = await run("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="]);
  const processes = listed.trim().split("\n").map(processOf);
  const isOwn = ({ id, parent }: Process): boolean =>
    parent === process.pid ||
    processes.some((other) => other.id === parent && other.id !== id && isOwn(other));
  const own = processes.filter(isOwn);
  const bytesOf = (wanted: RegExp) =>
    own.filter(({ command }) => wanted.test(command)).reduce((sum, { bytes }) => sum + bytes, 0);
  return { runtime: bytesOf(/workerd/), tool: bytesOf(/node|MainThread/) };
}

function processOf(line: string): Process {
  const [id, parent, kilobytes, ...command] = line.trim().split(/\s+/);
  return {
    id: Number(id),
    parent: Number(parent),
    bytes: Number(kilobytes) * 1024,
    command: command.join(" "),
  };
}
