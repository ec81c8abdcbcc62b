/** The torch, and everybody in it. */
import { bend, blob, cut, line } from "../../cast/pen.ts";
import { ellipse, place, type Place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, LIGHT, NIGHT, edged } from "./inks.ts";
import { arm, moon } from "./moon.ts";
import { say } from "./words.ts";

function fox(p: ZinePage, put: Place): void {
  p.paint(put(blob([-70, -40, -150, -20, -216, -76, -230, -50, -180, 14, -90, 4])), NIGHT);
  p.paint(put(blob([-90, -10, -84, -74, 0, -84, 80, -86, 96, -30, 60, -14, -40, -8])), NIGHT);
  p.paint(put(cut([60, -70, 74, -150, 96, -196, 118, -158, 140, -192, 152, -140, 208, -96, 150, -66, 96, -40])), NIGHT);
  for (const [x, lean] of [[-74, -10], [-44, 8], [56, -6], [80, 12]] as const) p.paint(put(bend([x, -40, x + lean, 40], 19)), NIGHT);
  p.paint(put(blob([-212, -70, -232, -52, -206, -24, -184, -44])), LIGHT);
  p.paint(put(ellipse(146, -116, 6)), LIGHT);
} // oxfmt-ignore

function badger(p: ZinePage, put: Place): void {
  p.paint(
    put(blob([-110, 0, -106, -62, -40, -96, 40, -84, 92, -56, 140, -20, 120, 6, 60, 12, -60, 14])),
    NIGHT,
  );
  for (const x of [-70, -36, 44, 76]) p.paint(put(bend([x, -10, x, 34], 26)), NIGHT);
  p.paint(put(blob([48, -62, 92, -50, 136, -20, 120, 0, 70, -20])), CREAM);
  p.paint(put(line([56, -44, 92, -30, 126, -12], 15)), NIGHT);
  p.paint(put(ellipse(136, -16, 10)), NIGHT);
}

/** On his knees, patting the pavement. */
function keyless(p: ZinePage, put: Place): void {
  p.paint(put(line([-90, 30, -60, -70, 40, -90], 76)), NIGHT);
  p.paint(put(line([-84, 16, 0, 24, -20, 22], 44)), NIGHT);
  p.paint(put(line([40, -84, 74, -20, 110, 26], 34)), NIGHT);
  p.paint(put(ellipse(100, -128, 46)), NIGHT);
  p.paint(put(line([52, -150, 92, -184, 150, -150], 26)), NIGHT);
}

function doris(p: ZinePage, put: Place): void {
  p.paint(put(cut([-52, -220, 52, -220, 92, -20, -86, -20])), NIGHT);
  for (const x of [-30, 34]) p.paint(put(line([x, -30, x, 30, x + 30, 34], 24)), NIGHT);
  p.paint(put(ellipse(4, -262, 48)), NIGHT);
  p.paint(put(blob([-56, -268, -40, -316, 10, -330, 60, -306, 66, -270, 10, -284])), NIGHT);
  p.paint(put(line([40, -190, 104, -150, 136, -120], 28)), NIGHT);
  // Keith, pulling
  p.paint(put(line([136, -120, 210, -60, 260, -40], 8)), NIGHT);
  p.paint(put(blob([230, -60, 300, -66, 350, -56, 360, -10, 240, -4])), NIGHT);
  p.paint(put(cut([330, -50, 340, -110, 360, -90, 410, -76, 404, -52, 366, -34])), NIGHT);
  for (const x of [246, 266, 330, 350]) p.paint(put(bend([x, -14, x + 2, 34], 14)), NIGHT);
  p.paint(put(line([234, -50, 206, -80, 210, -104], 12)), NIGHT);
}

export function light(p: ZinePage): void {
  p.ground(NIGHT);
  p.paint(cut([770, 660, 1020, 660, 1280, 1500, 1260, 1760, -60, 1760, -60, 1330]), LIGHT);
  arm(p, [[1080, 340], [1030, 450], [930, 560]], LIGHT, 46); // oxfmt-ignore
  moon(p, { at: { x: 1066, y: 190, size: 1.5, turn: 12 }, look: [-0.8, 0.9] });
  edged(p, cut([770, 660, 1020, 660, 974, 540, 822, 540]), CREAM, 14);
  arm(p, [[1050, 430], [990, 520], [936, 576]], LIGHT, 46); // oxfmt-ignore
  say(p, "Then light, for one fox, two badgers, a man who has lost his keys, and Keith, who walks Doris at three.", { x: 96, y: 110, width: 620, height: 660 }, { tones: CREAM, most: 0.82 }); // oxfmt-ignore
  badger(p, place({ x: 690, y: 1130, size: 0.9 }));
  badger(p, place({ x: 930, y: 1180, size: 0.9 }));
  fox(p, place({ x: 330, y: 1290 }));
  keyless(p, place({ x: 230, y: 1585, size: 1.05 }));
  p.paint(ellipse(462, 1600, 15), CREAM);
  p.paint(line([462, 1600, 500, 1588, 516, 1600, 530, 1592], 9), CREAM);
  doris(p, place({ x: 720, y: 1600, size: 1.02 }));
}
