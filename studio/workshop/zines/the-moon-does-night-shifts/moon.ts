/** The Moon at work: a round face, a lanyard, no fuss. Around 0,0, a radius of 170 before placing. */
import { blob, line } from "../../cast/pen.ts";
import { place, ellipse, type Place } from "../../shapes.ts";
import type { Tones } from "../../riso.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, LIGHT, NIGHT, edged, limb } from "./inks.ts";

export interface MoonLook {
  at: Parameters<typeof place>[0];
  tones?: Tones;
  /** What the craters are printed in; the tones of the Moon come with it. */
  crater?: Tones;
  eyes?: "open" | "asleep" | "tired";
  look?: readonly [x: number, y: number];
  mouth?: "even" | "effort" | "smile" | "sip";
}

const DISC = blob([
  0, -170, 88, -148, 150, -84, 171, 2, 148, 86, 84, 148, 0, 169, -86, 147, -150, 86, -170, 0, -148, -86, -86,
  -147,
]);

const MOUTHS = {
  even: line([-26, 66, 0, 70, 28, 66], 10),
  effort: line([-34, 74, -16, 62, 0, 74, 16, 62, 34, 74], 10),
  smile: line([-42, 54, -22, 74, 4, 80, 28, 73, 44, 52], 11),
  sip: line([-10, 66, 4, 60, 14, 68], 10),
};

export function moon(p: ZinePage, look: MoonLook): void {
  const { at, tones = LIGHT, crater = { ...tones, navy: 0.25 }, eyes = "open", mouth = "even" } = look;
  const [lookX, lookY] = look.look ?? [0, 0];
  const put = place(at);
  edged(p, put(DISC), tones, 14);
  for (const [x, y, rx, ry] of [
    [-104, -84, 34, 26],
    [96, -108, 22, 18],
    [122, 66, 28, 34],
    [-96, 96, 20, 18],
    [22, -128, 14, 11],
    [-132, 14, 14, 18],
    [54, 122, 16, 12],
  ] as const)
    p.paint(put(ellipse(x, y, rx, ry)), crater);
  for (const s of [-1, 1]) {
    const [x, y] = [6 + s * 52, -14];
    if (eyes === "asleep") {
      p.paint(put(line([x - 28, y, x, y + 16, x + 28, y], 10)), NIGHT);
      continue;
    }
    const eye = ellipse(x, y, 29, 31);
    p.paint(put(eye), CREAM);
    p.paint(put(ellipse(x + lookX * 14, y + 2 + lookY * 13, 14, 16)), NIGHT, put(eye));
    const lid = eyes === "tired" ? y - 2 : y - 20;
    p.paint(
      put(blob([x - 38, y - 44, x + 38, y - 44, x + 38, lid, x, lid - 3, x - 38, lid])),
      tones,
      put(eye),
    );
    p.paint(put(line([x - 29, lid, x + 29, lid], 9)), NIGHT, put(ellipse(x, y, 32, 34)));
  }
  p.paint(put(line([2, 6, 14, 34, 0, 40], 9)), NIGHT);
  p.paint(put(MOUTHS[mouth]), NIGHT);
}

/** An arm or a leg of hers, in picture pixels, ending in a mitten. */
export function arm(
  p: ZinePage,
  points: readonly (readonly [number, number])[],
  tones: Tones = LIGHT,
  width = 44,
): void {
  limb(p, points, width, tones);
  const [x, y] = points.at(-1) as readonly [number, number];
  edged(p, ellipse(x, y, width * 0.78), tones, 10);
}

/** A work boot; its ankle on 0,0, toe to the right. */
export function boot(p: ZinePage, put: Place, tones: Tones = CREAM): void {
  edged(p, put(blob([-30, -34, 28, -34, 32, 6, 84, 24, 92, 60, -34, 60])), tones, 11);
  p.paint(put(line([-34, 44, 88, 44], 9)), NIGHT);
}

/** Her badge, hanging from two points of the disc to 0,0. */
export function badge(p: ZinePage, put: Place): void {
  for (const s of [-1, 1]) p.paint(put(line([s * 92, -150, s * 40, -84, 0, -34], 13)), CREAM);
  edged(p, put(blob([-50, -34, 50, -36, 52, 34, 48, 96, -48, 98, -52, 30])), CREAM, 9);
  edged(p, put(ellipse(0, 14, 26)), LIGHT, 8);
  p.paint(put(line([-30, 66, 30, 64], 8)), NIGHT);
}
