import { type BoxHead, boxHeadAt } from "../bytes.ts";
import { damaged } from "../fault.ts";

/** A box of an MP4 that lies in memory. */
export interface Box {
  type: string;
  /** Where its head, its content and the next box begin. */
  start: number;
  content: number;
  end: number;
}

/** The box header at the beginning of `bytes`, which holds 16 bytes, or 8 where the file ends; refuses an invalid one. */
export function boxHead(bytes: Uint8Array): BoxHead {
  const head = boxHeadAt(bytes, 0);
  if (head.size < head.length || !/^[\x20-\x7e\xa9]{4}$/.test(head.type))
    throw damaged("The film’s parts do not fit together.");
  return head;
}

/** The boxes between two places. Less than a head's length at the end is padding. */
export function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const { type, size, length } = boxHead(bytes.subarray(at, Math.min(at + 16, end)));
    const next = size === Infinity ? end : at + size;
    if (next > end) throw damaged("A part of the film is longer than the part that contains it.");
    boxes.push({ type, start: at, content: at + length, end: next });
    at = next;
  }
  return boxes;
}

export function childOf(bytes: Uint8Array, { content, end }: Box, ...path: string[]): Box | null {
  const [type, ...below] = path;
  const box = boxesIn(bytes, content, end).find((box) => box.type === type);
  return box && below.length > 0 ? childOf(bytes, box, ...below) : (box ?? null);
}

/** Makes a box one that every player skips, with nothing left in it. */
export function freeBox(bytes: Uint8Array, { start, content, end }: Box): void {
  bytes.set(free, start + 4);
  bytes.fill(0, content, end);
}

/** The type of a box that holds nothing. */
export const free = new TextEncoder().encode("free");
