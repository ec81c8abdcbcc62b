import { pitchInPiece, screensSeen } from "./dots-seen.ts";
import { type Bounds, seenPart } from "./glass-at.ts";
import { mostToSee } from "./most-to-see.ts";
import type { Point } from "./place.ts";
import type { Separation } from "./separate.ts";
import { placementOfLook, type Look } from "./show.ts";

/** Width and height in pixels of a copy that is read as a whole. */
const small = 72;
/** Pixels on each side of a piece that is searched for dots: about what a lens shows. */
const piece = 40;
/** Pieces that are searched, across and down, in so much of what is seen: at its rim the glass would lie beside the picture. */
const [pieces, searched] = [10, 0.8];
/** The score of `screensSeen` from which the dots of two plates can be seen. */
const enough = 0.3;

/** Where there is most to see of what is seen of a picture; one that is out of sight comes into it. */
export function firstSpot(look: Look, separation: Separation, bounds: Bounds): Point {
  const { picture } = look;
  const seen = seenPart(picture.getBoundingClientRect(), bounds) ?? broughtIntoSight(picture);
  const { x, y, scale } = placementOfLook(look);
  const within = {
    left: (seen.left - x) / scale,
    top: (seen.top - y) / scale,
    right: (seen.right - x) / scale,
    bottom: (seen.bottom - y) / scale,
  };
  return mostDots(look, separation, within) ?? mostPlates(look, separation, within);
}

/** Where the dots of two plates are seen best; null where there are none. Of equal places, the nearest to the middle. */
function mostDots({ picture, size, printed }: Look, separation: Separation, within: Bounds): Point | null {
  const pitches = printed?.plates.map(({ pitch = Infinity }) => pitch) ?? [];
  const pitch = (Math.min(...pitches) * size[0]) / (printed?.across ?? 0);
  if (!Number.isFinite(pitch)) return null;
  const scale = Math.min(1, pitchInPiece / pitch);
  const on = contextOf(piece);
  if (!on) return null;
  let [best, most]: [Point | null, number] = [null, enough];
  for (let place = 0; place < pieces ** 2; place++) {
    const [across, down] = [place % pieces, Math.floor(place / pieces)].map(
      (count) => ((count + 0.5) / pieces - 0.5) * searched,
    ) as [number, number];
    const x = within.left + (within.right - within.left) * (0.5 + across);
    const y = within.top + (within.bottom - within.top) * (0.5 + down);
    on.drawImage(picture, piece / 2 - x * scale, piece / 2 - y * scale, size[0] * scale, size[1] * scale);
    const planes = separation.separate(on.getImageData(0, 0, piece, piece).data);
    const seen = screensSeen(planes, piece) * (1 - Math.hypot(across, down) / 2);
    if (seen > most) [best, most] = [{ x, y }, seen];
  }
  return best;
}

function mostPlates({ picture, size }: Look, separation: Separation, within: Bounds): Point {
  const [across, down] = [small / size[0], small / size[1]];
  const inCopy = {
    left: within.left * across,
    top: within.top * down,
    right: within.right * across,
    bottom: within.bottom * down,
  };
  const { x, y } = mostToSee(separation.separate(smallPixels(picture)), small, inCopy);
  return { x: x / across, y: y / down };
}

function broughtIntoSight(picture: HTMLElement): Bounds {
  picture.scrollIntoView({ block: "center", behavior: "instant" });
  return picture.getBoundingClientRect();
}

export function smallPixels(picture: HTMLImageElement): Uint8ClampedArray {
  const on = contextOf(small);
  if (on) on.imageSmoothingEnabled = false;
  on?.drawImage(picture, 0, 0, small, small);
  return on?.getImageData(0, 0, small, small).data ?? new Uint8ClampedArray();
}

function contextOf(side: number): CanvasRenderingContext2D | null {
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  return canvas.getContext("2d", { willReadFrequently: true });
}
