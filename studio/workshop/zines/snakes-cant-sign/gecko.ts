/** Gecko, who talks with her hands: sitting upright on 0,0, about 230 wide and 330 high before placing. */
import { blob, line, rim } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place, type Place } from "../../shapes.ts";
import { BARE, DARK, ORANGE } from "./inks.ts";

/** Elbow and hand, each x, y from her foot, and the turn of the hand in degrees. */
export type Arm = readonly [number, number, number, number, number];
export interface GeckoLook {
  at: Parameters<typeof place>[0];
  left: Arm;
  right: Arm;
  look?: readonly [number, number];
  mouth?: "smile" | "laugh" | "line";
  skin?: Tones;
}

const BODY = blob([-52, 0, -72, -50, -58, -120, -40, -160, 40, -160, 58, -120, 72, -50, 52, 0]);
const HEAD = blob([
  -100, -206, -96, -262, -56, -300, 0, -308, 56, -300, 96, -262, 100, -206, 60, -166, 0, -158, -60, -166,
]);

export function gecko(p: Picture, look: GeckoLook): void {
  const put = place(look.at);
  const skin = look.skin ?? ORANGE;
  const coat = (shape: ReturnType<Place>, width = 9): void => {
    p.paint(put(shape), skin);
    p.print(put(rim(shape, width)), DARK);
  };
  coat(blob([30, -26, 100, -14, 160, -34, 190, -80, 176, -112, 160, -80, 120, -54, 60, -66]));
  for (const side of [-1, 1])
    coat(blob([side * 20, 4, side * 34, -52, side * 84, -50, side * 104, -6, side * 96, 6]));
  coat(BODY);
  p.paint(put(blob([-34, -8, -44, -50, -30, -120, 0, -134, 30, -120, 44, -50, 34, -8])), BARE, put(BODY));
  coat(HEAD);
  for (const [x, y, r] of [
    [-30, -286, 7],
    [2, -292, 9],
    [34, -284, 6],
    [-58, -100, 6],
    [60, -84, 7],
  ] as const)
    p.print(put(ellipse(x, y, r)), DARK);
  for (const side of [-1, 1]) {
    p.paint(put(ellipse(side * 62, -262, 42)), skin);
    p.print(put(rim(ellipse(side * 62, -262, 42), 9)), DARK);
    p.paint(put(ellipse(side * 62, -262, 30)), BARE);
    const [x, y] = look.look ?? [0, 0];
    p.paint(put(ellipse(side * 62 + x * 14, -262 + y * 14, 11, 21)), DARK);
  }
  mouth(p, put, look.mouth ?? "smile");
  for (const way of [look.left, look.right]) geckoArm(p, look.at, way, skin);
}

/** One arm with its spread hand; where a gecko has more of them than two, she is moving. */
export function geckoArm(p: Picture, at: GeckoLook["at"], way: Arm, skin: Tones): void {
  const put = place(at);
  const arm = [Math.sign(way[0]) * 46, -140, ...way.slice(0, 4)];
  p.paint(put(line(arm, 42)), DARK);
  p.paint(put(line(arm, 25)), skin);
  palm(p, put, way, skin);
}

function mouth(p: Picture, put: Place, kind: NonNullable<GeckoLook["mouth"]>): void {
  if (kind === "laugh") {
    p.paint(put(blob([-58, -206, 0, -212, 58, -206, 36, -176, 0, -168, -36, -176])), DARK);
    p.paint(put(ellipse(0, -178, 24, 8)), BARE);
  } else if (kind === "smile")
    p.print(put(line([-64, -208, -36, -190, 0, -186, 36, -190, 64, -208], 9)), DARK);
  else p.print(put(line([-50, -194, 0, -198, 50, -194], 9)), DARK);
}

/** A palm with five round fingertips, spread. */
function palm(p: Picture, put: Place, [, , x, y, turn]: Arm, skin: Tones): void {
  const own = place({ x, y, turn });
  const tips = [-40, -16, -26, -46, 0, -56, 26, -46, 40, -16];
  const all = (width: number, grow: number, tones: Tones): void => {
    for (let i = 0; i < tips.length; i += 2) {
      const [tx, ty] = [tips[i] as number, tips[i + 1] as number];
      p.paint(put(own(line([0, 0, tx, ty], width))), tones);
      p.paint(put(own(ellipse(tx, ty, 12 + grow))), tones);
    }
    p.paint(put(own(ellipse(0, 2, 20 + grow))), tones);
  };
  all(24, 8, DARK);
  all(10, 0, skin);
}
