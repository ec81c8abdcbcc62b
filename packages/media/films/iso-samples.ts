import { type Box, childOf } from "./iso-boxes.ts";
import { damaged } from "../fault.ts";

/** From `start` up to `end`, which is left out. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where in the file a track's samples lie: one range a chunk. */
export function samplesOf(bytes: Uint8Array, track: Box): ByteRange[] {
  const samples = childOf(bytes, track, "mdia", "minf", "stbl");
  if (!samples) return [];
  const table = (type: string) => tableOf(bytes, childOf(bytes, samples, type));
  const offsets = table("stco")?.numbers(4) ?? table("co64")?.numbers(8) ?? [];
  const runs = table("stsc")?.numbers(4) ?? [];
  const sizes = sizesOf(bytes, childOf(bytes, samples, "stsz"));
  const ranges: ByteRange[] = [];
  let sample = 0;
  let run = 0;
  for (const [chunk, start] of offsets.entries()) {
    // A run is three numbers: its first chunk, counted from 1, the samples in each chunk, and a description.
    while ((runs[run + 3] ?? Infinity) <= chunk + 1) run += 3;
    const count = runs[run + 1] ?? 0;
    ranges.push({ start, end: start + sizes(sample, count) });
    sample += count;
  }
  return ranges;
}

/** The numbers of a full box: four bytes of version, a count, then the entries. */
function tableOf(bytes: Uint8Array, box: Box | null) {
  if (!box) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + box.content, box.end - box.content);
  return {
    numbers(width: 4 | 8): number[] {
      const numbers: number[] = [];
      for (let at = 8; at + width <= view.byteLength; at += width) {
        numbers.push(width === 4 ? view.getUint32(at) : Number(view.getBigUint64(at)));
      }
      return numbers;
    },
  };
}

/** Answers the bytes of `count` samples from `first`. */
function sizesOf(bytes: Uint8Array, box: Box | null): (first: number, count: number) => number {
  if (!box || box.end - box.content < 12)
    throw damaged("A data track of the film does not say how long its parts are.");
  const [uniform = 0, , ...sizes] = tableOf(bytes, { ...box, content: box.content - 4 })?.numbers(4) ?? [];
  if (uniform > 0) return (_first, count) => count * uniform;
  return (first, count) => sizes.slice(first, first + count).reduce((sum, size) => sum + size, 0);
}
