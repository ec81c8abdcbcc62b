/** The back cover: across the road, number 14 lifts its spoon. */
import { blob, cut, line } from "../../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import { ellipse, rect } from "../../shapes.ts";
import { title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, LIGHT, NIGHT, RUST, SOUP } from "./inks.ts";
import { bowl, edged, spoon, steam } from "./kitchen.ts";
import { say } from "./words.ts";

export function across(p: ZinePage): void {
  p.ground(NIGHT);
  say(
    p,
    "Eat it hot, at the window.",
    { x: 96, y: 104, width: 1008, height: 130 },
    { tones: CREAM, most: 1.1, align: "centre" },
  );
  const r = random("snow");
  house(p);
  for (let i = 0; i < 46; i++)
    p.paint(ellipse(between(r, 0, 1200), between(r, 250, 1100), between(r, 4, 8)), CREAM);
  say(
    p,
    "Number 14 is having soup too.",
    { x: 96, y: 1178, width: 640, height: 210 },
    { tones: CREAM, most: 0.96 },
  );
  // this side: a sill, a bowl, an answer
  p.paint(cut([-40, 1420, 1240, 1400, 1240, 1740, -40, 1740]), SOUP);
  p.paint(line([-40, 1420, 600, 1412, 1240, 1400], 12), DARK);
  steam(p, { x: 930, y: 1200, size: 0.6 }, CREAM);
  spoon(p, { x: 870, y: 1262, size: 0.8, turn: -48 });
  bowl(p, { x: 930, y: 1414, size: 1.16 }, LIGHT);
  say(
    p,
    "For two: twice everything. Then ring the bell at 14.",
    { x: 96, y: 1446, width: 1008, height: 176 },
    { most: 0.82, align: "centre", tones: NIGHT, leading: 112 },
  );
}

function house(p: ZinePage): void {
  p.paint(cut([-60, 420, 1260, 410, 1260, 1130, -60, 1130]), DARK);
  for (const x of [130, 1010]) p.paint(cut([x, 330, x + 120, 326, x + 120, 420, x, 420]), DARK);
  for (const x of [150, 200, 1030, 1080]) p.paint(cut([x, 300, x + 30, 300, x + 30, 336, x, 336]), SOUP);
  p.paint(cut([-60, 396, 1260, 384, 1260, 430, -60, 440]), CREAM);
  p.paint(line([508, 440, 512, 800, 508, 1124], 7), NIGHT);
  // one dark window, one lit
  p.paint(rect(220, 540, 250, 330), NIGHT);
  p.paint(line([345, 540, 345, 870], 9), DARK);
  p.paint(line([220, 700, 470, 700], 9), DARK);
  p.paint(rect(556, 500, 440, 400), LIGHT);
  neighbour(p, 776, 900);
  p.paint(line([548, 902, 776, 906, 1004, 900], 26), CREAM);
  p.paint(line([548, 500, 1004, 494], 20), CREAM);
  for (const s of [-1, 1])
    p.paint(
      blob([
        776 + s * 228,
        500,
        776 + s * 150,
        500,
        776 + s * 176,
        640,
        776 + s * 206,
        720,
        776 + s * 230,
        720,
      ]),
      RUST,
    );
  // the door, its number and its bell
  p.paint(rect(240, 940, 190, 200), SOUP);
  title(p, "14", { x: 290, y: 962, width: 90, height: 70 }, { tones: NIGHT });
  p.paint(ellipse(470, 1046, 17), LIGHT);
  p.paint(cut([-60, 1126, 1260, 1118, 1260, 1142, -60, 1142]), CREAM);
}

function neighbour(p: ZinePage, x: number, y: number): void {
  edged(
    p,
    blob([
      x - 110,
      y + 10,
      x - 104,
      y - 90,
      x - 64,
      y - 140,
      x,
      y - 152,
      x + 64,
      y - 140,
      x + 104,
      y - 90,
      x + 110,
      y + 10,
    ]),
    SOUP,
  );
  edged(p, ellipse(x, y - 214, 68, 72), CREAM);
  p.paint(
    blob([
      x - 74,
      y - 216,
      x - 66,
      y - 284,
      x,
      y - 306,
      x + 66,
      y - 284,
      x + 74,
      y - 216,
      x + 44,
      y - 256,
      x - 30,
      y - 262,
    ]),
    NIGHT,
  );
  p.paint(ellipse(x, y - 312, 30, 26), NIGHT);
  for (const s of [-1, 1]) {
    p.paint(ellipse(x + s * 24, y - 216, 6, 8), NIGHT);
    p.print(ellipse(x + s * 40, y - 190, 13, 9), { orange: 0.6 });
  }
  p.paint(line([x - 18, y - 184, x, y - 176, x + 18, y - 184], 7), NIGHT);
  // the arm with the spoon, lifted in greeting
  p.paint(line([x + 84, y - 80, x + 136, y - 110, x + 150, y - 190], 46), NIGHT);
  p.paint(line([x + 84, y - 80, x + 136, y - 110, x + 150, y - 186], 28), SOUP);
  spoon(p, { x: x + 152, y: y - 316, size: 0.5, turn: 92 });
  edged(p, ellipse(x + 150, y - 206, 24, 24), CREAM, 9);
  steam(p, { x: x - 44, y: y - 96, size: 0.4 }, CREAM);
  bowl(p, { x: x - 44, y: y - 6, size: 0.56 });
}
