import { readdirSync, readFileSync } from "node:fs";

/** Ticks a second of the times in /proc. */
const ticks = 100;

/**
 * Milliseconds of CPU that the local Workers of this process have taken, with their database and their sockets: every
 * workerd that it or its children started. Linux only; null elsewhere.
 */
export function workerCpu(): number | null {
  try {
    const processes = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (read(name) ?? []) : []));
    const family = new Set([process.pid]);
    for (let size = 0; size < family.size;) {
      size = family.size;
      for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
    }
    const workers = processes.filter(({ id, name }) => family.has(id) && name === "workerd");
    return workers.reduce((sum, { spent }) => sum + (spent * 1000) / ticks, 0);
  } catch {
    return null;
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name may hold spaces and brackets. */
function read(id: string) {
  try {
    const [, name = "", rest = ""] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${id}/stat`, "utf8")) ?? [];
    const fields = rest.split(" ");
    return {
      id: Number(id),
      name,
      parent: Number(fields[1]),
      spent: Number(fields[11]) + Number(fields[12]),
    };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
