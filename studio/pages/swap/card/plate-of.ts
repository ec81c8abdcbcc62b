import {
  type Field,
  fieldOf,
  fillOutlines,
  fillSpans,
  flatten,
  type Matrix,
  stroked,
} from "@toadstool/stage/raster";
import { lineSizes, stampSizes, steps, type SwapKit } from "../kit.ts";
import { setSigns } from "../print.ts";
import { isLine, type Mark } from "../swap.ts";

/** Where the middle of a print is on the card, and the card's pixels to a unit of the page. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** The plate of one print: 1 where it leaves ink. Dots are as coarse as its pixels. */
export function plateOf(
  kit: SwapKit,
  mark: Mark,
  spot: Spot,
  size: { width: number; height: number },
): Field {
  const plate = fieldOf(size.width, size.height);
  const scale = ((isLine(mark) ? lineSizes[mark.size] : stampSizes[mark.size]) ?? 1) * spot.scale;
  const turn = (mark.turn * 2 * Math.PI) / steps.turn;
  const around = placed([1, 0, 0, 1, spot.x, spot.y], { x: 0, y: 0, turn, scale });
  const line = (path: string, place: Matrix, width: number, value: number) =>
    fillOutlines(stroked(flatten(path, place), width * scale), plate, value);
  if (isLine(mark)) {
    const { pen } = kit.faces[mark.face] ?? {};
    for (const { path, x, lift, lean } of setSigns(kit, mark)) {
      const place = placed(around, { x, y: lift, turn: (lean * Math.PI) / 180, scale: 1 });
      if (pen) line(path, place, pen, 1);
      else fillOutlines(flatten(path, place), plate, 1, "evenodd");
    }
    return plate;
  }
  const place = placed(around, { x: -50, y: -50, turn: 0, scale: 1 });
  for (const [how, path, width] of kit.stamps[mark.stamp]?.layers ?? []) {
    const value = how === "cut" ? 0 : 1;
    if (width) line(path, place, width, value);
    else if (how === "tone") fillDots(path, place, plate);
    else fillOutlines(flatten(path, place), plate, value);
  }
  return plate;
}

interface Put extends Spot {
  /** In radians. */
  turn: number;
}

function placed([a, b, c, d, e, f]: Matrix, { x, y, turn, scale }: Put): Matrix {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return [
    a * cos + c * sin,
    b * cos + d * sin,
    c * cos - a * sin,
    d * cos - b * sin,
    a * x + c * y + e,
    b * x + d * y + f,
  ];
}

/** Prints a tone through a screen at 45°. */
function fillDots(path: string, place: Matrix, plate: Field): void {
  fillSpans(flatten(path, place), plate, (row, left, right) => {
    for (let column = left; column < right; column++)
      if (isDot(column, row)) plate.values[row * plate.width + column] = 1;
  });
}

function isDot(x: number, y: number): boolean {
  const [u, v] = [((x + y) * 0.7071) % 5, ((x - y) * 0.7071 + 5000) % 5];
  return Math.hypot(u - 2.5, v - 2.5) < 1.75;
}
