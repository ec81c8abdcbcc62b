/** The two who are not talking. Each sits around 0,0, the neck; 300 wide and 620 high before placing. */
import { bend, blob, bow, line, rim } from "../../cast/pen.ts";
import { ellipse, place, type Place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, MINT, WINE, edged } from "./inks.ts";

export interface SitterLook {
  at: Parameters<typeof place>[0];
  look?: readonly [x: number, y: number];
  mouth?: "none" | "smile";
  asleep?: boolean;
}

function face(p: ZinePage, put: Place, { look = [0, 0], mouth = "none", asleep = false }: SitterLook): void {
  for (const s of [-1, 1]) {
    if (asleep) p.paint(put(line([s * 34 - 20, -96, s * 34, -84, s * 34 + 20, -96], 8)), WINE);
    else p.paint(put(ellipse(s * 34 + look[0] * 14, -94 + look[1] * 10, 9, 11)), WINE);
  }
  p.paint(put(bow(look[0] * 12, -84, look[0] * 10 + 2, -58, -14, 8)), WINE);
  const mouths = {
    none: line([-16, -30, 16, -31], 8),
    smile: line([-26, -38, -8, -26, 12, -26, 28, -38], 9),
  };
  p.paint(put(mouths[mouth]), WINE);
}

/** Glasses and a beard. */
export function howard(p: ZinePage, look: SitterLook): void {
  const put = place(look.at);
  edged(p, put(blob([-150, 330, -146, 80, -96, 20, 0, 0, 96, 20, 146, 80, 150, 330])), MINT, 14);
  for (const y of [120, 190, 260]) p.paint(put(bend([-132, y, 132, y], 12)), WINE);
  edged(p, put(blob([-30, -20, 30, -20, 36, 30, 0, 46, -36, 30])), CREAM, 10);
  const head = blob([-84, -90, -70, -166, 0, -194, 70, -166, 84, -90, 70, -20, 0, 10, -70, -20]);
  edged(p, put(head), CREAM, 12);
  p.paint(
    put(blob([-86, -66, -50, -58, 0, -54, 50, -58, 86, -66, 78, 4, 40, 50, 0, 62, -40, 50, -78, 4])),
    WINE,
  );
  p.paint(put(blob([-34, -40, 0, -50, 34, -40, 24, -18, 0, -12, -24, -18])), CREAM);
  p.paint(put(blob([-90, -110, -80, -180, 0, -216, 84, -180, 92, -116, 60, -150, 0, -160, -60, -148])), WINE);
  face(p, put, look);
  for (const s of [-1, 1]) p.paint(put(rim(ellipse(s * 34, -94, 30, 28), 8)), WINE);
  p.paint(put(bend([-6, -98, 6, -98], 8)), WINE);
}

/** A bun and a roll-neck. */
export function pat(p: ZinePage, look: SitterLook): void {
  const put = place(look.at);
  p.paint(put(ellipse(10, -222, 56, 50)), WINE);
  p.paint(put(rim(ellipse(10, -222, 56, 50), 10)), CREAM);
  edged(p, put(blob([-146, 330, -140, 90, -90, 26, 0, 10, 90, 26, 140, 90, 146, 330])), CREAM, 14);
  p.print(put(blob([-146, 330, -140, 90, -90, 26, 0, 10, 90, 26, 140, 90, 146, 330])), { burgundy: 0.3 });
  p.paint(put(blob([-98, -60, -92, -160, -30, -206, 40, -206, 96, -156, 98, -60, 60, -30, -60, -30])), WINE);
  const head = blob([-80, -90, -66, -150, 0, -174, 66, -150, 80, -90, 66, -18, 0, 12, -66, -18]);
  edged(p, put(head), CREAM, 12);
  edged(p, put(blob([-48, -6, 0, 8, 48, -6, 54, 40, 0, 56, -54, 40])), CREAM, 11);
  p.paint(
    put(blob([-84, -94, -80, -150, -20, -190, 50, -184, 86, -140, 84, -100, 50, -140, 10, -132, -40, -144])),
    WINE,
  );
  face(p, put, look);
  for (const s of [-1, 1]) p.print(put(ellipse(s * 54, -52, 14, 10)), { mint: 0.8 });
}
