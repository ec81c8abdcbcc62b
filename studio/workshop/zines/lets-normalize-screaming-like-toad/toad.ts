/** Toad as he screams: sitting on 0,0, about 250 wide and 210 high before placing. */
import { blob, line, rim } from "../../cast/pen.ts";
import type { Picture } from "../../riso.ts";
import { ellipse, place, stroke, type Place, type Shape } from "../../shapes.ts";
import { BARE, BRICK, DARK, GREEN, PINK } from "./inks.ts";

export interface Look {
  at: Parameters<typeof place>[0];
  /** 0 shut, 1 as wide as it goes. */
  gape: number;
  eyes?: "wide" | "tight" | "sad";
  /** Where the pupils point: -1…1. */
  look?: readonly [x: number, y: number];
  arms?: "down" | "up" | "left up" | "none";
}

const BODY = blob([
  -96, 2, -126, -22, -122, -70, -108, -112, -100, -148, -96, -180, -72, -203, -44, -194, -28, -168, 0, -164,
  28, -168, 44, -194, 72, -203, 96, -180, 100, -148, 108, -112, 122, -70, 126, -22, 96, 2, 0, 6,
]);
const BELLY = blob([-70, 0, -84, -28, -50, -52, 0, -58, 50, -52, 84, -28, 70, 0, 0, 4]);
const WARTS = [
  -104, -92, 8, -112, -62, 6, 106, -78, 8, 98, -110, 5, -14, -150, 5, 12, -146, 7, 110, -44, 5, -96, -118, 4,
];

export function screamingToad(p: Picture, look: Look): void {
  const put = place(look.at);
  const arms = look.arms ?? "down";
  legs(p, put);
  p.paint(put(BODY), GREEN);
  p.paint(put(BELLY), { lime: 0.35 }, put(BODY));
  for (let i = 0; i < WARTS.length; i += 3) {
    const [x, y, r] = WARTS.slice(i, i + 3) as [number, number, number];
    p.print(put(ellipse(x, y, r, r * 0.85)), PINK, put(BODY));
  }
  p.print(put(rim(BODY, 8)), DARK);
  for (const side of [-1, 1]) arm(p, put, side, arms);
  mouth(p, put, look.gape);
  for (const side of [-1, 1]) eye(p, put, side, look);
}

function legs(p: Picture, put: Place): void {
  for (const side of [-1, 1]) {
    const thigh = blob([side * 84, 4, side * 92, -46, side * 132, -58, side * 152, -22, side * 146, 4]);
    p.paint(put(thigh), GREEN);
    p.print(put(rim(thigh, 8)), DARK);
    for (const toe of [-22, 0, 22]) {
      const foot = ellipse(side * 122 + toe, 2, 15, 9);
      p.paint(put(foot), GREEN);
      p.print(put(rim(foot, 7)), DARK);
    }
  }
}

function arm(p: Picture, put: Place, side: number, arms: NonNullable<Look["arms"]>): void {
  if (arms === "none") return;
  const isUp = arms === "up" || (arms === "left up" && side === -1);
  const way = isUp
    ? [side * 104, -66, side * 140, -110, side * 146, -216]
    : [side * 70, -58, side * 82, -24, side * 66, 0];
  p.paint(put(line(way, 36)), DARK);
  p.paint(put(line(way, 22)), GREEN);
  const [x, y] = way.slice(4) as [number, number];
  const fingers = isUp ? [-24, -8, -2, -22, 20, -14] : [-17, 3, 0, 6, 17, 3];
  for (let i = 0; i < 6; i += 2) {
    const tip = ellipse(x + (fingers[i] as number), y + (fingers[i + 1] as number), 10, 9);
    p.paint(put(rim(tip, 8)), DARK);
    p.paint(put(tip), GREEN);
  }
}

function mouth(p: Picture, put: Place, gape: number): void {
  if (gape < 0.08) {
    p.print(put(line([-78, -98, -60, -110, 0, -118, 60, -110, 78, -98], 9)), DARK);
    return;
  }
  const inside = jaws(gape);
  p.paint(put(inside), DARK);
  p.paint(put(ellipse(0, -104 + 58 * gape, 56, 8 + 30 * gape)), PINK, put(inside));
  p.paint(put(line([0, -102 + 46 * gape, 1, -104 + 70 * gape], 5)), BRICK, put(inside));
  if (gape > 0.5)
    p.paint(
      put(blob([-9, -108 - 46 * gape, 9, -108 - 46 * gape, 12, -116, 0, -106, -12, -116])),
      PINK,
      put(inside),
    );
}

/** A wide, soft opening, flatter at the top. */
const jaws = (gape: number): Shape => {
  const [rise, drop] = [10 + 34 * gape, 14 + 62 * gape];
  return blob([
    -88,
    -112,
    -66,
    -112 - rise * 0.7,
    0,
    -112 - rise,
    66,
    -112 - rise * 0.7,
    88,
    -112,
    76,
    -112 + drop * 0.6,
    0,
    -112 + drop,
    -76,
    -112 + drop * 0.6,
  ]);
};

function eye(p: Picture, put: Place, side: number, { eyes = "wide", look = [0, 0] }: Look): void {
  const x = side * 68;
  if (eyes === "tight") {
    const squeeze: Shape = [
      [x - side * -18, -192],
      [x - side * 14, -178, 1],
      [x - side * -18, -166],
    ];
    p.print(put(stroke(squeeze, 9)), DARK);
    return;
  }
  p.paint(put(ellipse(x, -178, 27)), DARK);
  p.paint(put(ellipse(x, -178, 20)), BARE);
  p.paint(put(ellipse(x + look[0] * 9, -178 + look[1] * 9, 11, 7)), DARK, put(ellipse(x, -178, 20)));
  if (eyes === "sad") {
    const lid = blob([x - 30, -210, x + 30, -210, x + 30, -182 + side * 7, x, -185, x - 30, -182 - side * 7]);
    p.paint(put(lid), GREEN, put(ellipse(x, -178, 20)));
    p.print(put(line([x - 21, -183 - side * 6, x + 21, -183 + side * 6], 6)), DARK);
  }
}
