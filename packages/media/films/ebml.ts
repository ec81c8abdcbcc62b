import { type ByteReader, joined } from "./byte-reader.ts";
import { damaged, truncated } from "../fault.ts";

export interface ElementHead {
  id: number;
  /** Bytes of the content; Infinity where the head does not say. */
  size: number;
  bytes: Uint8Array;
}

/** The head of the next element; null where the file ends. */
export async function takeElementHead(reader: ByteReader): Promise<ElementHead | null> {
  const id = await takeNumber(reader);
  if (!id) return null;
  const size = await takeNumber(reader);
  if (!size) throw truncated();
  return { ...readHead(id, size), bytes: joined([id, size]) };
}

/** The elements in `bytes` from `content` on. */
export function elementsIn(bytes: Uint8Array, content: number) {
  const elements: { id: number; start: number; length: number; size: number }[] = [];
  for (let start = content; start < bytes.length;) {
    const idEnd = start + lengthOf(bytes[start]);
    const sizeEnd = idEnd + lengthOf(bytes[idEnd]);
    const { id, size } = readHead(bytes.subarray(start, idEnd), bytes.subarray(idEnd, sizeEnd));
    if (sizeEnd + size > bytes.length)
      throw damaged("A part of the film is longer than the part that contains it.");
    elements.push({ id, start, length: sizeEnd - start, size });
    start = sizeEnd + size;
  }
  return elements;
}

/** The head, of `length` bytes or with zeros up to there, of an element that every player skips in place of one of `size`. */
export function voidHead(length: number, size: number): Uint8Array {
  const head = new Uint8Array(length);
  const width = Math.min(8, length - 1);
  let rest = size + length - 1 - width;
  for (let at = width; at > 0; at--) {
    head[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  head[0] = 0xec;
  head[1] = (head[1] ?? 0) | (0x80 >> (width - 1));
  return head;
}

async function takeNumber(reader: ByteReader): Promise<Uint8Array | null> {
  const first = await reader.take(1);
  if (first.length === 0) return null;
  const rest = await reader.take(lengthOf(first[0]) - 1);
  if (rest.length < lengthOf(first[0]) - 1) throw truncated();
  return joined([first, rest]);
}

/** A number says by its first bits how long it is. */
function lengthOf(first = 0): number {
  if (first === 0) throw damaged("The film’s parts do not fit together.");
  return Math.clz32(first) - 23;
}

function readHead(id: Uint8Array, size: Uint8Array): { id: number; size: number } {
  const [first = 0, ...rest] = size;
  // Without the bit that says how long the number is: with it, one of eight bytes is more than a double holds exactly.
  const marker = 0x80 >> (size.length - 1);
  const isUnknown = first === 2 * marker - 1 && rest.every((byte) => byte === 0xff);
  return {
    id: numberOf([...id]),
    size: isUnknown ? Infinity : numberOf([first - marker, ...rest]),
  };
}

const numberOf = (bytes: number[]) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);
