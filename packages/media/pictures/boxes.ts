import { boxHeadAt } from "../bytes.ts";
import { type Flaw, mostParts, type Part, type Parts } from "./structure.ts";

/** The boxes of an ISO media file between `from` and `end`. Stops without a flaw at bytes that are not a box. */
export function splitBoxes(bytes: Uint8Array, from: number, to: number): Parts {
  const end = Math.min(to, bytes.length);
  const parts: Part[] = [];
  let at = from;
  const stop = (flaw: Flaw | null): Parts => ({ parts, end: at, flaw });
  while (at < end && parts.length < mostParts) {
    const head = boxHeadAt(bytes, at);
    if (at + 8 > end) return stop(parts.length === 0 ? "truncated" : null);
    if (!/^[\w ©-]{4}$/.test(head.type)) return stop(null);
    const length = head.size === Infinity ? end - at : head.size;
    const data = at + head.length;
    if (at + length < data) return stop("damaged");
    if (at + length > end) return stop("truncated");
    parts.push({ name: head.type, start: at, data, end: at + length });
    at += length;
  }
  return stop(at < end ? "damaged" : null);
}

export function findBox(parts: Part[], name: string): Part | null {
  return parts.find((part) => part.name === name) ?? null;
}

/** The boxes in a box, behind `skip` bytes of its own. */
export function boxesIn(bytes: Uint8Array, box: Part | null, skip = 0): Part[] {
  return box ? splitBoxes(bytes, box.data + skip, box.end).parts : [];
}
