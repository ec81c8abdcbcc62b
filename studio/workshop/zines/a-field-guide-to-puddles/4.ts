/** The Fibber: a slice through the pavement shows what it did not say. */
import { bend, blob, cut, line } from "../../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import { ellipse, place, rect, stroke, type Point } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { boot } from "./boots.ts";
import { CREAM, DARK, NAVY, ORANGE, SKY } from "./inks.ts";
import { name, say } from "./words.ts";

const STREET = 620;

export function fibber(p: ZinePage): void {
  p.paint(rect(-40, STREET, 1280, 1200), ORANGE);
  const r = random("stones");
  for (let i = 0; i < 60; i++) {
    const [x, y] = [between(r, 0, 1200), between(r, STREET + 60, 1690)];
    p.print(
      place({ x, y, turn: r() * 180, size: between(r, 0.5, 1.2) })(blob([-22, 0, 0, -14, 24, -2, 6, 14])),
      { navy: 0.45 },
    );
  }
  const shaft = blob([
    640,
    STREET - 6,
    600,
    STREET + 90,
    660,
    860,
    610,
    1080,
    560,
    1290,
    600,
    1500,
    760,
    1610,
    960,
    1590,
    1080,
    1440,
    1070,
    1200,
    1010,
    980,
    1060,
    800,
    1080,
    STREET + 100,
    1040,
    STREET - 6,
  ]);
  p.paint(shaft, { sky: 1 });
  p.print(shaft, { navy: { from: [0, 760, 0], to: [0, 1640, 0.75] } });
  p.paint(rect(-40, STREET - 80, 1280, 80), CREAM);
  p.paint(cut([636, STREET - 20, 1044, STREET - 20, 1050, STREET + 8, 630, STREET + 8]), SKY);
  for (const [a, b] of [
    [-40, 636],
    [1044, 1240],
  ] as const)
    p.paint(line([a, STREET, (a + b) / 2, STREET + 4, b, STREET], 15), NAVY);
  leg(p);
  sunk(p);
  // the notice
  name(p, "The\nFibber", { x: 86, y: 92, width: 520, height: 290 }, { align: "left" });
  const sign = place({ x: 336, y: 484, turn: -4 });
  p.paint(line([336, STREET, 332, 560, 336, 500], 20), NAVY);
  p.paint(sign(rect(-236, -58, 472, 116)), NAVY);
  p.paint(sign(rect(-222, -44, 444, 88)), CREAM);
  caption(
    p,
    "about 2 cm",
    { x: 106, y: 454, width: 460 },
    { tones: NAVY, align: "centre", turn: -4, size: 0.8, pen: 12 },
  );
  for (const [x, y, text] of [
    [120, 790, "ankle"],
    [120, 990, "knee"],
    [120, 1190, "trousers"],
    [120, 1390, "Tuesday"],
  ] as const) {
    p.paint(rect(84, y - 24, 410, 130), CREAM);
    say(p, text, { x, y, width: 360, height: 110 }, { most: 1.1 });
    p.paint(bend([494, y + 40, 600, y + 40], 12), NAVY);
  }
}

function leg(p: ZinePage): void {
  p.paint(cut([760, -40, 930, -40, 912, 900, 900, 1190, 780, 1190, 776, 900]), DARK);
  p.paint(line([800, -30, 806, 600, 806, 1160], 9), { orange: 1 });
  boot(p, { x: 842, y: 1500, size: 1.02 });
  for (const [x, y, s] of [
    [960, 860, 1],
    [985, 780, 0.7],
    [955, 720, 1.2],
  ] as const) {
    p.paint(ellipse(x, y, 17 * s), CREAM);
    p.paint(ellipse(x, y, 10 * s), SKY);
  }
  for (const [y, w] of [
    [STREET - 30, 130],
    [STREET - 62, 90],
  ] as const)
    p.paint(
      stroke(
        Array.from({ length: 9 }, (_, i): Point => [
          846 - w + (i / 8) * w * 2,
          y + 10 * Math.sin((i / 8) * Math.PI),
        ]),
        8,
      ),
      NAVY,
    );
}

/** What was thought lost: a fish that lives here, and a left boot of somebody's. */
function sunk(p: ZinePage): void {
  const put = place({ x: 690, y: 1290, turn: 8 });
  p.paint(put(blob([-62, 0, -30, -30, 20, -30, 52, 0, 20, 30, -30, 30])), CREAM);
  p.paint(put(cut([44, 0, 92, -36, 86, 34])), CREAM);
  p.paint(put(ellipse(-34, -6, 7)), NAVY);
  p.paint(put(line([-56, 14, -44, 10, -34, 16], 6)), NAVY);
  for (const x of [-6, 14]) p.paint(put(line([x, -16, x + 8, 0, x, 16], 5)), NAVY);
}
