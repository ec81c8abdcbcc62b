/** A picture's size, in any unit. */
export interface Sized {
  width: number;
  height: number;
}

/** The widest that a wall gets, and the space between two pictures, in CSS pixels. */
interface Wall {
  width: number;
  gap: number;
}

/** A picture in its place on the wall. */
export interface Hung<Picture> {
  picture: Picture;
  /** CSS pixels on a wall as wide as `Wall` says; a narrower one shows all pictures of a bay smaller alike. */
  width: number;
  height: number;
  /** How much of a phone's width it takes. */
  narrow: "whole" | "half" | "inset";
}

/** Heights against each other in a bay: one picture leads, the others keep it company. A bay takes the next rhythm. */
const rhythms = [
  [1, 0.7, 0.86, 0.7],
  [0.76, 0.76, 0.76, 0.76],
  [0.66, 1, 0.74, 0.66],
  [0.82, 0.66, 0.82, 0.66],
  [0.6, 0.78, 1, 0.7],
];

/** A bay is full when its pictures, one high each as the rhythm says, are so wide together. */
const fullBay = 2.15;
/** CSS pixels that no picture is higher than: a screen shows it whole. */
const highest = 920;
/** Of a bay that is not full: pictures are hung no larger than in the others. */
const usual = 430;

/** Hangs pictures in bays on one eye line: none is cropped, each bay is as wide as the wall, and none is like the one before. */
export function hangPictures<Picture extends Sized>(
  pictures: readonly Picture[],
  wall: Wall,
): Hung<Picture>[][] {
  const bays: Hung<Picture>[][] = [];
  let at = 0;
  while (at < pictures.length) {
    const rhythm = rhythms[bays.length % rhythms.length] ?? [1];
    const taken = picturesOfBay(pictures.slice(at), rhythm);
    bays.push(hangBay(taken, rhythm, wall));
    at += taken.length;
  }
  return bays;
}

function picturesOfBay<Picture extends Sized>(pictures: readonly Picture[], rhythm: number[]): Picture[] {
  const taken: Picture[] = [];
  for (const picture of pictures) {
    if (taken.length >= rhythm.length || (taken.length > 1 && widthOf(taken, rhythm) >= fullBay)) break;
    taken.push(picture);
  }
  return taken;
}

function hangBay<Picture extends Sized>(pictures: Picture[], rhythm: number[], wall: Wall): Hung<Picture>[] {
  const width = widthOf(pictures, rhythm);
  const space = wall.width - wall.gap * (pictures.length - 1);
  const height = Math.min(space / width, width < fullBay ? usual : highest);
  return pictures.map((picture, index) => {
    const high = Math.round(height * scaleAt(rhythm, index));
    const narrow = narrowOf(pictures, index);
    return { picture, height: high, width: Math.round(high * shapeOf(picture)), narrow };
  });
}

function widthOf(pictures: Sized[], rhythm: number[]): number {
  return pictures.reduce((sum, picture, index) => sum + shapeOf(picture) * scaleAt(rhythm, index), 0);
}

const shapeOf = ({ width, height }: Sized) => width / height;
const scaleAt = (rhythm: number[], index: number) => rhythm[index] ?? 1;

/** Upright pictures are placed in pairs on a phone, and a single one with space beside it; the others take the whole width. */
function narrowOf(pictures: Sized[], index: number): Hung<unknown>["narrow"] {
  const isUpright = (at: number) => at >= 0 && at < pictures.length && shapeOf(pictures[at] as Sized) < 0.9;
  if (!isUpright(index)) return "whole";
  let first = index;
  while (isUpright(first - 1)) first--;
  const inPair = (index - first) % 2 === 1 || isUpright(index + 1);
  return inPair ? "half" : "inset";
}
