/** How to keep one: chalk, a watch, a sunny day. */
import { cut, rim } from "../../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import { ellipse, place, rect } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, NAVY, ORANGE, SKY } from "./inks.ts";
import { puddle } from "./water.ts";
import { say } from "./words.ts";

const HOURS = [
  { size: 5.1, y: 900, at: [600, 512], text: "9 o’clock" },
  { size: 3.75, y: 930, at: [600, 656], text: "11" },
  { size: 2.5, y: 960, at: [600, 792], text: "1" },
] as const;

export function chalk(p: ZinePage): void {
  p.ground(NAVY);
  say(
    p,
    "You cannot keep one.",
    { x: 84, y: 110, width: 1032, height: 130 },
    { most: 1.35, align: "centre", tones: CREAM },
  );
  const r = random("asphalt");
  for (let i = 0; i < 260; i++)
    p.paint(ellipse(between(r, -10, 1210), between(r, -10, 1700), between(r, 2, 5)), { sky: 1, navy: 0.4 });
  for (const { size, y, at, text } of HOURS) {
    const ring = puddle("the last", { x: 600, y, size, squash: 0.8 });
    p.paint(ring, NAVY);
    p.paint(rim(ring, 15), CREAM);
    const [x, top] = [at[0], at[1]];
    const wide = text.length > 3 ? 380 : 120;
    p.paint(rect(x - wide / 2, top - 60, wide, 110), NAVY);
    caption(
      p,
      text,
      { x: x - wide / 2, y: top - 40, width: wide },
      { tones: CREAM, align: "centre", size: 0.92, pen: 12 },
    );
  }
  const left = puddle("the last", { x: 600, y: 1004, size: 1.5, squash: 0.8 });
  p.paint(left, SKY);
  p.paint(ellipse(584, 1000, 50), ORANGE);
  stick(p);
  say(
    p,
    "But draw round it every two hours, and you can see it go.",
    { x: 100, y: 1404, width: 1000, height: 210 },
    { most: 1.02, tones: CREAM, align: "centre", leading: 104 },
  );
}

function stick(p: ZinePage): void {
  const put = place({ x: 934, y: 1226, turn: -38 });
  p.paint(put(rect(-30, -96, 60, 210)), ORANGE);
  p.paint(put(cut([-30, -96, 30, -96, 22, -126, -18, -122])), ORANGE);
  p.print(put(rect(6, -96, 24, 210)), { navy: 0.4 });
}
