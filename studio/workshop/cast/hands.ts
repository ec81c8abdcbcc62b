/** Hands in many shapes: the palm is around 0,0, about 150 wide; an upright open hand reaches from -200 to 260. */
import { capsule, melt, outlines, type Field } from "../contours.ts";
import { place, type Shape } from "../shapes.ts";
import { line } from "./pen.ts";

/** Degrees from upright, clockwise, and length: 1 is stretched, 0 folded into the palm. */
export type Finger = readonly [lean: number, length: number];
export type Fingers = readonly [thumb: Finger, first: Finger, middle: Finger, ring: Finger, little: Finger];

const BASES = [
  [-46, 34, 96, 19],
  [-48, -28, 122, 17.5],
  [-16, -40, 138, 18],
  [17, -37, 128, 17.5],
  [47, -20, 98, 15.5],
] as const;

/** A left hand's back (thumb to the left): its outline, and the lines where folded fingers lie. */
export function hand(
  fingers: Fingers,
  at: Parameters<typeof place>[0],
  wrist = 230,
): { outline: Shape[]; creases: Shape[] } {
  const put = place(at);
  let field: Field = melt(capsule(-12, 6, 14, 10, 56, 54), capsule(0, 40, 0, wrist, 46, 43), 40);
  const creases: Shape[] = [];
  fingers.forEach(([lean, length], i) => {
    const [x, y, full, r] = BASES[i] as (typeof BASES)[number];
    const a = ((lean - 90) * Math.PI) / 180;
    const reach = 26 + (full - 26) * length;
    field = melt(field, capsule(x, y, x + Math.cos(a) * reach, y + Math.sin(a) * reach, r + 2, r - 1), 16);
    const next = fingers[i + 1];
    if (i > 0 && next && length === 1 && next[1] === 1 && next[0] - lean < 6)
      creases.push(put(line([x + 16, y + 8, x + 17, y - 40, x + 17, y - full * 0.78], 6)));
    if (i > 0 && length < 0.35) {
      creases.push(put(line([x - 11, y + 30, x, y + 38, x + 11, y + 30], 6)));
      if (i < 4) creases.push(put(line([x + 16, y - 30, x + 17, y - 4, x + 15, y + 22], 5)));
    }
  });
  return { outline: outlines(field, 0, [-260, -260, 520, 500], 5).map(put), creases };
}
