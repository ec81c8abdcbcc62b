/** Eyes, lids and tongue as they are painted: a colour for each share of their tile. */
import { smooth } from "./distance.ts";
import type { Tile } from "./shapes.ts";
import { type Colour, mix, paint } from "./skin-colour.ts";

/** Pixels of the atlas's upper strip, which the tiles stand in. */
export const strip = 132;

export const tiles = {
  eye: { x: 2, y: 2, size: 128 },
  upperLid: { x: 134, y: 2, size: 128 },
  lowerLid: { x: 266, y: 2, size: 128 },
  tongue: { x: 398, y: 2, size: 128 },
  uvula: { x: 530, y: 2, size: 64 },
} as const satisfies Record<string, Tile>;

const gold: Colour = [244, 190, 52];
const ember: Colour = [214, 122, 28];
const slot: Colour = [28, 16, 40];
const tongue: Colour = [240, 116, 138];

export const painted: Record<keyof typeof tiles, (u: number, v: number) => Colour> = {
  eye(u, v) {
    const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2];
    const away = Math.hypot(x, y);
    const ray = Math.sin(Math.atan2(y, x) * 26) * 0.5 + Math.sin(Math.atan2(y, x) * 17 + 1) * 0.5;
    let colour = mix(gold, ember, 0.75 * smooth(0.35, 0.72, away + 0.06 * ray));
    colour = mix(colour, paint.rim, smooth(0.76, 0.8, away));
    // A toad's pupil lies on its side, with blunt ends and a dent below.
    const dent = 0.05 * smooth(0.2, 0, Math.abs(x)) * (y > 0 ? 1 : 0);
    const pupil = Math.hypot(Math.max(0, Math.abs(x) - 0.24) / 1.15, y / (1 - dent)) - 0.24;
    colour = mix(colour, paint.rim, 0.4 * smooth(0.1, 0.02, pupil));
    colour = mix(colour, slot, smooth(0.012, -0.012, pupil));
    // A window, far away: without it nobody is at home.
    return mix(colour, [255, 248, 232], smooth(0.1, 0.07, Math.hypot(x + 0.22, (y + 0.02) * 1.15)));
  },
  upperLid(u, v) {
    const spots = Math.sin(u * 21 + 1) * Math.sin(v * 13 + u * 4) > 0.62 ? 1 : 0;
    const colour = mix(mix(paint.back, paint.ridge, smooth(0.3, 1, v)), paint.blotch, 0.6 * spots);
    return mix(colour, paint.rim, smooth(0.27, 0.22, v));
  },
  lowerLid: (_, v) => mix(mix(paint.flank, paint.back, 0.6), paint.rim, smooth(0.25, 0.2, v)),
  tongue(u, v) {
    const groove = smooth(0.05, 0.02, Math.abs(u - 0.25)) * smooth(0.3, 0.5, v);
    return mix(mix(paint.gums, tongue, smooth(0.1, 0.5, v)), paint.gums, 0.7 * groove);
  },
  uvula: (_, v) => mix(paint.gums, [250, 150, 120], smooth(0.3, 0.8, v)),
};
