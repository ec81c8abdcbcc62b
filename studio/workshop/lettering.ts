/** Brush letters: capitals 75 high, small letters 48, the baseline at 0. Every sign in the glyphs files can be written. */
import type { Glyph } from "./glyphs-pen.ts";
import { SECOND_FORMS } from "./glyphs-lower.ts";
import { glyphOf } from "./glyphs-marks.ts";
import { kernOf } from "./lettering-space.ts";
import { between, random } from "@toadstool/stage/seeded";
import { ellipse, place, stroke, type Point, type Shape } from "./shapes.ts";

export interface Hand {
  /** The stroke's width at size 1. */
  pen?: number;
  /** Degrees the letters lean to the right. */
  slant?: number;
  /** How unevenly the letters stand; 1 is a lively hand, 0 a ruled line. */
  jitter?: number;
  align?: Align;
  /** Chooses between the forms of a letter, and how each stands. */
  seed?: string;
}
export type Align = "left" | "centre" | "right";
type At = Parameters<typeof place>[0];

/** Room between letters at size 1. */
const TRACKING = 6;
const PEN = 11;

/**
 * Shapes of one line. With a number (the stroke's width before placing) it is ruled and centred on 0,0 of the place;
 * with a hand it is lively, kerned, and aligned as the hand says. Throws for a sign that has no glyph.
 */
export function write(text: string, at: At, hand: number | Hand = PEN): Shape[] {
  const put = place(at);
  const brush = typeof hand === "number" ? ruled(hand) : lively(text, hand);
  const width = typeof hand === "number" ? widthOf(text) : handWidthOf(text);
  const align = typeof hand === "number" ? "centre" : (hand.align ?? "centre");
  let x = { left: 0, centre: -width / 2, right: -width }[align];
  let before: string | undefined;
  return [...text].flatMap((sign) => {
    if (typeof hand !== "number") x += kernOf(before, sign);
    before = sign;
    const start = x;
    const [advance, ...lines] = brush.form(sign);
    x += advance + TRACKING;
    const stand = brush.stand(advance);
    return lines.map((points) => put(draw(points, brush, (shape) => moveBy(stand(shape), start))));
  });
}

/** The width of a ruled text at size 1, in pixels. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + glyphOf(sign)[0] + TRACKING, -TRACKING);

/** The width of a text in the lively, kerned hand at size 1, in pixels. */
export const handWidthOf = (text: string): number =>
  widthOf(text) + [...text].reduce((sum, sign, i, all) => sum + kernOf(all[i - 1], sign), 0);

interface Brush {
  form: (sign: string) => Glyph;
  /** Takes the next sign's lines to where and how they stand, its left edge still at 0. */
  stand: (advance: number) => (shape: Shape) => Shape;
  width: number | ((t: number) => number);
  dot: number;
}

const ruled = (pen: number): Brush => ({
  form: glyphOf,
  stand: () => (shape) => shape,
  width: pen,
  dot: pen * 0.65,
});

function lively(text: string, { pen = PEN, slant = 0, jitter = 1, seed = "" }: Hand): Brush {
  const r = random(`${seed}/${text}`);
  const lean = Math.tan((slant * Math.PI) / 180);
  let second = false;
  return {
    form: (sign) => {
      second = r() < (second ? 0.25 : 0.6);
      const other = SECOND_FORMS[sign];
      return second && jitter > 0 && other ? other : glyphOf(sign);
    },
    stand: (advance) => {
      const turn = place({
        x: advance / 2,
        y: jitter * between(r, -2.4, 2.4),
        turn: jitter * between(r, -3, 3),
        size: 1 + jitter * between(r, -0.035, 0.035),
      });
      return (shape) => turn(moveBy(sheared(shape, lean), -advance / 2));
    },
    width: (t) => pen * (0.9 + 0.2 * Math.sin(Math.PI * Math.min(1, t * 1.25)) - 0.1 * t),
    dot: pen * 0.68,
  };
}

function draw(points: Shape, { width, dot }: Brush, put: (shape: Shape) => Shape): Shape {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const isDot = points.length === 2 && Math.hypot(last[0] - first[0], last[1] - first[1]) < 2;
  return isDot ? put(ellipse(first[0], first[1], dot)) : stroke(put(points), width);
}

const moveBy = (shape: Shape, x: number): Shape =>
  shape.map(([px, py, corner]): Point => (corner ? [px + x, py, corner] : [px + x, py]));
const sheared = (shape: Shape, lean: number): Shape =>
  shape.map(([x, y, corner]): Point => (corner ? [x - y * lean, y, corner] : [x - y * lean, y]));
