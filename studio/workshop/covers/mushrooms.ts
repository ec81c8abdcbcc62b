/** Covers of toadstools: a ring that somebody has left, and caps that lie like roof tiles. */
import { snail } from "../cast/others.ts";
import { tuft } from "../cast/scenery.ts";
import { toadstool } from "../cast/toadstool.ts";
import { between, random } from "@toadstool/stage/seeded";
import type { Picture, Tones } from "../riso.ts";
import { curve, ellipse, stroke, type Point } from "../shapes.ts";
import { onCircle, sheet, times } from "./sheet.ts";

/** Twelve places, eleven toadstools: the twelfth place is where the snail comes from. */
function ring(): Picture {
  const p = sheet("01", { inks: ["violet", "pink"] }, { violet: 1 });
  const r = random(p.name);
  const lawn = ellipse(800, 520, 690, 330);
  p.paint(lawn, { violet: 0.62 });
  p.paint(ellipse(800, 520, 470, 196), { violet: 0.3 });
  for (const _ of times(34)) {
    const [x, y] = onCircle(800, 520, between(r, 60, 660), between(r, 30, 300), between(r, 0, 360));
    tuft(p, x, y, between(r, 18, 36), { violet: 1 });
  }
  const places = times(12)
    .map((i) => ({ i, at: onCircle(800, 530, 560, 250, 30 * i - 52) }))
    .toSorted((a, b) => a.at[1] - b.at[1]);
  for (const { i, at } of places) {
    const [x, y] = at;
    if (i === 4) continue;
    const size = 1.15 + ((y - 280) / 500) * 1.35;
    p.print(ellipse(x + 30 * size, y + 2, 56 * size, 11 * size), { violet: 1 });
    toadstool(p, {
      at: { x, y, size, turn: between(r, -9, 9), flip: r() > 0.5 },
      cap: { pink: 1 },
      spots: {},
      stem: {},
      shade: { violet: 0.5 },
    });
  }
  snail(p, {
    at: { x: 1040, y: 770, size: 1.9 },
    shell: { pink: 1, violet: 0.4 },
    body: {},
    line: { violet: 1 },
  });
  return p;
}

const SPOTS = [
  [-0.5, -0.36, 0.12],
  [-0.1, -0.62, 0.13],
  [0.34, -0.48, 0.15],
  [0.06, -0.24, 0.1],
  [0.66, -0.18, 0.09],
  [-0.74, -0.12, 0.07],
] as const;

/** A roof of caps. */
function roof(): Picture {
  const p = sheet(
    "09",
    { inks: ["midnight", "pink"], screens: { midnight: { kind: "lines", pitch: 11, angle: 90 } } },
    { midnight: 1 },
  );
  const r = random(p.name);
  const looks: { cap: Tones; spot: Tones }[] = [
    { cap: { pink: 1 }, spot: {} },
    { cap: { pink: 1 }, spot: {} },
    { cap: {}, spot: { pink: 1 } },
    { cap: { midnight: 1 }, spot: { pink: 1 } },
    { cap: { pink: 0.42 }, spot: { midnight: 1 } },
  ];
  for (const row of times(7)) {
    const y = 130 + row * 150;
    for (const column of times(7)) {
      const x = column * 320 - (row % 2 ? 160 : 0);
      const w = 176;
      const look = looks[Math.floor(r() * looks.length)] ?? { cap: {}, spot: {} };
      const dome = (grow: number) =>
        curve([
          [x - w - grow, y + 8, 1],
          ...ellipse(x, y, w + grow, w * 1.06 + grow, 186, 354).filter((_, i) => i % 6 === 0),
          [x + w + grow, y + 8, 1],
          [x, y + 34],
        ]);
      p.paint(dome(9), { midnight: 1 });
      p.paint(dome(0), look.cap);
      for (const [dx, dy, size] of SPOTS) {
        const spot = ellipse(x + dx * w, y + dy * w, size * w, size * w * 0.86);
        p.paint(spot, look.spot, dome(0));
      }
      const rim = [
        [x - w + 14, y + 8],
        [x, y + 28],
        [x + w - 14, y + 8],
      ] satisfies Point[];
      p.print(
        stroke(rim, (t) => 3 + 7 * Math.sin(Math.PI * t)),
        { midnight: 1 },
      );
    }
  }
  return p;
}

export const pictures = { "01": ring, "09": roof };
