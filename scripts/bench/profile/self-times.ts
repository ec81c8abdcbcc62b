import type { CallFrame, CpuProfile } from "./inspector.ts";

interface SelfTime {
  name: string;
  file: string;
  /** Microseconds in the function itself, without those that it calls. */
  self: number;
}

/** Time in which the Worker does nothing, or the profiler itself works. */
const outside = ["(root)", "(idle)"];

/** Microseconds: a sample that came later was waited for while another process had the processor. */
const longestSample = 500;

/** Self time by function, longest first; `placeOf` finds a function's name and file in the sources. */
export function selfTimes(
  { nodes, samples, timeDeltas }: CpuProfile,
  placeOf: (frame: CallFrame) => { name: string; file: string },
): SelfTime[] {
  const byNode = new Map<number, number>();
  for (const [index, node] of samples.entries()) {
    byNode.set(node, (byNode.get(node) ?? 0) + Math.min(Math.max(timeDeltas[index] ?? 0, 0), longestSample));
  }
  const byPlace = new Map<string, SelfTime>();
  for (const { id, callFrame } of nodes) {
    const self = byNode.get(id) ?? 0;
    if (self === 0 || outside.includes(callFrame.functionName)) continue;
    const { name, file } = placeOf(callFrame);
    const key = `${name} ${file}`;
    byPlace.set(key, { name, file, self: self + (byPlace.get(key)?.self ?? 0) });
  }
  return [...byPlace.values()].toSorted((a, b) => b.self - a.self);
}
