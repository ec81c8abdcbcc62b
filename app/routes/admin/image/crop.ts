/** Pixels of a picture, turned as it will be. */
export interface Size {
  width: number;
  height: number;
}

/** What is kept of it, in whole pixels. */
export interface Crop extends Size {
  left: number;
  top: number;
}

/** Shapes that a press gives; null keeps the picture's own. */
export const ratios: [words: string, ratio: number | null][] = [
  ["Whole picture", null],
  ["1 : 1", 1],
  ["4 : 3", 4 / 3],
  ["3 : 4", 3 / 4],
  ["16 : 9", 16 / 9],
];

export function wholeOf({ width, height }: Size): Crop {
  return { left: 0, top: 0, width, height };
}

export function isWhole(crop: Crop, size: Size): boolean {
  return crop.width === size.width && crop.height === size.height;
}

/** The largest crop of a shape, around the middle. */
export function cropTo(ratio: number | null, { width, height }: Size): Crop {
  if (ratio === null) return wholeOf({ width, height });
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return {
    left: Math.floor((width - wide) / 2),
    top: Math.floor((height - high) / 2),
    width: wide,
    height: high,
  };
}

/** What was typed or drawn, brought inside the picture. */
export function cropWithin(typed: Crop, size: Size): Crop {
  const whole = (value: number, most: number, least = 0) =>
    Math.min(Math.max(least, Math.round(Number.isFinite(value) ? value : least)), Math.max(least, most));
  const left = whole(typed.left, size.width - 1);
  const top = whole(typed.top, size.height - 1);
  return {
    left,
    top,
    width: whole(typed.width, size.width - left, 1),
    height: whole(typed.height, size.height - top, 1),
  };
}

/** The box between two places. */
export function cropBetween(from: { x: number; y: number }, to: { x: number; y: number }, size: Size): Crop {
  const left = Math.min(from.x, to.x);
  const top = Math.min(from.y, to.y);
  return cropWithin({ left, top, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) }, size);
}

export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The same part of the picture after a quarter turn to the right, or to the left; `size` is that before. */
export function turnCrop(crop: Crop, size: Size, direction: "left" | "right"): Crop {
  const { left, top, width, height } = crop;
  return direction === "right"
    ? { left: size.height - top - height, top: left, width: height, height: width }
    : { left: top, top: size.width - left - width, width: height, height: width };
}
