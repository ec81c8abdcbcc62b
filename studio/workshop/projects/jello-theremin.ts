/** Jello Theremin: a raspberry jelly between two hands, and all the air around it in vibrato. */
import { hand, type Fingers } from "../cast/hands.ts";
import { blob, bow, cut, line, rim, soft } from "../cast/pen.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, rect, stroke, type Point, type Shape } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };
const JELLY: Tones = { pink: 1 };

/** The air: lines that swing the harder the nearer they pass. */
function air(p: Picture): void {
  for (let row = 0; row < 30; row++) {
    const y = -30 + row * 44;
    const flat = Array.from({ length: 101 }, (_, i): Point => {
      const x = -20 + i * 16.4;
      const near = Math.exp(-(((x - 800) / 430) ** 2)) * Math.exp(-(((y - 560) / 460) ** 2));
      return [x, y + Math.sin(x / 27 + row * 0.5) * (3 + 46 * near)];
    });
    p.print(
      stroke(flat, (t) => 7 + 16 * Math.exp(-(((t - 0.5) / 0.3) ** 2))),
      NIGHT,
    );
  }
}

function jelly(p: Picture): void {
  const tiers: (readonly [y: number, wide: number])[] = [
    [856, 400],
    [700, 350],
    [668, 300],
    [500, 252],
    [470, 206],
    [330, 168],
    [276, 110],
  ];
  const sway = (y: number): number => 34 * Math.sin((856 - y) / 120);
  const side = (k: 1 | -1): Point[] => tiers.map(([y, wide]): Point => [800 + sway(y) + k * wide, y]);
  const body: Shape = curve([...side(1), ...side(-1).toReversed(), [640, 900], [800, 914], [960, 900]]);
  p.paint(place({ x: -46, y: 0 })(rim(body, 10)), {});
  p.paint(place({ x: 46, y: 0 })(rim(body, 10)), {});
  p.paint(place({ x: 800, y: 600, size: 1.06 })(place({ x: -800, y: -600 })(body)), {});
  p.paint(body, JELLY);
  // flutes and the shoulder of every tier
  for (const [low, high] of [
    [0, 1],
    [2, 3],
    [4, 5],
  ] as const) {
    const [[y1, w1], [y2, w2]] = [
      tiers[low] as readonly [number, number],
      tiers[high] as readonly [number, number],
    ];
    for (let k = -3; k <= 3; k++) {
      const s = Math.sin(k * 0.4);
      p.print(
        bow(800 + sway(y2) + s * w2, y2 + 22, 800 + sway(y1) + s * w1, y1 - 8, -k * 5, 11),
        { midnight: 1 },
        body,
      );
      if (k === -2)
        p.paint(
          bow(800 + sway(y2) + (s + 0.16) * w2, y2 + 36, 800 + sway(y1) + (s + 0.16) * w1, y1 - 40, 10, 20),
          { pink: 0.4 },
          body,
        );
    }
    p.print(
      bow(800 + sway(y2) - w2 * 0.98, y2 + 10, 800 + sway(y2) + w2 * 0.98, y2 + 10, 26, 9),
      NIGHT,
      body,
    );
  }
  p.print(
    blob([1000, 300, 1290, 500, 1260, 930, 940, 930, 1120, 860, 1080, 640, 990, 500]),
    { midnight: 0.42 },
    body,
  );
  p.print(rim(body, 13), NIGHT);
  p.paint(line([700, 316, 740, 296, 800, 290], 17), {});
  p.paint(ellipse(836, 292, 9), {});
}

function raspberry(p: Picture, x: number, y: number, size: number, turn: number): void {
  const put = place({ x, y, size, turn });
  p.paint(put(ellipse(0, 6, 74, 82)), {});
  [3, 4, 3, 2].forEach((count, row) => {
    for (let k = 0; k < count; k++) {
      const drupe = put(ellipse((k - (count - 1) / 2) * 32, -34 + row * 30, 21));
      p.paint(drupe, JELLY);
      p.print(rim(drupe, 6), NIGHT);
    }
  });
  for (const lean of [-60, -24, 20, 58])
    p.paint(put(place({ x: 0, y: -46, turn: lean })(cut([-12, 0, 12, 0, 0, -44]))), NIGHT);
}

function player(p: Picture, fingers: Fingers, at: Parameters<typeof place>[0]): void {
  const put = place(at);
  const { outline, creases } = hand(fingers, at, 150);
  for (const shape of outline) {
    p.paint(rim(shape, 46), {});
    p.paint(shape, {});
    p.print(rim(shape, 14), NIGHT);
  }
  for (const crease of creases) p.print(crease, NIGHT);
  p.paint(put(soft(-84, 120, 172, 62, 16)), {});
  p.print(put(rim(soft(-84, 120, 172, 62, 16), 12)), NIGHT);
  p.paint(put(ellipse(-60, 152, 13)), JELLY);
  p.paint(put(rect(-110, 176, 220, 400)), NIGHT);
}

function cover(): Picture {
  const p = new Picture({
    name: "jello-theremin",
    inks: ["midnight", "pink"],
    width: 1600,
    height: 1200,
    screens: { midnight: { kind: "dots", pitch: 16, angle: 45 } },
  });
  air(p);
  // the cabinet
  p.paint(rect(-20, 1130, 1640, 100), NIGHT);
  p.paint(rect(396, 956, 808, 190), {});
  const box = rect(410, 964, 780, 182);
  p.paint(box, JELLY);
  p.print(box, { midnight: { from: [410, 0, 0], to: [1400, 0, 0.7] } });
  p.print(rim(box, 13), NIGHT);
  for (const [x, turn] of [
    [510, -50],
    [620, 30],
    [730, 120],
  ] as const) {
    p.paint(ellipse(x, 1054, 38), {});
    p.print(rim(ellipse(x, 1054, 38), 10), NIGHT);
    p.print(place({ x, y: 1054, turn })(line([0, 0, 0, -30], 10)), NIGHT);
  }
  for (let i = 0; i < 7; i++) p.paint(line([860 + i * 42, 1006, 860 + i * 42, 1104], 17), {});
  jelly(p);
  // the dish
  const dish = blob([
    290, 890, 500, 916, 800, 926, 1100, 916, 1310, 890, 1270, 950, 1060, 986, 800, 992, 540, 986, 330, 950,
  ]);
  p.paint(dish, {});
  p.print(rim(dish, 13), NIGHT);
  p.print(bow(410, 946, 1190, 946, 20, 7), NIGHT);
  raspberry(p, 838, 122, 1.05, 16);
  for (const k of [-1, 1]) p.paint(bow(838 + k * 120, 70, 838 + k * 120, 180, -k * 26, 14), JELLY);
  player(
    p,
    [
      [-46, 1],
      [-20, 1],
      [-6, 1],
      [6, 1],
      [20, 1],
    ],
    { x: 176, y: 560, size: 1.24, turn: 64, flip: true },
  );
  player(
    p,
    [
      [8, 0.9],
      [-10, 0.6],
      [-2, 1],
      [10, 1],
      [26, 1],
    ],
    { x: 1424, y: 560, size: 1.24, turn: -64 },
  );
  return p;
}

export const pictures = { "jello-theremin": cover };
