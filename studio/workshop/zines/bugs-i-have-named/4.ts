/** Mr Pemberton: nine o'clock, a lamp, a book, a sleeve. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import { moth } from "../../cast/others.ts";
import { ellipse, place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { eyes } from "./bugs.ts";
import { CREAM, DARK, FOREST, LIME, PINK } from "./inks.ts";
import { name, say } from "./words.ts";

export function pemberton(p: ZinePage): void {
  p.ground(FOREST);
  p.paint(cut([520, -60, 760, -60, 1290, 1180, -90, 1180]), LIME);
  p.paint(cut([440, -60, 840, -60, 900, 40, 380, 40]), PINK);
  const [x, y] = [600, 560] as const;
  moth(p, { at: { x, y, size: 8.6 }, wing: PINK, mark: CREAM, body: DARK, line: FOREST });
  const put = place({ x, y: y - 130 });
  p.paint(put(ellipse(0, 20, 74, 66)), DARK);
  eyes(p, put, 0, 14, 36, 33, [0, 0.9]);
  // reading glasses
  for (const s of [-1, 1]) p.paint(put(rim(ellipse(s * 38, 14, 46, 44), 10)), CREAM);
  p.paint(put(line([-6, 10, 0, 4, 6, 10], 9)), CREAM);
  book(p);
  name(p, "Mr Pemberton", { x: 84, y: 1204, width: 1032, height: 140 }, { tones: CREAM });
  say(
    p,
    "comes at nine and reads over my shoulder. Has eaten: one sleeve.",
    { x: 96, y: 1366, width: 1008, height: 250 },
    { tones: CREAM, most: 0.94, align: "centre" },
  );
}

function book(p: ZinePage): void {
  const [x, y] = [600, 985] as const;
  p.paint(cut([x - 330, y - 30, x, y + 4, x + 330, y - 30, x + 350, y + 190, x - 350, y + 190]), FOREST);
  for (const s of [-1, 1]) {
    const leaf = blob([
      x,
      y + 4,
      x + s * 130,
      y - 50,
      x + s * 320,
      y - 40,
      x + s * 336,
      y + 150,
      x + s * 150,
      y + 130,
      x,
      y + 180,
    ]);
    p.paint(leaf, CREAM);
    p.print(rim(leaf, 11), FOREST);
    for (let i = 0; i < 4; i++)
      p.print(
        line(
          [
            x + s * 60,
            y + 16 + i * 36,
            x + s * 160,
            y - 8 + i * 36,
            x + s * (270 - (i % 2) * 50),
            y - 2 + i * 36,
          ],
          8,
        ),
        FOREST,
      );
  }
}
