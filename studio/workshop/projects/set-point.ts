/** Thirty days of a fridge in jelly, seen by the fridge's own light; the visitors have begun. */
import { bend, blob, cut, line, rim, soft } from "../cast/pen.ts";
import { rays } from "../cast/scenery.ts";
import { random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, type Point, type Shape } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };
const FLAVOURS: readonly Tones[] = [{ pink: 1 }, { yellow: 1 }, { yellow: 1, pink: 1 }, {}];

const ORDER = [0, 2, 1, 0, 3, 2, 0, 1, 2, 3, 0];

const DAYS = 30;
const [TOP, BOTTOM, MIDDLE] = [218, 968, 770];
const r = random("fridge");
/** Half the jelly's width on each day: the fridge was warm in the second week, and on one night its door stood open. */
const WIDTHS = Array.from({ length: DAYS + 1 }, (_, day) => {
  const t = day / DAYS;
  const open = Math.exp(-(((day - 16) / 2.6) ** 2));
  return (
    190 + 190 * t ** 1.3 + 30 * Math.sin(day * 0.62) + 62 * open + 8 * (r() - 0.5) - 90 * Math.exp(-day / 1.1)
  );
});
const half = (y: number): number => {
  const t = Math.max(0, Math.min(DAYS, ((y - TOP) / (BOTTOM - TOP)) * DAYS));
  const [a, b] = [WIDTHS[Math.floor(t)] as number, WIDTHS[Math.min(DAYS, Math.floor(t) + 1)] as number];
  const k = t - Math.floor(t);
  return a + (b - a) * k * k * (3 - 2 * k);
};
/** The whole tower leans as jelly does. */
const sway = (y: number): number => MIDDLE + 46 * Math.sin((BOTTOM - y) / 300) ** 2;

function slice(from: number, to: number): Shape {
  const ys = Array.from({ length: 7 }, (_, i) => from + ((to - from) * i) / 6);
  const bulge = (y: number, x: number): number => y + 22 * (1 - x * x);
  const side = (s: number): Point[] => ys.map((y): Point => [sway(y) + s * half(y), y]);
  const across = (y: number): Point[] =>
    Array.from({ length: 15 }, (_, i): Point => [
      sway(y) + half(y) * (i / 7 - 1) * 0.99,
      bulge(y, i / 7 - 1),
    ]);
  return [...across(from), ...side(1), ...across(to).toReversed(), ...side(-1).toReversed()];
}

function jelly(p: Picture): void {
  for (let day = 0; day < DAYS; day++) {
    const at = (d: number): number => TOP + ((BOTTOM - TOP) * d) / DAYS;
    p.paint(slice(at(day), at(day + 1) + 1), FLAVOURS[ORDER[day % ORDER.length] ?? 0] ?? {});
  }
  const whole = slice(TOP, BOTTOM);
  const shade = Array.from({ length: 20 }, (_, i) => TOP + ((BOTTOM + 30 - TOP) * i) / 19).map((y): Point => [
    sway(y) - half(y) * 0.62,
    y,
  ]);
  p.print([...shade, [0, BOTTOM + 60], [0, TOP]], { midnight: 0.34 }, whole);
  for (let y = TOP + 36; y < BOTTOM - 30; y += 25)
    if (Math.sin(y * 1.7) > -0.5)
      p.paint(line([sway(y) + half(y) * 0.66, y + 12, sway(y) + half(y) * 0.82, y + 4], 8), {}, whole);
  // the cherry, and the thermometer that started it
  p.paint(ellipse(sway(TOP) - 30, TOP - 26, 50, 46), { pink: 1, yellow: 1 });
  p.paint(ellipse(sway(TOP) - 14, TOP - 44, 12, 8), {});
  p.paint(line([sway(TOP) - 30, TOP - 64, sway(TOP) - 50, TOP - 120, sway(TOP) - 10, TOP - 164], 8), {
    yellow: 1,
  });
}

