/** Three small rooms for the inside of a stem, in picture pixels: a press, a desk and a letter rack. */
import type { Picture, Tones } from "../riso.ts";
import { ellipse, place, poly, rect, stroke } from "../shapes.ts";

const LINE: Tones = { violet: 1, pink: 1 };

export function rooms(p: Picture): void {
  const shelf = (y: number): void => void p.paint(rect(612, y, 376, 12), { violet: 1 });
  shelf(538);
  shelf(654);
  // the press: a box, a bed and a big wheel
  p.paint(rect(668, 478, 150, 60), { pink: 1 });
  p.paint(rect(650, 464, 190, 16), LINE);
  p.paint(poly([700, 464], [780, 464], [766, 442], [714, 442]), { violet: 1 });
  p.paint(ellipse(880, 490, 47), LINE);
  p.paint(ellipse(880, 490, 36), { yellow: 1 });
  for (const a of [20, 80, 140])
    p.paint(
      place({ x: 880, y: 490, turn: a })(
        stroke(
          [
            [-40, 0],
            [40, 0],
          ],
          7,
        ),
      ),
      LINE,
    );
  p.paint(ellipse(880, 490, 10), LINE);
  p.paint(poly([690, 496], [796, 496], [790, 520], [696, 520]), {});
  // the desk with its lamp
  p.paint(rect(668, 604, 210, 11), LINE);
  for (const x of [682, 856]) p.paint(rect(x, 612, 9, 42), LINE);
  p.paint(rect(800, 612, 56, 26), { pink: 1 });
  p.paint(poly([726, 572], [790, 604], [690, 604]), { yellow: 1 });
  p.paint(
    stroke(
      [
        [838, 604],
        [846, 572],
        [800, 556],
        [764, 562],
      ],
      6,
    ),
    LINE,
  );
  p.paint(poly([774, 544], [730, 562], [758, 586], [784, 572]), { pink: 1 });
  p.paint(rect(886, 626, 44, 10), { pink: 1 });
  for (const x of [892, 916]) p.paint(rect(x, 634, 6, 20), LINE);
  // the rack of envelopes
  for (let i = 0; i < 6; i++) {
    const [x, y] = [812 + (i % 3) * 54, 690 + Math.floor(i / 3) * 44];
    p.paint(rect(x, y, 46, 32), i === 4 || i === 2 ? { yellow: 1 } : {});
    p.print(
      stroke(
        [
          [x + 2, y + 2, 1],
          [x + 23, y + 19, 1],
          [x + 44, y + 2, 1],
        ],
        3.5,
      ),
      { violet: 1 },
    );
    p.print(
      stroke(
        [
          [x - 4, y + 36],
          [x + 52, y + 36],
        ],
        5,
      ),
      LINE,
    );
  }
}
