/** Six weeks in six windows: a circle, tiles, distances, noise, waves, and at last a sea with someone in it. */
import { disc, melt, outlines, type Field } from "../contours.ts";
import { cut, line, rim } from "../cast/pen.ts";
import { toadParts } from "../cast/toad.ts";
import { noise, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, stroke, type Point, type Shape } from "../shapes.ts";

const [W, H] = [508, 572];
const BLUE: Tones = { violet: 1, teal: 1 };

interface Pane {
  x: number;
  y: number;
  frame: Shape;
}
const pane = (column: number, row: number): Pane => {
  const [x, y] = [18 + column * (W + 20), 18 + row * (H + 20)];
  return { x, y, frame: rect(x, y, W, H) };
};
const sun = ({ x, y }: Pane): [number, number, number] => [x + W / 2, y + 260, 150];

function circle(p: Picture, at: Pane): void {
  p.paint(at.frame, { violet: 1 });
  p.paint(ellipse(...sun(at)), { yellow: 1 });
}

/** Square tiles with two quarter circles each, turned at random; inside the sun they are thicker. */
function tiles(p: Picture, at: Pane): void {
  const size = W / 6;
  const r = random("tiles");
  const inSun = ellipse(...sun(at));
  const thick: Shape[] = [];
  p.paint(at.frame, { yellow: 1 });

  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 6; i++) {
      const put = place({
        x: at.x + (i + 0.5) * size,
        y: at.y + (j + 0.5) * size - 10,
        turn: r() > 0.5 ? 90 : 0,
      });
      for (const s of [-1, 1]) {
        const arc = Array.from({ length: 9 }, (_, k): Point => {
          const a = ((k - 0.4) / 7.2) * (Math.PI / 2);
          return [s * (-size / 2 + (size / 2) * Math.cos(a)), s * (-size / 2 + (size / 2) * Math.sin(a))];
        });
        thick.push(put(stroke(arc, 26)));
        p.paint(put(stroke(arc, 12)), { teal: 1, yellow: 1 }, at.frame);
      }
    }
  p.paint(inSun, { teal: 1 });
  for (const shape of thick) p.paint(shape, {}, inSun);
}

function distances(p: Picture, at: Pane): void {
  const [cx, cy, r] = sun(at);
  const field = melt(disc(cx - 40, cy + 30, r * 0.8), disc(cx + 116, cy - 126, 62), 90);
  const box = [at.x, at.y, W + 6, H + 6] as const;
  p.paint(at.frame, {});
  for (let i = 9; i >= 0; i--)
    for (const ring of outlines(field, i * 34, box, 5))
      p.paint(ring, i === 0 ? { yellow: 1 } : i % 2 ? { violet: 1 } : {}, at.frame);
}

function clouds(p: Picture, at: Pane): void {
  const wild = noise(77);
  const field: Field = (x, y) =>
    0.62 * wild(x / 140, y / 140) +
    0.3 * wild(x / 55, y / 55) +
    (Math.hypot(x - at.x - W / 2, y - at.y - 260) - 150) / 190;
  const box = [at.x, at.y, W + 6, H + 6] as const;
  p.paint(at.frame, BLUE);
  const looks: readonly Tones[] = [{ teal: 1 }, {}, {}, { yellow: 0.55 }, { yellow: 1 }];
  looks.forEach((tones, i) => {
    for (const shape of outlines(field, 0.78 - i * 0.27, box, 5)) p.paint(shape, tones, at.frame);
  });
}

/** A line across the pane that rises and falls. */
const swell = (at: Pane, y: number, height: number, length: number, shift: number): number[] =>
  Array.from({ length: 28 }, (_, i) => {
    const x = at.x - 20 + (i * (W + 40)) / 27;
    return [x, y + height * Math.sin((x - at.x) / length + shift)];
  }).flat();

function waves(p: Picture, at: Pane): void {
  const [cx, cy, r] = sun(at);
  p.paint(at.frame, { yellow: 1 });
  p.paint(ellipse(cx, cy, r), {});
  for (let i = 0; i < 19; i++) {
    const near = (i / 18) ** 1.3;
    p.print(
      line(swell(at, at.y + 34 + i * 30, 4 + 26 * near, 62 + 14 * near, i * 0.55), 9 + 5 * near),
      { violet: 1 },
      at.frame,
    );
  }
}

function sea(p: Picture, at: Pane): void {
  const [cx, , r] = sun(at);
  p.paint(at.frame, { yellow: { from: [0, at.y, 0.1], to: [0, at.y + 330, 0.75] } });
  p.paint(ellipse(cx, at.y + 268, r), { yellow: 1 }, at.frame);
  const looks: readonly Tones[] = [{ teal: 0.5 }, { teal: 1 }, { teal: 1, violet: 0.4 }, BLUE];
  looks.forEach((tones, i) => {
    const y = at.y + 290 + i * 70;
    if (i === 3) {
      for (const part of toadParts({
        at: { x: cx - 30, y: y + 62, size: 2.05 },
        skin: { violet: 1 },
        dark: {},
        pupil: BLUE,
        rim: {},
        belly: { violet: 1 },
        eye: { yellow: 1 },
        wart: { teal: 1 },
        look: [0.6, -0.8],
        lids: 0.3,
      }))
        p.paint(part.shape, part.tones, part.inside);
    }
    p.paint(
      cut([
        ...swell(at, y, 13 + i * 5, 34 + i * 7, i * 2),
        at.x + W + 20,
        at.y + H + 20,
        at.x - 20,
        at.y + H + 20,
      ]),
      tones,
      at.frame,
    );
    p.paint(
      line(swell(at, y + 24, 13 + i * 5, 34 + i * 7, i * 2 + 0.2), 6),
      i === 0 ? { teal: 1 } : {},
      at.frame,
    );
  });
  for (const s of [-1, 1])
    p.paint(line([cx - 30 + s * 150, at.y + 524, cx - 30 + s * 196, at.y + 532], 7), {});
}

function cover(): Picture {
  const p = new Picture({
    name: "shader-weeks",
    inks: ["violet", "teal", "yellow"],
    width: 1600,
    height: 1200,
    screens: { teal: { kind: "dots", pitch: 10, angle: 30 }, yellow: { kind: "dots", pitch: 10, angle: 15 } },
  });
  [circle, tiles, distances, clouds, waves, sea].forEach((week, i) => {
    const at = pane(i % 3, Math.floor(i / 3));
    week(p, at);
    p.print(rim(at.frame, 8), BLUE);
  });
  return p;
}

export const pictures = { "shader-weeks": cover };
