import type { CallFrame, CpuProfile } from "./inspector.ts";

interface Times {
  name: string;
  file: string;
  /** Microseconds in the function itself, without those that it calls. */
  self: number;
  /** Microseconds including the functions that it calls. */
  total: number;
}

/** Time in which the Worker does nothing, or the profiler itself works. */
const outside = ["(root)", "(idle)"];

/** Microseconds: a sample that came later was waited for while another process had the processor. */
const longestSample = 500;

/** Time by function; `placeOf` finds a function's name and file in the sources. */
export function timesOf(
  { nodes, samples, timeDeltas }: CpuProfile,
  placeOf: (frame: CallFrame) => { name: string; file: string },
): Times[] {
  const byNode = new Map<number, number>();
  for (const [index, node] of samples.entries()) {
    byNode.set(node, (byNode.get(node) ?? 0) + Math.min(Math.max(timeDeltas[index] ?? 0, 0), longestSample));
  }
  const known = new Map(nodes.map((node) => [node.id, node]));
  const byPlace = new Map<string, Times>();
  const add = (id: number, above: ReadonlySet<string>): number => {
    const node = known.get(id);
    if (!node || node.callFrame.functionName === "(idle)") return 0;
    const { name, file } = placeOf(node.callFrame);
    const key = `${name} ${file}`;
    const within = new Set(above).add(key);
    const self = byNode.get(id) ?? 0;
    const total = (node.children ?? []).reduce((sum, child) => sum + add(child, within), self);
    const before = byPlace.get(key) ?? { name, file, self: 0, total: 0 };
    // What calls itself is counted once.
    byPlace.set(key, {
      ...before,
      self: before.self + self,
      total: before.total + (above.has(key) ? 0 : total),
    });
    return total;
  };
  if (nodes[0]) add(nodes[0].id, new Set());
  return [...byPlace.values()].filter(({ name }) => !outside.includes(name));
}
