/** Four windows that are lit. */
import { bend, blob, cut, line, rim } from "../../cast/pen.ts";
import { ellipse, place, type Place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, LIGHT, NIGHT, edged } from "./inks.ts";
import { say, shout } from "./words.ts";

type Person = (p: ZinePage, put: Place, window: readonly (readonly [number, number])[]) => void;

const eyes = (p: ZinePage, put: Place, x: number, y: number): void => {
  for (const s of [-1, 1]) p.paint(put(ellipse(x + s * 20, y, 7, 9)), NIGHT);
};

const priya: Person = (p, put, window) => {
  p.paint(
    put(blob([-70, -20, -74, -110, 0, -150, 74, -110, 70, 10, 110, 60, 60, 70, -60, 60])),
    NIGHT,
    put(window),
  );
  edged(p, put(blob([-44, -60, 0, -110, 48, -60, 40, 0, 0, 26, -40, 0])), CREAM, 9);
  p.paint(put(blob([-50, -60, -20, -122, 30, -122, 54, -56, 10, -84])), NIGHT);
  eyes(p, put, 2, -36);
  p.paint(put(line([-14, -2, 2, 4, 18, -2], 7)), NIGHT);
  p.paint(put(blob([-120, 240, -110, 90, -50, 40, 0, 60, 50, 40, 110, 90, 120, 240])), NIGHT, put(window));
  p.paint(put(line([-44, 60, -30, 120, 10, 130], 9)), CREAM);
  edged(p, put(cut([-8, 96, 70, 90, 76, 180, -2, 186])), CREAM, 8);
  for (const y of [118, 140]) p.paint(put(bend([14, y, 56, y - 3], 7)), NIGHT);
};

const tomasz: Person = (p, put, window) => {
  edged(p, put(blob([-56, -140, 0, -172, 56, -140, 62, -96, -60, -96])), CREAM, 9);
  edged(p, put(blob([-48, -96, 48, -96, 46, -24, 0, 0, -46, -24])), CREAM, 9);
  p.paint(put(blob([-44, -46, -16, -58, 0, -52, 18, -58, 44, -44, 20, -36, -20, -36])), NIGHT);
  eyes(p, put, 0, -72);
  p.paint(put(blob([-130, 240, -116, 50, -40, 4, 40, 4, 116, 50, 130, 240])), NIGHT, put(window));
  p.paint(put(cut([-60, 60, 60, 60, 70, 240, -70, 240])), CREAM, put(window));
  for (const [x, y] of [[-96, 130], [-32, 140], [32, 130], [96, 140], [-64, 92], [0, 96], [64, 90]] as const) {
    edged(p, put(ellipse(x, y, 38, 27)), LIGHT, 9);
    p.paint(put(line([x - 16, y - 8, x, y - 12, x + 16, y - 6], 6)), NIGHT);
  }
}; // oxfmt-ignore

const baby: Person = (p, put) => {
  edged(p, put(ellipse(0, -20, 124, 118)), CREAM, 11);
  p.paint(put(line([-6, -134, 14, -168, 34, -140], 9)), NIGHT);
  for (const s of [-1, 1]) p.paint(put(line([s * 76, -70, s * 38, -46, s * 76, -34], 11)), NIGHT);
  p.paint(put(blob([-62, 10, 0, -12, 62, 10, 50, 66, 0, 80, -50, 66])), NIGHT);
  p.paint(put(blob([-24, 58, 0, 46, 26, 58, 0, 70])), CREAM);
  edged(p, put(cut([18, -10, 40, -10, 40, 10, 18, 10])), CREAM, 6);
  for (const [x, y] of [[-110, -10], [112, -4], [-128, 40]] as const) p.paint(put(blob([x, y - 22, x + 12, y, x, y + 12, x - 12, y])), NIGHT);
  for (const s of [-1, 1]) edged(p, put(ellipse(s * 120, 108, 34)), CREAM, 10);
}; // oxfmt-ignore

/** You, with this very zine in front of your face. */
const reader: Person = (p, put, window) => {
  p.paint(put(blob([-80, 0, -78, -110, 0, -164, 80, -110, 80, 0])), NIGHT);
  edged(p, put(blob([-58, 30, -56, -70, 0, -112, 58, -70, 58, 30])), CREAM, 9);
  p.paint(put(blob([-64, -50, -30, -128, 40, -128, 68, -50, 20, -84, -30, -80])), NIGHT);
  eyes(p, put, 0, -44);
  p.paint(put(blob([-140, 240, -130, 120, -60, 60, 60, 60, 130, 120, 140, 240])), NIGHT, put(window));
  edged(p, put(cut([-92, 0, 0, 14, 0, 160, -92, 144])), NIGHT, 9);
  p.paint(put(cut([-96, -4, -2, 10, -2, 150, -96, 138])), CREAM);
  p.paint(put(cut([96, -4, 2, 10, 2, 150, 96, 138])), CREAM);
  p.paint(put(rim(cut([-96, -4, 0, 10, 96, -4, 96, 138, 0, 152, -96, 138]), 9)), NIGHT);
  p.paint(put(bend([0, 10, 0, 150], 8)), NIGHT);
  p.paint(put(ellipse(48, 66, 26)), LIGHT);
  for (const s of [-1, 1]) edged(p, put(ellipse(s * 98, 86, 24, 28)), CREAM, 9);
};

export function others(p: ZinePage): void {
  p.ground(NIGHT);
  shout(p, "Also on tonight", { x: 96, y: 100, width: 1008, height: 140 }, { tones: CREAM });
  const lit: readonly (readonly [number, number, Person, string])[] = [
    [110, 270, priya, "Priya,\nward nine."],
    [640, 290, tomasz, "Tomasz,\n400 rolls."],
    [96, 985, baby, "A baby,\nfurious."],
    [650, 970, reader, "You,\nwith this."],
  ];
  for (const [x, y, person, words] of lit) {
    const pane = cut([x, y, x + 444, y - 8, x + 450, y + 404, x - 4, y + 410]);
    p.paint(pane, LIGHT);
    const window = [[-218, -210], [220, -214], [222, 196], [-220, 200]] as const; // oxfmt-ignore
    person(p, place({ x: x + 224, y: y + 208 }), window);
    p.paint(bend([x - 24, y + 414, x + 472, y + 408], 22), CREAM);
    say(
      p,
      words,
      { x: x - 4, y: y + 442, width: 456, height: 210 },
      { tones: CREAM, align: "centre", most: 0.86 },
    );
  }
}
