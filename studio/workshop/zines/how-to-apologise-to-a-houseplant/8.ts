/** The back: a label to cut out, and Colin's cactus. */
import { bend, blob, cut, line, soft } from "../../cast/pen.ts";
import { dashes, scissors } from "../../cast/scenery.ts";
import { ellipse, place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, PINK, TEAL, edged } from "./inks.ts";
import { say, shout } from "./words.ts";

const LABEL = [220, 130, 980, 130, 980, 540, 600, 800, 220, 540] as const;

function cactus(p: ZinePage, x: number, y: number): void {
  const put = place({ x, y });
  for (const s of [-1, 1]) {
    p.paint(put(line([s * 60, -150, s * 150, -150, s * 156, -250], 92)), DARK);
    p.paint(put(line([s * 60, -150, s * 150, -150, s * 156, -250], 66)), TEAL);
  }
  edged(p, put(blob([-92, 0, -96, -220, -70, -330, 0, -366, 70, -330, 96, -220, 92, 0])), TEAL, 14);
  for (const [dx, dy] of [
    [-56, -280],
    [50, -300],
    [-60, -70],
    [62, -90],
    [0, -50],
    [-4, -330],
    [158, -210],
    [-156, -216],
  ] as const)
    // oxfmt-ignore
    for (const a of [-40, 0, 40]) p.paint(put(place({ x: dx, y: dy, turn: a })(bend([0, 0, 0, -20], 6))), DARK);
  for (const s of [-1, 1]) {
    p.paint(put(ellipse(s * 36, -206, 22, 24)), CREAM);
    p.paint(put(ellipse(s * 36 - 12, -200, 10, 12)), DARK);
    p.paint(put(line([s * 62, -246, s * 14, -226], 10)), DARK);
  }
  p.paint(put(line([-26, -136, 0, -146, 26, -136], 10)), DARK);
  edged(p, put(cut([-104, 20, 104, 20, 80, 170, -80, 170])), PINK, 13);
  edged(p, put(soft(-120, -18, 240, 56, 10)), PINK, 13);
}

export function label(p: ZinePage): void {
  p.ground(TEAL);
  p.paint(cut(LABEL), CREAM);
  const outline = [...LABEL, LABEL[0], LABEL[1]];
  dashes(p, Array.from({ length: 6 }, (_, i) => [outline[i * 2] as number, outline[i * 2 + 1] as number, 1] as const), 9, 30, 20, DARK, false); // oxfmt-ignore
  scissors(p, { x: 300, y: 716, size: 1.15, turn: -148 }, DARK);
  shout(p, "Maureen", { x: 280, y: 190, width: 640, height: 150 }, { tones: PINK });
  say(p, "drinks on Sundays.\nTell Colin.", { x: 270, y: 366, width: 660, height: 250 }, { align: "centre", most: 1.1 }); // oxfmt-ignore
  p.paint(ellipse(600, 706, 24), TEAL);
  cactus(p, 300, 1420);
  p.paint(cut([-40, 1588, 1240, 1588, 1240, 1740, -40, 1740]), DARK);
  // the letter nobody has opened
  const letter = place({ x: 596, y: 1526, turn: -5 });
  edged(p, letter(cut([-104, -62, 104, -62, 104, 62, -104, 62])), CREAM, 11);
  p.paint(letter(bend([-100, -58, 0, 20, 100, -58], 9)), DARK);
  p.paint(letter(ellipse(0, 18, 20)), PINK);
  say(p, "P.S. Colin has watered his cactus. It is not yet ready to talk.", { x: 540, y: 950, width: 570, height: 480 }, { tones: CREAM, most: 0.95 }); // oxfmt-ignore
}
