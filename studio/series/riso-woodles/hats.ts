import type { Chance } from "@toadstool/stage";
import type { Drawing } from "../drawing.ts";
import { blob, limb, type Point } from "../hand.ts";
import type { Coat } from "./beast.ts";

/** Sits on the top of a head. */
export function hat(on: Drawing, chance: Chance, [x, y]: Point, radius: number, coat: Coat): string {
  const unit = radius / 60;
  const to = (dx: number, dy: number): Point => [x + dx * unit, y + dy * unit];
  const kind = chance.pick(["mushroom", "mushroom", "cone", "bobble", "acorn", "crown", "sprout"]);
  if (kind === "mushroom") {
    on.mass([limb([to(0, 8), to(2, -26)], [26 * unit, 22 * unit], 4)], []);
    on.mass([dome(to(2, -22), 56 * unit, 50 * unit)], [0, 1]);
    for (const [dx, dy, size] of [[-26, -40, 8], [6, -54, 10], [30, -36, 7]] as const) on.mass([blob(to(dx, dy), size * unit, size * unit)], [], 0); // oxfmt-ignore
    return "a mushroom for a hat";
  }
  if (kind === "cone") {
    on.mass([limb([to(0, 6), to(6, -84)], [66 * unit, 5], 5)], coat.trim);
    for (const lift of [0.25, 0.5])
      on.line(
        [to(-30 + lift * 34, -90 * lift + 8), to(4, -90 * lift + 14), to(34 - lift * 34, -90 * lift + 6)],
        5,
      );
    on.mass([blob(to(6, -88), 13 * unit, 13 * unit)], [0, 1], 6);
    return "a pointed hat";
  }
  if (kind === "bobble") {
    on.mass([blob(to(0, -62), 19 * unit, 18 * unit)], [], 6);
    on.mass([dome(to(0, 4), 48 * unit, 54 * unit)], [0, 1]);
    on.mass([limb([to(-46, 4), to(0, -3), to(46, 4)], [20 * unit, 20 * unit])], coat.trim, 6);
    return "a bobble hat";
  }
  if (kind === "acorn") {
    on.line([to(0, -36), to(3, -50), to(12, -62)], 10);
    on.mass([dome(to(0, 8), 54 * unit, 48 * unit)], [0.5, 1]);
    return "an acorn cup on its head";
  }
  if (kind === "crown") {
    const points = [-40, -40, -20, 0, 20, 40, 40].map((dx, index) =>
      to(dx, [6, -42, -16, -50, -16, -42, 6][index] as number),
    );
    on.mass([points.flatMap((point) => [point, point])], [0, 0, 1]);
    return "a crown";
  }
  on.line([to(0, 8), to(4, -26), to(0, -56)], 8);
  for (const side of [-1, 1])
    on.mass([limb([to(1, -50), to(side * 26, -70), to(side * 52, -66)], [6, 28 * unit, 4])], [0, 1], 6);
  return "a sprout on its head";
}

function dome([x, y]: Point, wide: number, tall: number): Point[] {
  return [
    ...Array.from({ length: 13 }, (_, index): Point => {
      const angle = Math.PI + (Math.PI * index) / 12;
      return [x + wide * Math.cos(angle), y + tall * Math.sin(angle)];
    }),
    [x + wide * 0.9, y + 9],
    [x, y + 13],
    [x - wide * 0.9, y + 9],
  ];
}
