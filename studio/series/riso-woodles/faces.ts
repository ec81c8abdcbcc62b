import type { Chance } from "@toadstool/stage";
import type { Drawing } from "../drawing.ts";
import { blob, limb, type Point } from "../hand.ts";
import type { Coat } from "./beast.ts";

/** Comes last and stays small: a big face is a mascot. Tells how many eyes there are, where it is not two. */
export function face(
  on: Drawing,
  chance: Chance,
  at: Point,
  radius: number,
  coat: Coat,
  looks: Look,
): string | null {
  const unit = radius / 60;
  const to = (x: number, y: number): Point => [at[0] + x * unit, at[1] + y * unit];
  const shift = looks.beak || looks.snout ? 8 : chance.between(-4, 10);
  if (looks.cheeks >= 0)
    for (const x of [-36, 36])
      on.spot(blob(to(x + shift * 0.6, 16), 12 * unit, 10 * unit), looks.cheeks, 0.5);
  if (looks.beak) {
    on.mass([limb([to(shift + 8, 10), to(shift + 58, 18)], [34 * unit, 5], 4)], coat.trim, 6);
    on.line([to(shift + 12, 14), to(shift + 36, 18)], 4);
  } else if (looks.snout) {
    on.mass([blob(to(shift + 30, 22), 34 * unit, 22 * unit, 0, 2.2, 0.15)], coat.trim, 6);
    on.spot(blob(to(shift + 56, 14), 12 * unit, 10 * unit), 0);
    on.line([to(shift + 20, 32), to(shift + 34, 36), to(shift + 48, 30)], 4.5);
  } else {
    if (chance.maybe(0.5)) on.mass([blob(to(shift, 24), 30 * unit, 21 * unit, 0, 2.2)], coat.trim, 0);
    on.spot(blob(to(shift, 12), 10 * unit, 7 * unit, -0.3), 0);
    const smile = chance.pick([6, 8, -3]);
    on.line([to(shift - 13, 27), to(shift, 29 + smile), to(shift + 13, 27)], 4.5);
    if (chance.maybe(0.25)) on.mass([limb([to(shift, 34), to(shift, 44)], [9, 8], 3)], [], 4);
  }
  if (chance.maybe(0.35) && !looks.beak)
    for (const side of [-1, 1])
      for (const lift of [-5, 5])
        on.line(
          [
            to(shift + side * 26, 20 + lift * 0.4),
            to(shift + side * 50, 20 + lift),
            to(shift + side * 68, 19 + lift * 2.4),
          ],
          3.5,
        );
  return eyes(
    on,
    chance.of("eyes"),
    to,
    shift,
    unit,
    looks.beak ? [2, 2, 2, 1] : looks.many ? [2, 3, 4, 5] : [2, 2, 2, 2, 2, 2, 1, 3],
  );
}

interface Look {
  beak: boolean;
  snout: boolean;
  /** The plate the cheeks are printed on, or -1. */
  cheeks: number;
  /** More eyes than two are likely. */
  many: boolean;
}

const places: Record<number, readonly Point[]> = {
  1: [[0, -16]],
  2: [[-22, -12], [22, -12]], // oxfmt-ignore
  3: [[-25, -8], [0, -27], [25, -8]], // oxfmt-ignore
  4: [[-32, -2], [-12, -22], [12, -22], [32, -2]], // oxfmt-ignore
  5: [[-34, 2], [-23, -18], [0, -30], [23, -18], [34, 2]], // oxfmt-ignore
};

function eyes(
  on: Drawing,
  chance: Chance,
  to: (x: number, y: number) => Point,
  shift: number,
  unit: number,
  counts: readonly number[],
): string | null {
  const count = chance.pick(counts);
  const kind = chance.pick(["dot", "dot", "ring", "ring", "sleepy", "wink"]);
  const glance: Point = [chance.between(-3.5, 3.5), chance.between(-3, 3)];
  for (const [index, [x, y]] of (places[count] as readonly Point[]).entries()) {
    const big = (count === 1 ? 1.5 : count > 3 ? 0.8 : 1) * unit;
    const at = to(x + shift * 0.8, y);
    const shut = kind === "sleepy" || (kind === "wink" && index === count - 1 && count > 1);
    if (shut)
      on.line(
        [
          [at[0] - 11 * big, at[1] - 2],
          [at[0], at[1] + 6 * big],
          [at[0] + 11 * big, at[1] - 2],
        ],
        5.5,
      );
    else if (kind === "dot" && count !== 1) {
      on.spot(blob(at, 7.5 * big, 9 * big), 0);
      on.spot(blob([at[0] + 2.4 * big, at[1] - 3.4 * big], 2.3 * big, 2.3 * big), 0, 0);
    } else {
      on.mass([blob(at, 14 * big, 15 * big)], [], 4.5);
      on.spot(blob([at[0] + glance[0] * big, at[1] + glance[1] * big], 6.5 * big, 7.5 * big), 0);
    }
  }
  return count === 2
    ? null
    : ({ 1: "one eye", 3: "three eyes", 4: "four eyes", 5: "five eyes" }[count] ?? null);
}