function thermometer(p: Picture): void {
  const put = place({ x: 912, y: 262, turn: 24 });
  p.paint(put(soft(-22, -200, 44, 260, 21)), {});
  p.print(put(rim(soft(-22, -200, 44, 260, 21), 6)), NIGHT);
  p.paint(put(soft(-7, -70, 14, 120, 6)), { pink: 1 });
  for (let i = 0; i < 7; i++)
    p.print(put(bend([-18, -170 + i * 22, -6 + (i % 2) * 6, -170 + i * 22], 5)), NIGHT);
}

function spoon(p: Picture): void {
  const put = place({ x: 1292, y: 776, turn: -14 });
  p.paint(put(line([0, 0, 190, -10, 420, 6], (t) => 26 + 12 * t)), {});
  p.paint(put(ellipse(-60, 4, 118, 56)), {});
  p.print(put(ellipse(-60, 10, 96, 38)), { midnight: 0.4 });
  const wobbly = blob([-150, 0, -138, -70, -70, -96, -8, -84, 22, -30, 20, 8, -60, 30]);
  p.paint(put(wobbly), { pink: 1 });
  p.paint(put(cut([-170, -56, 60, -56, 60, -30, -170, -30])), { yellow: 1 }, put(wobbly));
  p.paint(put(cut([-170, -14, 60, -14, 60, 6, -170, 6])), { yellow: 1, pink: 1 }, put(wobbly));
  p.paint(put(ellipse(-96, -70, 12, 8)), {});
}

function cover(): Picture {
  const p = new Picture({
    name: "set-point",
    inks: ["midnight", "pink", "yellow"],
    width: 1600,
    height: 1200,
    screens: { midnight: { kind: "lines", pitch: 10, angle: 60 } },
  });
  p.paint(cut([-30, -30, 1630, -30, 1630, 1230, -30, 1230]), NIGHT);
  // the fridge, its lamp and the neighbours on its shelf
  p.paint(soft(690, -60, 200, 112, 34), { yellow: 1 });
  rays(p, 790, 30, 130, 236, 22, 10, { midnight: 0, yellow: 1 }, -8, 188);
  p.paint(cut([-30, 640, 1630, 640, 1630, 662, -30, 662]), { midnight: 0.4 });
  for (let x = 0; x < 1620; x += 74)
    p.paint(cut([x, 662, x + 10, 662, x + 10, 690, x, 690]), { midnight: 0.4 });
  const bottle = blob([
    96, 640, 84, 560, 90, 430, 128, 370, 134, 290, 194, 290, 200, 370, 238, 430, 244, 560, 232, 640,
  ]);
  p.paint(bottle, { midnight: 0.26 });
  p.paint(cut([60, 470, 280, 462, 280, 650, 60, 650]), {}, bottle);
  p.paint(soft(126, 262, 76, 44, 10), { pink: 1 });
  for (const x of [1290, 1390, 1490])
    p.paint(
      blob([x - 44, 600, x - 30, 540, x, 514, x + 30, 540, x + 44, 600, x, 646]),
      x === 1390 ? { yellow: 0.5 } : {},
    );
  p.paint(soft(1226, 592, 330, 54, 14), { pink: 1 });
  p.paint(ellipse(790, 1066, 664, 84), { pink: 1 });
  p.paint(ellipse(790, 1034, 640, 84), {});
  p.print(rim(ellipse(790, 1026, 560, 62), 8), { pink: 1 });
  p.print(ellipse(760, 1010, 420, 40), { midnight: 0.5 });
  jelly(p);
  thermometer(p);
  // one bite is gone already
  p.paint(
    blob([1118, 700, 1060, 690, 1010, 740, 1024, 806, 1080, 836, 1150, 820, 1240, 780, 1220, 700]),
    NIGHT,
  );
  spoon(p);
  return p;
}

export const pictures = { "set-point": cover };
