/** Eyes, lids and tongue as they are painted: plates for each share of their tile. */
import { smooth } from "./distance.ts";
import { mix, type Plates, pulls } from "./inks.ts";
import type { Tile } from "./shapes.ts";

/** Pixels of the atlas's upper strip, which the tiles stand in. */
export const strip = 132;

export const tiles = {
  eye: { x: 2, y: 2, size: 128 },
  upperLid: { x: 134, y: 2, size: 128 },
  lowerLid: { x: 266, y: 2, size: 128 },
  tongue: { x: 398, y: 2, size: 128 },
  uvula: { x: 530, y: 2, size: 64 },
} as const satisfies Record<string, Tile>;

export const painted: Record<keyof typeof tiles, (u: number, v: number) => Plates> = {
  eye(u, v) {
    const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2];
    const away = Math.hypot(x, y);
    const ray = Math.sin(Math.atan2(y, x) * 26) * 0.5 + Math.sin(Math.atan2(y, x) * 17 + 1) * 0.5;
    let plates = mix(pulls.yellow, pulls.orange, smooth(0.52, 0.56, away + 0.09 * ray));
    plates = mix(plates, pulls.line, smooth(0.75, 0.78, away));
    // A toad's pupil lies on its side, with blunt ends and a dent below.
    const dent = 0.05 * smooth(0.2, 0, Math.abs(x)) * (y > 0 ? 1 : 0);
    const pupil = Math.hypot(Math.max(0, Math.abs(x) - 0.24) / 1.15, y / (1 - dent)) - 0.24;
    plates = mix(plates, pulls.line, smooth(0.012, -0.012, pupil));
    // A window, far away: without it nobody is at home.
    return mix(plates, pulls.bare, smooth(0.1, 0.08, Math.hypot(x + 0.22, (y + 0.02) * 1.15)));
  },
  upperLid(u, v) {
    const spots = smooth(0.58, 0.66, Math.sin(u * 21 + 1) * Math.sin(v * 13 + u * 4));
    return mix(mix(pulls.green, pulls.blotch, spots), pulls.line, smooth(0.26, 0.23, v));
  },
  lowerLid: (_, v) => mix(pulls.green, pulls.line, smooth(0.24, 0.21, v)),
  tongue(u, v) {
    const groove = smooth(0.035, 0.025, Math.abs(u - 0.25)) * smooth(0.3, 0.32, v);
    // Wet: bare paper on either side of the groove.
    const gleam = smooth(0.03, 0.02, Math.hypot((u - 0.33) * 0.6, (v - 0.72) * 0.25));
    return mix(
      mix(mix(pulls.orange, pulls.pink, smooth(0.2, 0.23, v)), pulls.line, groove),
      pulls.bare,
      gleam,
    );
  },
  uvula: (_, v) => mix(pulls.orange, pulls.pink, smooth(0.5, 0.53, v)),
};
