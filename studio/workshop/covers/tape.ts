/** Covers of the cutting table: scraps held by tape, and a weave of nothing but tape. */
import { scissors } from "../cast/scenery.ts";
import { scrap } from "../cast/paper.ts";
import { random, between, type Random } from "@toadstool/stage/seeded";
import type { Picture, Tones } from "../riso.ts";
import { ellipse, place, rect, stroke, type Point } from "../shapes.ts";
import { sheet, times } from "./sheet.ts";

/** A strip with ends cut by pinking shears, around 0,0. */
function strip(length: number, width: number, at: Parameters<typeof place>[0]) {
  const teeth = 5;
  const end = (x: number, down: boolean): Point[] =>
    times(teeth * 2 + 1).map((i) => {
      const t = i / (teeth * 2);
      return [x + (i % 2 ? -9 : 0), (down ? t - 0.5 : 0.5 - t) * width, 1];
    });
  return place(at)([...end(length / 2, true), ...end(-length / 2, false)]);
}

function staple(p: Picture, x: number, y: number, turn: number, tones: Tones): void {
  p.paint(
    place({ x, y, turn })(
      stroke(
        [
          [-34, 9, 1],
          [-32, 0, 1],
          [32, 0, 1],
          [34, 9, 1],
        ],
        8,
      ),
    ),
    tones,
  );
}

const box = (r: Random, x: number, y: number, w: number, h: number, turn: number) =>
  (
    [
      [-w / 2, -h / 2],
      [w / 2, -h / 2],
      [w / 2, h / 2],
      [-w / 2, h / 2],
    ] as const
  ).map(([dx, dy]) => {
    const [point] = place({ x, y, turn })([[dx + between(r, -12, 12), dy + between(r, -12, 12)]]);
    return [point?.[0] ?? 0, point?.[1] ?? 0] as const;
  });

/** Scraps on the table. */
function table(): Picture {
  const p = sheet("05", { inks: ["midnight", "pink", "yellow"] }, {});
  const r = random(p.name);
  scrap(p, r, box(r, 470, 400, 620, 560, -9), 1, { pink: 1 }, 30);
  scrap(p, r, box(r, 1060, 500, 680, 520, 6), 3, { yellow: 1 }, 30);
  scrap(p, r, box(r, 800, 640, 520, 300, -3), 0, { midnight: 1 }, 30);
  scrap(p, r, box(r, 1240, 250, 300, 250, 14), 2, { pink: 0.4 }, 20);
  p.paint(ellipse(420, 380, 150), {});
  p.print(ellipse(420, 380, 108), { midnight: 1 });
  p.paint(ellipse(420, 380, 52), { yellow: 1 });
  for (const i of times(6)) p.print(rect(960 + i * 62, 360 + i * 6, 26, 190), { midnight: i % 2 ? 0.5 : 1 });
  for (const [x, y, turn, length] of [
    [190, 190, -48, 230],
    [742, 166, 34, 230],
    [1390, 330, 52, 240],
    [560, 756, -8, 250],
    [1400, 720, -40, 230],
  ] as const) {
    const tape = strip(length, 84, { x, y, turn });
    p.print(tape, { yellow: 0.5, midnight: 0.16 });
  }
  for (const [x, y, turn] of [
    [830, 520, 4],
    [1060, 620, 80],
    [250, 600, -12],
    [1190, 380, 14],
  ] as const)
    staple(p, x, y, turn, { midnight: 1 });
  for (const [x, y] of [
    [640, 640],
    [700, 690],
    [930, 660],
    [880, 720],
  ] as const)
    p.paint(ellipse(x, y, 16), { pink: 1 });
  scissors(p, { x: 1290, y: 800, size: 1.5, turn: 190 }, { midnight: 1 }, 17);
  return p;
}

/** Tape over tape: where two cross, a third colour. */
function weave(): Picture {
  const p = sheet(
    "13",
    { inks: ["pink", "yellow"], screens: { pink: { kind: "lines", pitch: 14, angle: 45 } } },
    {},
  );
  const r = random(p.name);
  const tones = [1, 1, 0.5, 1, 0.5];
  const lay = (ink: "pink" | "yellow", turn: number, count: number, gap: number): void => {
    for (const i of times(count)) {
      const off = (i - (count - 1) / 2) * gap;
      const width = gap * ([0.66, 0.4, 0.74, 0.3, 0.58][(i * 3) % 5] ?? 0.5);
      const lean = turn + between(r, -2.5, 2.5);
      const a = ((turn + 90) * Math.PI) / 180;
      const along = between(r, -160, 160);
      const at = {
        x: 800 + Math.cos(a) * off + Math.cos((turn * Math.PI) / 180) * along,
        y: 450 + Math.sin(a) * off + Math.sin((turn * Math.PI) / 180) * along,
        turn: lean,
      };
      p.print(strip(between(r, 1250, 1750), width, at), { [ink]: tones[(i * 2 + count) % 5] ?? 1 });
    }
  };
  lay("yellow", -28, 9, 142);
  lay("pink", 34, 9, 150);
  return p;
}

export const pictures = { "05": table, "13": weave };
