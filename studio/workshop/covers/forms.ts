/** Covers of plain forms: a hill in contours, tiles of quarter discs, and the marks between words. */
import { disc, melt, outlines, type Field } from "../contours.ts";
import { noise, random, seedOf } from "@toadstool/stage/seeded";
import type { Picture, Tones } from "../riso.ts";
import { curve, ellipse, poly, rect, stroke, type Point } from "../shapes.ts";
import { onCircle, sheet, times } from "./sheet.ts";

/** Two hills from above, one line after the other. */
function hills(): Picture {
  const p = sheet(
    "07",
    { inks: ["yellow", "pink"], screens: { pink: { kind: "lines", pitch: 16, angle: 0 } } },
    { yellow: 1 },
  );
  const field = noise(seedOf(p.name));
  const bumps: Field = melt(disc(540, 560, 90), disc(1130, 340, 40), 260);
  const land: Field = (x, y) => bumps(x, y) + 46 * field(x / 210, y / 210) + 14 * field(x / 70, y / 70);
  const levels = times(11).map((i) => 640 - i * 66);
  for (const [i, level] of levels.entries()) {
    const even: Tones = { yellow: 1, pink: i / 10 };
    for (const shape of outlines(land, level, [-400, -400, 2400, 1700], 12)) {
      p.paint(shape, i % 2 ? even : { yellow: 1, pink: Math.max(0, i / 10 - 0.3) });
      p.paint(stroke([...shape, shape[0] as Point], 5), { pink: 1 });
    }
  }
  return p;
}

/** Quarter discs in squares, turned by chance. */
function tiles(): Picture {
  const p = sheet("08", { inks: ["teal", "pink"] }, {});
  const r = random(p.name);
  const side = 200;
  for (const row of times(5)) {
    for (const column of times(8)) {
      const [x, y] = [column * side, row * side - 50];
      const turn = Math.floor(r() * 4);
      const [cx, cy] = [x + (turn === 1 || turn === 2 ? side : 0), y + (turn > 1 ? side : 0)];
      const slice = (size: number) => [
        [cx, cy] as Point,
        ...ellipse(cx, cy, size, size, turn * 90, turn * 90 + 90),
      ];
      const kind = Math.floor(r() * 5);
      if (kind === 0) p.paint(rect(x, y, side, side), { pink: 1 });
      if (kind === 1) p.paint(rect(x, y, side, side), { teal: 0.4 });
      p.print(slice(side), kind === 3 ? { pink: 1 } : { teal: 1 });
      p.paint(slice(side * 0.62), kind === 2 ? { pink: 1 } : kind === 4 ? { pink: 0.4 } : {});
      p.print(slice(side * 0.3), { teal: 1, ...(kind === 0 && { pink: 1 }) });
    }
  }
  return p;
}

/** Comma, asterisk, brackets, a full stop: everything but the words. */
function marks(): Picture {
  const p = sheet("15", { inks: ["midnight", "teal", "yellow"] }, { teal: 1 });
  const star = (x: number, y: number, size: number, tones: Tones): void => {
    for (const i of times(6)) {
      const [a, b] = [onCircle(x, y, size, size, i * 60 - 100), onCircle(x, y, size, size, i * 60 - 80)];
      p.print(poly([x - (b[0] - a[0]) * 0.18, y - (b[1] - a[1]) * 0.18], a, b), tones);
    }
  };
  p.paint(
    stroke(ellipse(520, 450, 330, 420, 110, 250), (t) => 26 + 74 * Math.sin(Math.PI * t)),
    { midnight: 1 },
  );
  p.paint(
    stroke(ellipse(1080, 450, 330, 420, -70, 70), (t) => 26 + 74 * Math.sin(Math.PI * t)),
    { midnight: 1 },
  );
  p.paint(ellipse(600, 330, 118), { yellow: 1 });
  p.paint(
    curve([
      [700, 560, 1],
      [560, 560],
      [500, 620],
      [540, 700],
      [600, 706],
      [560, 790, 1],
      [690, 720],
      [720, 620],
    ]),
    {},
  );
  star(960, 330, 190, { midnight: 1 });
  p.paint(ellipse(880, 650, 74), { midnight: 1 });
  p.paint(ellipse(1060, 650, 74), { yellow: 1 });
  return p;
}

export const pictures = { "07": hills, "08": tiles, "15": marks };
