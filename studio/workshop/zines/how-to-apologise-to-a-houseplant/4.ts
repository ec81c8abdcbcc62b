/** Four presents, refused. */
import { bend, blob, cut, line, rim, soft } from "../../cast/pen.ts";
import type { Tones } from "../../riso.ts";
import { ellipse, place, stroke, type Place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, PINK, TEAL, edged } from "./inks.ts";
import { say, shout } from "./words.ts";

type Present = (p: ZinePage, put: Place) => void;

const cutFlowers: Present = (p, put) => {
  for (const [x, y, turn] of [[-60, -70, -24], [64, -80, 22], [0, -128, 0]] as const) {
    p.paint(put(line([0, 130, x * 0.5, 20, x, y], 14)), DARK);
    const head = place({ x, y, turn });
    for (const a of [0, 72, 144, 216, 288]) {
      const petal = place({ x: 0, y: 0, turn: a })(ellipse(0, -38, 24, 28));
      edged(p, put(head(petal)), CREAM, 9);
    }
    p.paint(put(head(ellipse(0, 0, 22))), DARK);
  }
  edged(p, put(cut([-96, -10, 96, -10, 30, 160, -30, 160])), TEAL, 11);
  p.paint(put(bend([-44, 74, 44, 74], 14)), CREAM);
}; // oxfmt-ignore

const betterPot: Present = (p, put) => {
  edged(p, put(blob([-96, -70, 96, -70, 112, 30, 60, 140, -60, 140, -112, 30])), PINK, 12);
  for (const x of [-60, -20, 20, 60]) p.paint(put(bend([x - 20, -20, x, 16, x + 20, -20], 10)), CREAM);
  p.paint(put(line([-88, 66, 0, 86, 88, 66], 10)), DARK);
  edged(p, put(soft(-112, -112, 224, 50, 14)), PINK, 12);
  p.paint(put(cut([70, -128, 150, -160, 176, -96, 96, -66])), CREAM);
  p.paint(put(rim(cut([70, -128, 150, -160, 176, -96, 96, -66]), 9)), DARK);
  for (const s of [-1, 1]) p.paint(put(line([116, -114, 116 + s * 26, -122 - s * 8], 8)), DARK);
};

const fern: Present = (p, put) => {
  for (const [reach, drop, lift] of [[-164, 40, -120], [164, 40, -120], [-112, -110, -90], [112, -110, -90], [0, -170, -60]] as const) {
    const at = (t: number): [number, number] => [
      2 * t * (1 - t) * reach * 0.4 + t * t * reach,
      (1 - t) ** 2 * 60 + 2 * t * (1 - t) * lift + t * t * drop,
    ];
    for (let t = 0.3; t < 0.99; t += 0.115) {
      const [[x, y], [nx, ny]] = [at(t), at(t + 0.02)];
      const l = (44 * (1.15 - t)) / Math.hypot(nx - x, ny - y);
      const along = [(nx - x) * l * 0.5, (ny - y) * l * 0.5] as const;
      for (const s of [-1, 1]) p.paint(put(line([x, y, x + along[0] - s * (ny - y) * l, y + along[1] + s * (nx - x) * l], 13)), TEAL);
    }
    p.paint(put(stroke([at(0), at(0.35), at(0.7), at(1)], 9)), DARK);
  }
  edged(p, put(cut([-62, 56, 62, 56, 46, 160, -46, 160])), CREAM, 11);
}; // oxfmt-ignore

const song: Present = (p, put) => {
  const lute = place({ x: -20, y: 40, turn: 38 });
  const at: Place = (shape) => put(lute(shape));
  edged(p, at(cut([-14, -220, 14, -220, 14, -40, -14, -40])), CREAM, 10);
  edged(p, at(cut([-26, -270, 26, -270, 20, -214, -20, -214])), TEAL, 10);
  edged(p, at(blob([0, -66, 54, -52, 50, 0, 78, 56, 50, 116, 0, 126, -50, 116, -78, 56, -50, 0, -54, -52])), TEAL, 12);
  p.paint(at(ellipse(0, 16, 24)), DARK);
  p.paint(at(bend([-28, 84, 28, 84], 10)), DARK);
  for (const [x, y] of [[-130, -60], [-96, -136]] as const) {
    p.paint(put(ellipse(x, y, 19, 14)), DARK);
    p.paint(put(bend([x + 15, y, x + 15, y - 62, x + 44, y - 50], 9)), DARK);
  }
}; // oxfmt-ignore

function cross(p: ZinePage, x: number, y: number): void {
  for (const s of [-1, 1]) {
    const across = line([x - 190, y - s * 176, x - 30, y - s * 20, x + 186, y + s * 170], (t) => 26 - 10 * t);
    p.paint(rim(across, 16), CREAM);
    p.paint(across, DARK);
  }
}

export function presents(p: ZinePage): void {
  p.ground(CREAM);
  shout(p, "Two: no presents.", { x: 96, y: 96, width: 1008, height: 150 });
  const panels: readonly (readonly [number, number, Tones, Present, string])[] = [
    [96, 250, TEAL, betterPot, "A better pot."],
    [624, 264, PINK, fern, "A fern."],
    [96, 862, PINK, song, "Your song."],
    [624, 876, TEAL, cutFlowers, "Cut flowers."],
  ];
  for (const [x, y, tones, draw, name] of panels) {
    p.paint(cut([x, y + 8, x + 474, y, x + 480, y + 450, x + 6, y + 460]), tones);
    draw(p, place({ x: x + 240, y: y + 236, size: 1.12 }));
    cross(p, x + 240, y + 230);
    say(p, name, { x, y: y + 480, width: 480, height: 110 }, { align: "centre", most: 0.9 });
  }
  say(
    p,
    "Especially cut flowers. Think.",
    { x: 96, y: 1496, width: 1008, height: 110 },
    { align: "centre", most: 1 },
  );
}
