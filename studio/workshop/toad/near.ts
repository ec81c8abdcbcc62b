import type { Point } from "./distance.ts";

/** Things by their place, in cells of a size. */
export class Near<Thing extends { at: Point }> {
  readonly all: Thing[] = [];
  private readonly cells = new Map<string, Thing[]>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  add(thing: Thing): void {
    this.all.push(thing);
    const key = thing.at.map((along) => Math.floor(along / this.size)).join(" ");
    this.cells.set(key, [...(this.cells.get(key) ?? []), thing]);
  }

  /** Whether one of those in the cells round a place is what is asked for. */
  some([x, y, z]: Point, asked: (thing: Thing) => boolean): boolean {
    const [i, j, k] = [x, y, z].map((along) => Math.floor(along / this.size)) as [number, number, number];
    for (let a = i - 1; a <= i + 1; a += 1)
      for (let b = j - 1; b <= j + 1; b += 1)
        for (let c = k - 1; c <= k + 1; c += 1)
          if (this.cells.get(`${a} ${b} ${c}`)?.some(asked)) return true;
    return false;
  }
}
