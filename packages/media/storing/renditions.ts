import type { Focus } from "../showing/focus.ts";
import type { Rendition } from "./ports.ts";

/** Widths, in pixels, that a picture is stored in where it is at least as wide; besides, its own width up to the last. */
const pictureWidths = [320, 640, 960, 1200, 1800, 2560];
/** Pixels of the longest edge: the Images binding makes no larger AVIF. */
export const longestAvifEdge = 1200;
/** Pixels: the width of the file for mail programs and feed readers, which know neither AVIF nor `srcset`. */
const mainWidth = 1200;
/** Pixels of the crop that is shown where a link is shared; made of pictures at least half as large. */
const cardSize = { width: 1200, height: 630 };

/** A file that is to be drawn of a picture. */
export interface PlannedFile extends Rendition {
  name: string;
  /** Without it the picture cannot be shown; the others only make it lighter or finer. */
  isNeeded: boolean;
}

const endings = { avif: "avif", webp: "webp", jpeg: "jpg", png: "png" };

/** The widths that a picture of this width is stored in: smaller ones and its own, up to the largest. */
export function widthsOf(width: number): number[] {
  const largest = Math.min(width, pictureWidths.at(-1) ?? width);
  return [...pictureWidths.filter((smaller) => smaller < largest), largest];
}

/** All files that are drawn of a picture, the one for mail and old readers first. */
export function planFiles({
  width,
  height,
  hasAlpha,
}: {
  width: number;
  height: number;
  hasAlpha: boolean;
}): [PlannedFile, ...PlannedFile[]] {
  const plain = hasAlpha ? "png" : "jpeg";
  const needed = (format: Rendition["format"], wide: number) => planned(format, wide, true);
  const widths = widthsOf(width);
  const isLightEnough = (wide: number) => Math.max(wide, (height * wide) / width) <= longestAvifEdge;
  const card = planCard({ width, height, plain });
  return [
    needed(plain, Math.min(width, mainWidth)),
    ...widths.map((wide) => needed("webp", wide)),
    ...widths.filter(isLightEnough).map((wide) => planned("avif", wide, false)),
    ...(card ? [card] : []),
  ];
}

/** The crop for links, of a picture that is large enough; where its focus is not the middle, under a name that says so. */
export function planCard({
  width,
  height,
  plain,
  focus,
}: {
  width: number;
  height: number;
  plain: "jpeg" | "png";
  focus?: Focus;
}): PlannedFile | null {
  if (width < cardSize.width / 2 || height < cardSize.height / 2) return null;
  const place = focus ? `${focus.x}x${focus.y}` : "";
  return { name: `card${place}.${endings[plain]}`, format: plain, ...cardSize, focus, isNeeded: false };
}

function planned(format: Rendition["format"], width: number, isNeeded: boolean): PlannedFile {
  return { name: `${width}.${endings[format]}`, format, width, isNeeded };
}

/** The width at which both edges of a picture are at most `edge`. */
export function widthWithin(edge: number, { width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.floor(Math.min(edge, width, (edge * width) / height)));
}
