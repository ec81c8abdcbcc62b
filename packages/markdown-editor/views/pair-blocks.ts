/** A block as both sides show it: its first words, or where it has none, its kind. */
export interface Sketch {
  kind: string;
  words: string;
}

/** How far ahead the same block is looked for: definitions and HTML are on one side only. */
const reach = 12;

/** Which block of one side is which of the other: pairs of indices, both rising. */
export function pairBlocks(left: Sketch[], right: Sketch[]): [number, number][] {
  const pairs: [number, number][] = [];
  let next = 0;
  for (const [index, block] of left.entries()) {
    for (let ahead = next; ahead < Math.min(right.length, next + reach); ahead += 1) {
      const other = right[ahead];
      if (!other || other.words !== block.words || (block.words === "" && other.kind !== block.kind))
        continue;
      pairs.push([index, ahead]);
      next = ahead + 1;
      break;
    }
  }
  return pairs;
}

/** Where a place among `from` lies among `to`; both rise and correspond one to one. */
export function carryOver(place: number, from: number[], to: number[]): number {
  const after = from.findIndex((stop) => stop > place);
  if (after === 0) return to[0] ?? 0;
  if (after < 0) return to.at(-1) ?? 0;
  const [start, end] = [from[after - 1] ?? 0, from[after] ?? 0];
  const [otherStart, otherEnd] = [to[after - 1] ?? 0, to[after] ?? 0];
  const part = end === start ? 0 : (place - start) / (end - start);
  return otherStart + part * (otherEnd - otherStart);
}
