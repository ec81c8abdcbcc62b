/** A picture's size, in any unit. */
export interface Sized {
  width: number;
  height: number;
}

/** A work in its place on the wall. */
export interface Hung<W> {
  work: W;
  /** CSS pixels on a wall as wide as `wall`; a narrower one shows all works of a bay smaller alike. */
  width: number;
  height: number;
  /** How much of a phone's width it takes. */
  narrow: "whole" | "half" | "inset";
}

/** The widest a wall gets, in CSS pixels: the page between its gutters. */
export const wall = { width: 1344, gap: 56 };

/** Heights against each other in a bay: one work leads, the others keep it company. A bay takes the next rhythm. */
const rhythms = [
  [1, 0.7, 0.86, 0.7],
  [0.76, 0.76, 0.76, 0.76],
  [0.66, 1, 0.74, 0.66],
  [0.82, 0.66, 0.82, 0.66],
  [0.6, 0.78, 1, 0.7],
];

/** A bay is full when its works, one high each as the rhythm says, are so wide together. */
const fullBay = 2.15;
/** CSS pixels that no work is higher than: a screen shows it whole. */
const highest = 640;
/** Of a bay that is not full: works are hung no larger than in the others. */
const usual = 430;

/** Hangs works in bays on one eye line: no work is cropped, each bay is as wide as the wall, and none is like the one before. */
export function hangWorks<W extends { still: Sized }>(works: readonly W[]): Hung<W>[][] {
  const bays: Hung<W>[][] = [];
  let at = 0;
  while (at < works.length) {
    const rhythm = rhythms[bays.length % rhythms.length] ?? [1];
    const taken = worksOfBay(works.slice(at), rhythm);
    bays.push(hangBay(taken, rhythm));
    at += taken.length;
  }
  return bays;
}

function worksOfBay<W extends { still: Sized }>(works: readonly W[], rhythm: number[]): W[] {
  const taken: W[] = [];
  for (const work of works) {
    if (taken.length >= rhythm.length || (taken.length > 1 && widthOf(taken, rhythm) >= fullBay)) break;
    taken.push(work);
  }
  return taken;
}

function hangBay<W extends { still: Sized }>(works: W[], rhythm: number[]): Hung<W>[] {
  const width = widthOf(works, rhythm);
  const room = wall.width - wall.gap * (works.length - 1);
  const height = Math.min(room / width, width < fullBay ? usual : highest);
  return works.map((work, index) => {
    const high = Math.round(height * scaleAt(rhythm, index));
    return { work, height: high, width: Math.round(high * shapeOf(work)), narrow: narrowOf(works, index) };
  });
}

function widthOf(works: { still: Sized }[], rhythm: number[]): number {
  return works.reduce((sum, work, index) => sum + shapeOf(work) * scaleAt(rhythm, index), 0);
}

const shapeOf = ({ still }: { still: Sized }) => still.width / still.height;
const scaleAt = (rhythm: number[], index: number) => rhythm[index] ?? 1;

/** Upright works are placed in pairs on a phone, and a single one with space beside it; the others take the whole width. */
function narrowOf(works: { still: Sized }[], index: number): Hung<unknown>["narrow"] {
  const isUpright = (at: number) =>
    at >= 0 && at < works.length && shapeOf(works[at] as { still: Sized }) < 0.9;
  if (!isUpright(index)) return "whole";
  let first = index;
  while (isUpright(first - 1)) first--;
  const inPair = (index - first) % 2 === 1 || isUpright(index + 1);
  return inPair ? "half" : "inset";
}
