/**
 * Outlives the process that started it by a moment: when that one ends, however it ends, this ends the groups of processes
 * it named on the standard input (`+id`, and `-id` for one that has ended already).
 */
import { createInterface } from "node:readline";

const groups = new Set<number>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
for await (const line of createInterface({ input: process.stdin })) {
  const id = Math.abs(Number(line));
  if (line.startsWith("+")) groups.add(id);
  else groups.delete(id);
}
for (const id of groups) {
  try {
    process.kill(-id, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
