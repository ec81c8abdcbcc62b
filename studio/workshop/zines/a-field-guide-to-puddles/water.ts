/** Puddles, ripples, rain and splashes. */
import { blob, line } from "../../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place, stroke, type Point, type Shape } from "../../shapes.ts";

type At = Parameters<typeof place>[0];

/** The edge of a puddle around 0,0: about 200 wide and 200 high before squashing; each name lies differently. */
export function puddle(name: string, at: At, lobes = 11): Shape {
  const r = random(name);
  const flat = Array.from({ length: lobes }, (_, i) => {
    const a = (i / lobes) * Math.PI * 2;
    const radius = between(r, 84, 112);
    return [Math.cos(a) * radius, Math.sin(a) * radius];
  }).flat();
  return place(at)(blob(flat));
}

/** A flat arc on the water from x-w to x+w. */
export const ripple = (
  x: number,
  y: number,
  w: number,
  h: number,
  width: number,
  from = 10,
  to = 170,
): Shape =>
  stroke(
    Array.from({ length: 15 }, (_, i): Point => {
      const a = ((from + ((to - from) * i) / 14) * Math.PI) / 180;
      return [x + Math.cos(a) * w, y + Math.sin(a) * h];
    }),
    (t) => width * (0.35 + 0.65 * Math.sin(Math.PI * t)),
  );

/** A falling drop, its point up, about 60 high. */
export const drop = (at: At): Shape =>
  place(at)(blob([0, -36, 7, -16, 18, 6, 12, 24, 0, 29, -12, 24, -18, 6, -7, -16]));

/** Slanting rain over a box, thinned by `share` (0…1 of the way across and down). */
export function rain(
  p: Picture,
  name: string,
  box: readonly [x: number, y: number, w: number, h: number],
  count: number,
  tones: Tones,
  share: (u: number, v: number) => number = () => 1,
): void {
  const r = random(name);
  for (let i = 0; i < count; i++) {
    const [u, v] = [r(), r()];
    const long = between(r, 50, 110);
    if (r() > share(u, v)) continue;
    const [x, y] = [box[0] + u * box[2], box[1] + v * box[3]];
    p.print(
      line([x, y, x - long * 0.1, y + long / 2, x - long * 0.2, y + long], (t) => 5 + 6 * t),
      tones,
    );
  }
}

/** Drops thrown up and outwards from a place. */
export function splash(
  p: Picture,
  x: number,
  y: number,
  reach: number,
  count: number,
  tones: Tones,
  name: string,
): void {
  const r = random(name);
  for (let i = 0; i < count; i++) {
    const lean = between(r, -1, 1);
    const far = reach * between(r, 0.55, 1);
    const at = {
      x: x + lean * far,
      y: y - far * (1 - 0.5 * lean * lean),
      turn: lean * 55,
      size: between(r, 0.5, 1.1),
    };
    if (i % 3) p.paint(drop(at), tones);
    else p.paint(ellipse(at.x, at.y, 9 * at.size), tones);
  }
}
