import { boxesIn, findBox } from "./boxes.ts";
import { big16, big32, latin } from "../bytes.ts";
import { mostParts, type Part, type Span } from "./structure.ts";

/** A picture, a part of one, or notes such as EXIF in an AVIF file. */
export interface Item {
  id: number;
  /** `av01` and `grid` are pictures, `Exif` and `mime` notes. */
  type: string;
}

export function itemsIn(bytes: Uint8Array, meta: Part[]): Item[] {
  const list = findBox(meta, "iinf");
  const entries = boxesIn(bytes, list, list && bytes[list.data] === 0 ? 6 : 8);
  return entries
    .filter(({ name }) => name === "infe")
    .map(({ data }) => {
      const isShort = (bytes[data] ?? 0) < 3;
      const id = isShort ? big16(bytes, data + 4) : big32(bytes, data + 4);
      return { id, type: latin(bytes, data + (isShort ? 8 : 10), 4) };
    });
}

/** Where each item's bytes lie, by its id; those that lie among the boxes themselves are left out. */
export function placesOf(bytes: Uint8Array, meta: Part[]): Map<number, Span[]> {
  const places = new Map<number, Span[]>();
  const box = findBox(meta, "iloc");
  if (!box) return places;
  const version = bytes[box.data] ?? 0;
  const sizes = big16(bytes, box.data + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  let at = box.data + 6;
  const take = (size: number) => {
    at += size;
    return numberOf(bytes, at - size, size);
  };
  let left = mostParts;
  for (let items = take(version < 2 ? 2 : 4); items > 0 && at < box.end && left > 0; items--) {
    const id = take(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : take(2) & 15;
    take(2);
    const base = take(baseSize);
    const spans: Span[] = [];
    for (let extents = take(2); extents > 0 && at < box.end && left > 0; extents--, left--) {
      take(indexSize);
      const start = base + take(offsetSize);
      spans.push({ start, end: start + take(lengthSize) });
    }
    if (method === 0) places.set(id, spans);
  }
  return places;
}

/** The properties of one item: its size, how it is turned, its purpose. */
export function propertiesOf(bytes: Uint8Array, meta: Part[], item: number): Part[] {
  const properties = boxesIn(bytes, findBox(meta, "iprp"));
  const all = boxesIn(bytes, findBox(properties, "ipco"));
  return properties
    .filter(({ name }) => name === "ipma")
    .flatMap((box) => indexesOf(bytes, box, item))
    .flatMap((index) => all[index - 1] ?? []);
}

function indexesOf(bytes: Uint8Array, box: Part, item: number): number[] {
  const version = bytes[box.data] ?? 0;
  const isWide = ((bytes[box.data + 3] ?? 0) & 1) === 1;
  let at = box.data + 8;
  while (at < box.end) {
    const id = version < 1 ? big16(bytes, at) : big32(bytes, at);
    at += version < 1 ? 2 : 4;
    const count = bytes[at] ?? 0;
    const start = at + 1;
    at = start + count * (isWide ? 2 : 1);
    if (id !== item) continue;
    return Array.from({ length: count }, (_, index) =>
      isWide ? big16(bytes, start + index * 2) & 0x7fff : (bytes[start + index] ?? 0) & 0x7f,
    );
  }
  return [];
}

function numberOf(bytes: Uint8Array, at: number, size: number): number {
  if (size === 8) return big32(bytes, at) * 2 ** 32 + big32(bytes, at + 4);
  return size === 4 ? big32(bytes, at) : size === 2 ? big16(bytes, at) : 0;
}
