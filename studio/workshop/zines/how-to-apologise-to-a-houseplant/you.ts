/** You: a fringe, a teal jumper, something to say. The head is around 0,0, about 190 wide before placing. */
import { blob, bow, line, rim } from "../../cast/pen.ts";
import type { Picture } from "../../riso.ts";
import { ellipse, place, type Place, type Shape } from "../../shapes.ts";
import { CREAM, DARK, edged, PINK } from "./inks.ts";

export interface HeadLook {
  at: Parameters<typeof place>[0];
  look?: readonly [x: number, y: number];
  mouth?: "worried" | "speaking" | "small" | "glad";
  brows?: number;
  asleep?: boolean;
}

const MOUTHS: Record<NonNullable<HeadLook["mouth"]>, Shape> = {
  worried: line([-20, 64, -6, 56, 8, 62, 24, 55], 8),
  speaking: blob([-16, 52, 4, 46, 20, 54, 14, 76, -8, 76]),
  small: line([-8, 60, 10, 60], 8),
  glad: line([-28, 48, -14, 64, 4, 68, 22, 62, 32, 46], 9),
};

/** Looks to the right; flip to look to the left. */
export function head(
  p: Picture,
  { at, look = [0, 0], mouth = "worried", brows = 1, asleep = false }: HeadLook,
): void {
  const put = place(at);
  p.paint(
    put(
      blob([-104, 96, -122, 0, -104, -84, -40, -128, 40, -126, 100, -80, 116, 0, 104, 92, 50, 70, -50, 70]),
    ),
    DARK,
  );
  const skin = blob([-76, -10, -70, 56, -40, 96, 6, 106, 50, 92, 74, 50, 78, -20, 40, -80, -40, -80]);
  p.paint(put(skin), PINK);
  p.paint(put(rim(skin, 9)), DARK);
  p.paint(
    put(
      blob([
        -92, -6, -84, -76, -30, -112, 40, -110, 88, -66, 92, -8, 66, -34, 34, -28, 6, -34, -30, -26, -62, -30,
      ]),
    ),
    DARK,
  );
  for (const s of [-1, 1]) {
    if (asleep) {
      p.paint(put(line([4 + s * 34 - 18, 8, 4 + s * 34, 20, 4 + s * 34 + 18, 8], 8)), DARK);
      continue;
    }
    p.paint(put(ellipse(4 + s * 34, 10, 15, 17)), CREAM);
    p.paint(put(ellipse(4 + s * 34 + look[0] * 7, 11 + look[1] * 8, 8, 9)), DARK);
    p.paint(put(line([4 + s * 52, -20 + brows * 8, 4 + s * 18, -20 - brows * 4], 7)), DARK);
  }
  p.paint(put(bow(6, 18, 2, 42, -14, 7)), DARK);
  p.paint(put(MOUTHS[mouth]), DARK);
  p.print(put(ellipse(-46, 44, 15, 10)), { teal: 0.3 });
  p.print(put(ellipse(58, 44, 13, 10)), { teal: 0.3 });
}

/** A fist with a thumb, on 0,0, about 80 wide. */
export function fist(p: Picture, put: Place): void {
  edged(p, put(blob([-36, -22, 0, -36, 34, -22, 40, 10, 20, 36, -20, 36, -40, 10])), PINK, 10);
  p.paint(put(line([-22, -4, -2, 2, 14, -6], 8)), DARK);
}
