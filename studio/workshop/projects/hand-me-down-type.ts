/** Letters handed down from old shop fronts, aired on a line; the dot of the i has its own peg. */
import { moth, snail } from "../cast/others.ts";
import { bend, cut, line, points, rim, soft } from "../cast/pen.ts";
import { threes } from "../cast/tuples.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, stroke, type Place, type Point, type Shape } from "../shapes.ts";

const DARK: Tones = { midnight: 1 };
const RED: Tones = { pink: 1, yellow: 1 };

/** Height of the washing line. */
const rope = (x: number): number => 196 + 74 * Math.sin(((x + 60) / 1720) * Math.PI);

const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / 24) * Math.PI) / 180;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });

/** A letter from many shapes: its shadow first, as on a sign, then its face. */
function sign(
  p: Picture,
  shapes: readonly Shape[],
  put: Place,
  face: Tones,
  shadow: Tones,
  depth: number,
): void {
  for (let d = depth; d > 0; d -= 8)
    for (const shape of shapes) p.paint(put(shape.map(([x, y]): Point => [x + d, y + d])), shadow);
  for (const shape of shapes) p.paint(put(shape), face);
}

function peg(p: Picture, x: number, turn = 0, y = rope(x)): void {
  const put = place({ x, y, turn });
  p.paint(put(soft(-15, -40, 30, 96, 8)), DARK);
  p.paint(put(soft(-9, -34, 18, 84, 5)), { yellow: 1 });
  p.paint(put(bend([-14, -4, 14, -4], 6)), DARK);
}

/** A butcher's R with slab feet, much mended. */
function butcher(p: Picture): void {
  const put = place({ x: 266, y: 288, turn: 4 });
  const shapes = [
    bend([-96, 40, -96, 600], 104),
    bend([-170, 36, 40, 36], 70), bend([-170, 604, -20, 604], 70), bend([96, 604, 210, 604], 70),
    stroke(arc(24, 170, 110, 132, -92, 92), 96), bend([-90, 302, 30, 302], 84),
    bend([20, 300, 134, 604], 104),
  ]; // oxfmt-ignore
  sign(p, shapes, put, {}, DARK, 32);
  p.paint(put(cut([-148, 400, -40, 388, -34, 512, -146, 522])), { pink: 1 });
  p.print(put(rim(cut([-136, 412, -52, 402, -46, 502, -134, 510]), 5)), DARK);
  for (const [x, y, r] of threes([70, 410, 22, 104, 470, 13, -100, 150, 17, 126, 130, 15]))
    p.paint(put(ellipse(x, y, r, r * 0.9)), RED);
  peg(p, 140, -6);
  peg(p, 330, 5);
}

/** A baker's g in one fat line. */
function baker(p: Picture): void {
  const put = place({ x: 682, y: 330, turn: -3 });
  const shapes = [
    rim(ellipse(-16, 150, 124, 130), 84),
    stroke(points([90, 70, 150, 30, 196, 60]), 54),
    stroke(
      points([
        -84, 290, -110, 350, -20, 384, 92, 404, 140, 490, 60, 586, -80, 592, -168, 520, -120, 430, -20, 400,
      ]),
      74,
    ),
  ];
  sign(p, shapes, put, { yellow: 1 }, { yellow: 1, midnight: 1 }, 24);
  p.print(put(stroke(arc(-16, 150, 124, 130, 130, 250), 9)), { pink: 1 });
  peg(p, 632, 4);
  peg(p, 742, -5);
}

/** A barber's S, striped. */
function barber(p: Picture): void {
  const put = place({ x: 1110, y: 318, turn: 3 });
  const path = points([
    134, 110, 60, 20, -74, 16, -142, 110, -104, 226, 20, 290, 120, 370, 136, 490, 56, 584, -80, 584, -150,
    500,
  ]);
  const face = stroke(path, 104);
  sign(p, [face], put, {}, { pink: 1, midnight: 1 }, 28);
  for (let i = -10; i < 26; i++)
    p.paint(
      put(cut([-240, i * 62, 260, i * 62 - 250, 260, i * 62 - 222, -240, i * 62 + 28])),
      i % 2 ? { pink: 1 } : DARK,
      put(face),
    );
  peg(p, 1050, -4);
  peg(p, 1172, 6);
}

/** An i from a neon tube, long out of gas. */
function neon(p: Picture): void {
  const put = place({ x: 1420, y: 300, turn: -5 });
  const tube = [-60, 220, 10, 214, 10, 560, 34, 590, 74, 580];
  p.print(put(bend([0, 200, -10, -40], 5)), DARK);
  p.paint(put(line(tube, 92)), DARK);
  p.paint(put(line(tube, 62)), { yellow: 1, pink: 0.4 });
  p.paint(put(line(tube, 13)), {});
  peg(p, 1412, 3);
  p.print(line([1518, rope(1518) + 40, 1518, 330], 5), DARK);
  p.paint(ellipse(1516, 384, 60, 58), DARK);
  p.paint(ellipse(1516, 384, 44, 42), { yellow: 1, pink: 0.4 });
  p.paint(stroke(arc(1516, 384, 24, 22, 180, 300), 10), {});
  peg(p, 1518, -8);
}

function cover(): Picture {
  const p = new Picture({
    name: "hand-me-down-type",
    inks: ["pink", "yellow", "midnight"],
    width: 1600,
    height: 1200,
  });
  p.paint(cut([-30, -30, 1630, -30, 1630, 1230, -30, 1230]), RED);
  // the street the letters come from: shutters down, one light on
  for (let i = 0; i < 9; i++) {
    const [x, h] = [i * 186 - 46, [150, 190, 132, 210, 170, 146, 200, 140, 180][i] as number];
    p.paint(
      cut([x, 1230, x, 1230 - h, x + 88, 1230 - h - (i % 2 ? 50 : 0), x + 176, 1230 - h, x + 176, 1230]),
      { pink: 1, yellow: 1, midnight: 0.85 },
    );
    p.paint(
      cut([x + 26, 1218 - h + 40, x + 150, 1218 - h + 40, x + 150, 1230, x + 26, 1230]),
      i === 5 ? { yellow: 1 } : DARK,
    );
    if (i !== 5)
      for (let y = 1240 - h + 40; y < 1220; y += 20) p.paint(bend([x + 30, y, x + 146, y], 5), { pink: 1 });
  }
  p.print(line(Array.from({ length: 20 }, (_, i) => [i * 90 - 50, rope(i * 90 - 50)]).flat(), 8), DARK);
  butcher(p);
  baker(p);
  barber(p);
  neon(p);
  moth(p, {
    at: { x: 470, y: 640, size: 1.1, turn: 34 },
    wing: { yellow: 1 },
    mark: {},
    body: DARK,
    line: DARK,
  });
  snail(p, { at: { x: 900, y: rope(900), size: 0.8 }, shell: { yellow: 1 }, body: {}, line: DARK });
  return p;
}

export const pictures = { "hand-me-down-type": cover };
