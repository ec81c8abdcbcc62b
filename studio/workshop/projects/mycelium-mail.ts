/** A wood by night, cut open: the letters are the lights below. */
import { envelope } from "../cast/paper.ts";
import { blob, cut, line, points } from "../cast/pen.ts";
import { stars, tuft } from "../cast/scenery.ts";
import { toad } from "../cast/toad.ts";
import { toadstool } from "../cast/toadstool.ts";
import { threes } from "../cast/tuples.ts";
import { between, random, type Random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, type Point } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };
const LIGHT: Tones = { yellow: 1 };
const ground = (x: number): number => 556 + 26 * Math.sin(x / 210) + 14 * Math.sin(x / 77);

function tree(p: Picture, x: number, width: number, tones: Tones): void {
  const foot = ground(x) + 30;
  p.paint(
    blob([
      x - width * 1.5,
      foot + 20,
      x - width * 0.55,
      foot - 70,
      x - width * 0.46,
      200,
      x - width * 0.5,
      -60,
      x + width * 0.5,
      -60,
      x + width * 0.46,
      200,
      x + width * 0.6,
      foot - 70,
      x + width * 1.5,
      foot + 20,
    ]),
    tones,
  );
  for (const [y, s] of points([120, 1, 240, -1, 330, 1]))
    if (width > 50)
      p.paint(
        line([x, y + 60, x + s * width * 0.9, y + 8, x + s * width * 1.5, y - 70], (t) => 26 - 20 * t),
        tones,
      );
}

/** One thread and its side threads, growing down and out. */
function thread(
  p: Picture,
  r: Random,
  x: number,
  y: number,
  heading: number,
  length: number,
  width: number,
): void {
  const path: Point[] = [[x, y]];
  let [a, px, py] = [heading, x, y];
  for (let i = 0; i < length; i++) {
    a += between(r, -0.42, 0.42) + (heading - a) * 0.2;
    px += Math.cos(a) * 30;
    py += Math.sin(a) * 30;
    if (py < ground(px) + 46) a = Math.abs(a) + 0.2;
    path.push([px, py]);
    if (width > 3 && r() < 0.34)
      thread(
        p,
        r,
        px,
        py,
        a + between(r, 0.5, 1) * (r() > 0.5 ? 1 : -1),
        Math.floor(length * 0.5),
        width * 0.6,
      );
  }
  p.paint(
    line(
      path.flatMap(([u, v]) => [u, v]),
      (t) => Math.max(2.2, width * (1 - 0.75 * t)),
    ),
    { teal: 1 },
  );
}

/** The trunk line between the two letter boxes, with a letter on its way. */
const MAIN = [
  318, 560, 330, 690, 420, 800, 600, 850, 760, 940, 930, 950, 1050, 860, 1130, 760, 1230, 690, 1262, 560,
];

function cover(): Picture {
  const p = new Picture({
    name: "mycelium-mail",
    inks: ["midnight", "teal", "yellow"],
    width: 1600,
    height: 1200,
    screens: {
      midnight: { kind: "dots", pitch: 9, angle: 45 },
      teal: { kind: "dots", pitch: 12, angle: 30 },
    },
  });
  const r = random("mycelium");
  p.paint(cut([-30, -30, 1630, -30, 1630, 1230, -30, 1230]), { teal: 1 });
  p.paint(ellipse(1010, 170, 96), { yellow: 0.3 });
  stars(p, r, [0, 0, 1600, 380], 30, {}, (x) => Math.abs(x - 1010) > 150);
  for (const [x, w] of points([90, 34, 250, 26, 470, 40, 660, 28, 880, 36, 1130, 28, 1390, 42, 1540, 26]))
    tree(p, x, w, { teal: 1, midnight: 0.6 });
  for (const [x, w] of points([20, 96, 560, 78, 1480, 110])) tree(p, x, w, { teal: 1, midnight: 1 });
  const top = Array.from({ length: 42 }, (_, i) => [i * 40 - 20, ground(i * 40 - 20)]).flat();
  p.paint(cut([...top, 1630, 1240, -30, 1240]), NIGHT);
  for (const [x, heading, length] of threes([
    318, 2.3, 16, 318, 1.5, 15, 318, 0.7, 13, 1262, 0.9, 12, 1262, 1.7, 15, 1262, 2.5, 13, 760, 1.2, 10, 40,
    0.9, 12, 1500, 2, 12, 980, 1.6, 9,
  ]))
    thread(p, r, x, ground(x) + 30, heading, length, 8);
  p.paint(line(top, 42), { teal: 1, yellow: 1 });
  for (let x = 6; x < 1600; x += between(r, 20, 60))
    tuft(p, x, ground(x) - 8, between(r, 12, 30), { teal: 1, yellow: 1 });
  for (const [width, tones] of [
    [40, { midnight: 0.86, yellow: 1 }],
    [22, { midnight: 0.5, yellow: 1 }],
    [10, LIGHT],
  ] as const)
    p.paint(line(MAIN, width), tones);
  // stones keep out of the way of the post
  for (const [x, y, s] of threes([
    200, 1010, 60, 1420, 1050, 76, 640, 1100, 50, 1180, 1010, 34, 110, 760, 36,
  ])) {
    p.paint(
      blob([
        x - s,
        y + s * 0.2,
        x - s * 0.6,
        y - s * 0.5,
        x + s * 0.3,
        y - s * 0.6,
        x + s,
        y,
        x + s * 0.5,
        y + s * 0.5,
        x - s * 0.5,
        y + s * 0.55,
      ]),
      { midnight: 0.7, teal: 0.5 },
    );
  }
  for (const radius of [150, 118])
    p.paint(ellipse(844, 960, radius), { midnight: radius > 130 ? 0.84 : 0.6, yellow: 1 });
  envelope(p, { x: 844, y: 958, size: 0.74, turn: 9 });
  for (const [x, y, turn] of threes([472, 818, 30, 1170, 726, -48])) {
    p.paint(ellipse(x, y, 58), { midnight: 0.7, yellow: 1 });
    envelope(p, { x, y, size: 0.34, turn });
  }
  // who writes, and who waits
  for (const [x, tones] of [
    [318, LIGHT],
    [1262, {}],
  ] as const) {
    toadstool(p, {
      at: { x, y: ground(x) + 6, size: 2.3 },
      cap: tones,
      spots: NIGHT,
      stem: {},
      shade: { midnight: 0.4 },
      ring: false,
    });
    p.paint(
      cut([x - 26, ground(x) - 100, x + 26, ground(x) - 100, x + 26, ground(x) - 86, x - 26, ground(x) - 86]),
      NIGHT,
    );
  }
  toad(p, {
    at: { x: 1080, y: ground(1080) - 2, size: 1.7 },
    skin: { teal: 1, yellow: 1 },
    dark: NIGHT,
    belly: { teal: 0.4, yellow: 1 },
    eye: {},
    rim: NIGHT,
    wart: NIGHT,
    look: [0.9, 0.9],
    lids: 0.5,
  });
  return p;
}

export const pictures = { "mycelium-mail": cover };
