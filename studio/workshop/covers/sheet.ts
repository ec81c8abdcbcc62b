/** What the covers have in common: the sheet, its ground, and shapes that several of them use. */
import { Picture, type Sheet, type Tones } from "../riso.ts";
import { ellipse, rect, type Point, type Shape } from "../shapes.ts";

export const WIDTH = 1600;
export const HEIGHT = 900;

/** A sheet printed to its edges and beyond, for inks slip. */
export function sheet(name: string, about: Omit<Sheet, "name" | "width" | "height">, ground: Tones): Picture {
  const p = new Picture({ ...about, name: `cover-${name}` });
  return p.paint(rect(-40, -40, WIDTH + 80, HEIGHT + 80), ground);
}

/** `count` numbers from 0 on. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const onCircle = (x: number, y: number, rx: number, ry: number, degrees: number): [number, number] => [
  x + rx * Math.cos((degrees * Math.PI) / 180),
  y + ry * Math.sin((degrees * Math.PI) / 180),
];

/** A band between two ellipses, as an outline that runs there and back. */
export function hoop(x: number, y: number, rx: number, ry: number, width: number, from = 0, to = 360): Shape {
  const half = width / 2;
  const squash = ry / rx;
  const outer = ellipse(x, y, rx + half, ry + half * squash, from, to);
  const inner = ellipse(x, y, rx - half, ry - half * squash, from, to);
  const closed = (shape: Shape): Shape => (to - from >= 360 ? [...shape, shape[0] as Point] : shape);
  return [...closed(outer), ...closed(inner).toReversed()];
}
