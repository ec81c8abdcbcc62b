/** The cover: wellingtons up to the ankles in a puddle, with a lodger. */
import { blob, line } from "../../cast/pen.ts";
import { toad } from "../../cast/toad.ts";
import { place, rect } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { boot, SKIN } from "./boots.ts";
import { CREAM, DARK, NAVY, ORANGE, SKY } from "./inks.ts";
import { rain, ripple } from "./water.ts";
import { name, say } from "./words.ts";

const WATERLINE = 1230;
const FEET = [
  { x: 424, flip: true },
  { x: 776, flip: false },
];

export function cover(p: ZinePage): void {
  p.ground(ORANGE);
  rain(p, "cover", [0, 590, 1260, 500], 64, NAVY);
  const pool = blob([
    34, 1310, 120, 1196, 400, 1136, 700, 1130, 1000, 1166, 1164, 1280, 1160, 1420, 1030, 1550, 760, 1632, 480,
    1610, 190, 1556, 60, 1440,
  ]);
  p.paint(pool, SKY);
  for (const { x, flip } of FEET)
    boot(p, { x, y: WATERLINE + 60, size: 1.6, flip }, ORANGE, flip ? lodger(p) : undefined);
  p.paint(rect(-30, WATERLINE, 1300, 300), SKY, pool);
  // what the water gives back
  for (const { x, flip } of FEET)
    p.print(
      place({ x, y: WATERLINE - 40, size: 1.6, flip, squash: -0.8 })(SKIN),
      ORANGE,
      rect(0, WATERLINE, 1200, 500),
    );
  for (let y = 1296; y < 1640; y += 46)
    p.paint(
      line(
        [150, y + 6, 420, y - 10, 600, y + 8, 780, y - 10, 1050, y + 6],
        (t) => 4 + 12 * Math.sin(Math.PI * t),
      ),
      SKY,
      pool,
    );
  for (const { x, flip } of FEET) {
    const middle = x + (flip ? -88 : 88);
    p.paint(ripple(middle, WATERLINE - 6, 250, 44, 22, -8, 188), CREAM);
    p.paint(ripple(middle, WATERLINE + 50, 190, 34, 14), CREAM);
  }
  say(
    p,
    "a field guide to",
    { x: 90, y: 104, width: 1020, height: 140 },
    { align: "centre", most: 1.35, tones: DARK },
  );
  name(p, "Puddles", { x: 84, y: 262, width: 1032, height: 320 }, { tones: CREAM });
}

const lodger = (p: ZinePage) => (): void =>
  toad(p, {
    at: { x: 430, y: 826, size: 1.74 },
    skin: SKY,
    dark: DARK,
    belly: CREAM,
    eye: CREAM,
    wart: { sky: 1, navy: 0.5 },
    look: [0.8, -0.2],
    lids: 0.34,
  });
