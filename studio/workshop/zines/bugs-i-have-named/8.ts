/** The back cover: the pot put back, and a sticker to spare. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import { place, rect } from "../../shapes.ts";
import { panel } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { eyes } from "./bugs.ts";
import { CLAY, CREAM, DARK, FOREST, LIME, PINK } from "./inks.ts";
import { say } from "./words.ts";

const LEAF = blob([0, 60, -42, -10, -34, -70, 0, -110, 34, -70, 42, -10]);

export function back(p: ZinePage): void {
  p.ground(PINK);
  const put = place({ x: 600, y: 310, turn: -3 });
  p.print(put(rect(-420, -196, 880, 460)), FOREST);
  p.paint(put(panel({ x: -440, y: -220, width: 880, height: 460 }, "sticker", 8)), CREAM);
  p.paint(put(panel({ x: -440, y: -220, width: 880, height: 160 }, "band", 5)), FOREST);
  caption(
    p,
    "my name is",
    { x: 250, y: 128, width: 680 },
    { tones: CREAM, align: "centre", size: 1.1, pen: 13, turn: -3 },
  );
  p.print(put(line([-330, 150, 0, 154, 330, 150], 9)), FOREST);
  say(
    p,
    "(for whoever you meet next)",
    { x: 96, y: 606, width: 1008, height: 110 },
    { most: 0.96, align: "centre", tones: CREAM },
  );
  p.paint(cut([-40, 1390, 1240, 1370, 1240, 1740, -40, 1740]), LIME);
  p.print(line([-40, 1390, 600, 1382, 1240, 1370], 12), FOREST);
  pot(p);
  say(
    p,
    "All bugs were put back.\nGary is in.",
    { x: 96, y: 1424, width: 1008, height: 190 },
    { most: 0.95, align: "centre" },
  );
}

function pot(p: ZinePage): void {
  for (const [x, y, turn, size] of [
    [470, 980, -46, 1.2],
    [730, 980, 46, 1.2],
    [530, 950, -22, 1.3],
    [670, 950, 22, 1.3],
    [600, 930, 2, 1.5],
  ] as const) {
    const put = place({ x, y, turn, size });
    p.paint(put(rim(LEAF, 12)), PINK);
    p.paint(put(LEAF), FOREST);
    p.paint(put(line([0, 40, 2, -30, 0, -84], 6)), LIME);
  }
  const body = cut([400, 1050, 800, 1050, 740, 1400, 460, 1400]);
  p.paint(body, CLAY);
  p.print(cut([660, 1050, 800, 1050, 740, 1400, 640, 1400]), { forest: 0.4 }, body);
  p.print(rim(body, 13), FOREST);
  const collar = cut([370, 986, 830, 980, 824, 1074, 376, 1080]);
  p.paint(collar, CLAY);
  p.print(rim(collar, 13), FOREST);
  // a way in, and two eyes
  p.paint(blob([490, 1402, 496, 1310, 540, 1280, 590, 1310, 598, 1402]), DARK);
  eyes(p, place({ x: 544, y: 1356 }), 0, 0, 22, 17, [0.6, -0.4]);
}
