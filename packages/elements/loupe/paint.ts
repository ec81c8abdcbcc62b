import type { Point } from "./place.ts";
import type { Planes, Separation } from "./separate.ts";

/** The picture as it is, with every ink in its place, or one plate alone. */
export type Shown = "all" | "register" | number;

/** Pixels around what the glass shows, from which inks are laid back into their places. */
const margin = 12;

/** What lies under the glass, in pixels of the file. */
interface Region {
  x: number;
  y: number;
  across: number;
}

/** Reads a piece of a picture, takes it apart, and paints it and its plates on canvases. */
export function createPainter(separation: Separation) {
  const canvas = document.createElement("canvas");
  const on = canvas.getContext("2d", { willReadFrequently: true });
  const sheet = document.createElement("canvas");
  let region: Region = { x: 0, y: 0, across: 1 };
  let planes: Planes = [];

  function read(
    source: HTMLImageElement,
    size: readonly [number, number],
    spot: Point,
    shownAcross: number,
  ): void {
    const across = Math.ceil(shownAcross) + 2 * margin;
    const [x, y] = [Math.round(spot.x - across / 2), Math.round(spot.y - across / 2)];
    region = { x, y, across };
    if (!on) return;
    if (canvas.width !== across) canvas.width = canvas.height = across;
    on.fillStyle = `rgb(${separation.paper.join(" ")})`;
    on.fillRect(0, 0, across, across);
    // Whole, and mostly beside the canvas: a picture with `sizes` does not tell how many pixels the file has that it shows.
    on.drawImage(source, -x, -y, ...size);
    planes = separation.separate(on.getImageData(0, 0, across, across).data);
  }

  /** Lays plates on paper, on a canvas as large as what was read; `moves` is how far each is laid from where it was found, in pixels. */
  function print(target: HTMLCanvasElement, plates: readonly number[], moves: readonly Point[] = []): void {
    const { across } = region;
    if (target.width !== across) target.width = target.height = across;
    const context = target.getContext("2d");
    if (!context) return;
    const image = context.createImageData(across, across);
    const { data } = image;
    const [red, green, blue] = separation.paper;
    for (let at = 0; at < data.length; at += 4) {
      [data[at], data[at + 1], data[at + 2]] = [red, green, blue];
      data[at + 3] = 255;
    }
    for (const index of plates) {
      const plane = planes[index];
      if (plane) layPlane(data, moved(plane, across, moves[index]), index, separation);
    }
    context.putImageData(image, 0, 0);
  }

  return {
    read,
    print,
    /** What was read, as it is. */
    copy(target: HTMLCanvasElement): void {
      if (target.width !== region.across) target.width = target.height = region.across;
      target.getContext("2d")?.drawImage(canvas, 0, 0);
    },
    /** What the glass shows, on a canvas of `scale` pixels for each of the file's; beyond the picture's edge nothing. */
    paintLens(
      lens: HTMLCanvasElement,
      scale: number,
      spot: Point,
      size: readonly [number, number],
      shown: Shown,
      moves: readonly Point[],
    ): void {
      const context = lens.getContext("2d");
      if (!context) return;
      if (shown !== "all") {
        if (shown === "register") print(sheet, [...planes.keys()], moves);
        else print(sheet, [shown]);
      }
      const { width } = lens;
      const place = (file: Point) => ({
        x: width / 2 + (file.x - spot.x) * scale,
        y: width / 2 + (file.y - spot.y) * scale,
      });
      const [corner, from] = [place({ x: 0, y: 0 }), place(region)];
      context.clearRect(0, 0, width, width);
      context.save();
      context.beginPath();
      context.rect(corner.x, corner.y, size[0] * scale, size[1] * scale);
      context.clip();
      context.imageSmoothingEnabled = false;
      const side = region.across * scale;
      context.drawImage(shown === "all" ? canvas : sheet, from.x, from.y, side, side);
      context.restore();
    },
    /** How much of each plate there is around the middle, 0 to 1. */
    shares(): number[] {
      const { across } = region;
      const [start, end] = [Math.floor(across / 2) - 6, Math.floor(across / 2) + 6];
      return planes.map((plane) => {
        let sum = 0;
        for (let y = start; y < end; y++)
          for (let x = start; x < end; x++) sum += plane[y * across + x] as number;
        return sum / (144 * 255);
      });
    },
    /** A phone is slow to free canvases. */
    leave: () => void (canvas.width = sheet.width = 0),
  };
}

function layPlane(
  data: Uint8ClampedArray,
  plane: Uint8ClampedArray,
  plate: number,
  { lay }: Separation,
): void {
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const amount = plane[pixel] as number;
    if (amount === 0) continue;
    for (const channel of [0, 1, 2] as const)
      data[pixel * 4 + channel] = lay(data[pixel * 4 + channel] as number, plate, channel, amount);
  }
}

/** A plane moved by parts of pixels; what comes in at its edge is its edge. */
function moved(plane: Uint8ClampedArray, across: number, by?: Point): Uint8ClampedArray {
  if (!by || (by.x === 0 && by.y === 0)) return plane;
  const out = new Uint8ClampedArray(plane.length);
  const within = (value: number) => Math.min(across - 1, Math.max(0, value));
  const [left, top] = [Math.floor(-by.x), Math.floor(-by.y)];
  const [right, low] = [-by.x - left, -by.y - top];
  for (let y = 0; y < across; y++) {
    const [upper, lower] = [within(y + top) * across, within(y + top + 1) * across];
    for (let x = 0; x < across; x++) {
      const [one, other] = [within(x + left), within(x + left + 1)];
      const above = (plane[upper + one] as number) * (1 - right) + (plane[upper + other] as number) * right;
      const below = (plane[lower + one] as number) * (1 - right) + (plane[lower + other] as number) * right;
      out[y * across + x] = above * (1 - low) + below * low;
    }
  }
  return out;
}
