import type { Box } from "./iso-boxes.ts";
import { damaged } from "../fault.ts";

/** Samples that the tables of one file may speak of in all: hours of sound have about a million. */
const mostSamples = 2_000_000;

/** Tables of runs: the bytes of each, and the offset of the sample count in it. */
const entries: Record<string, { bytes: number; count: number }> = {
  stts: { bytes: 8, count: 0 },
  ctts: { bytes: 8, count: 0 },
  stsc: { bytes: 12, count: 4 },
};

/**
 * How many samples a table speaks of. A few bytes can claim thousands of millions, which a reader then counts out: the
 * sum over a file is held against `mostSamples`.
 */
export function samplesClaimed(bytes: Uint8Array, { type, content, end }: Box): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + content, end - content);
  const number = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at) : 0);
  if (type === "stsz") return number(8);
  if (type === "trun") return number(4);
  const entry = entries[type];
  if (!entry) return 0;
  let samples = 0;
  for (let at = 8; at + entry.bytes <= view.byteLength; at += entry.bytes)
    samples += number(at + entry.count);
  return samples;
}

export function checkSamples(samples: number): void {
  if (samples > mostSamples) throw damaged("The film’s index speaks of more parts than a film can have.");
}
