/** The room: toads seen from behind, bouncing and clapping; and one that is not so easily pleased. */
import { toad } from "../cast/toad.ts";
import { between, random } from "@toadstool/stage/seeded";
import type { Tones } from "../riso.ts";
import { curve, ellipse, place, stroke, type Point } from "../shapes.ts";
import type { Cel } from "./cel.ts";

const BACK = curve([
  [-46, 40, 1],
  [-54, -10],
  [-52, -34],
  [-44, -52],
  [-40, -66],
  [-32, -79],
  [-20, -79],
  [-11, -69],
  [0, -66],
  [11, -69],
  [20, -79],
  [32, -79],
  [40, -66],
  [44, -52],
  [52, -34],
  [54, -10],
  [46, 40, 1],
]);

interface Guest {
  x: number;
  y: number;
  size: number;
  skin: Tones;
  wart: Tones;
  arms: boolean;
  late: number;
}

function row(name: string, y: number, size: number, gap: number, skin: Tones, wart: Tones): Guest[] {
  const r = random(name);
  const count = Math.ceil(1040 / gap);
  return Array.from({ length: count }, (_, i): Guest => ({
    x: -20 + i * gap + between(r, -0.12, 0.12) * gap,
    y: y + between(r, -9, 9),
    size: size * between(r, 0.92, 1.1),
    skin,
    wart,
    arms: r() > 0.35,
    late: r() > 0.7 ? 1 : 0,
  }));
}

const FAR = row("far row", 672, 0.86, 112, { pink: 1 }, { midnight: 1 });
const NEAR = row("near row", 748, 1.36, 164, { midnight: 1 }, { pink: 1 }).filter((_, i) => i !== 4);
const CRITIC = { x: 588, y: 738 };

function guest(p: Cel, g: Guest, index: number, joy: number): void {
  const phase = ((index - g.late + 64) % 4) / 4;
  const hop = Math.sin(Math.PI * phase) * (3 + 27 * joy) * g.size;
  const squash = phase === 0 ? 0.95 : 1.02;
  const put = place({ x: g.x, y: g.y - hop, size: g.size, squash });
  if (g.arms && joy > 0.3) {
    const reach = Math.min(1, (joy - 0.3) * 2.4);
    const clap = Math.abs((((index - g.late + 64) % 8) - 4) / 4);
    for (const side of [-1, 1]) {
      const hand: Point = [side * (7 + 40 * clap), -74 - 44 * reach];
      p.paint(put(stroke([[side * 44, -22], [side * (50 + 8 * clap), -62], hand], 13)), g.skin);
      for (const finger of [-38, 0, 38]) {
        const a = ((finger + side * 20 * clap) * Math.PI) / 180;
        p.paint(put(stroke([hand, [hand[0] + 13 * Math.sin(a), hand[1] - 14 * Math.cos(a)]], 6.5)), g.skin);
      }
    }
  }
  p.paint(put(BACK), g.skin);
  for (const [x, y, radius] of [
    [-16, -50, 4],
    [12, -42, 5],
    [30, -26, 3.5],
    [-30, -24, 4.5],
    [-2, -18, 4],
  ] as const)
    p.paint(put(ellipse(x, y, radius, radius * 0.85)), g.wart);
}

/** It looks at us; only its lids, and at the very top its brow, admit anything. */
function critic(p: Cel, index: number, joy: number): void {
  const blink = index === 22 || index === 23;
  toad(p, {
    at: { ...CRITIC, size: 1.36, squash: joy > 0.93 ? 1.05 : 1 },
    skin: { yellow: 1, pink: 0.16 },
    dark: { midnight: 1 },
    belly: {},
    eye: {},
    wart: { pink: 1 },
    look: joy > 0.75 ? [0.1, -0.9] : [0, 0.1],
    lids: blink ? 1 : Math.max(0.12, 0.62 - 0.5 * Math.max(0, joy - 0.6) * 2),
  });
}

export function crowd(p: Cel, index: number, _phase: number, joy: number): void {
  for (const g of FAR) guest(p, g, index, joy);
  for (const g of NEAR) guest(p, g, index, joy);
  critic(p, index, joy);
}
