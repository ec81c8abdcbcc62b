import type { Chance } from "@toadstool/stage";
import type { Drawing } from "../drawing.ts";
import { blob, limb, type Point } from "../hand.ts";
import type { Coat } from "./beast.ts";

const kinds = ["round", "pointed", "hare", "antlers", "antlers", "twigs", "rams", "leaves", "tufts"] as const;

/** Chosen first and kept: whoever draws a large ear owes it an animal. Lies behind the head. Tells what is worth telling. */
export function ears(
  on: Drawing,
  chance: Chance,
  at: Point,
  radius: number,
  coat: Coat,
  feelers: boolean,
): string | null {
  const kind = feelers ? "feelers" : chance.pick(kinds);
  const unit = radius / 60;
  const size = chance.between(0.85, 1.3);
  for (const side of [-1, 1]) {
    const to = (x: number, y: number): Point => [at[0] + side * x * unit, at[1] + y * unit];
    if (kind === "round") {
      on.mass([blob(to(44, -44), 30 * unit * size, 30 * unit * size)], coat.fur);
      on.mass([blob(to(46, -46), 15 * unit * size, 15 * unit * size)], coat.trim, 0);
    }
    if (kind === "pointed" || kind === "tufts") {
      const tip = kind === "tufts" ? to(72, -78 * size) : to(48, -104 * size);
      on.mass([limb([to(30, -22), tip], [60 * unit, 8], 5)], coat.fur);
      on.mass([limb([to(33, -40), [tip[0], tip[1] + 14 * unit]], [26 * unit, 4], 5)], coat.trim, 0);
    }
    if (kind === "hare") {
      const flopped = side === 1 && chance.maybe(0.45);
      const way = flopped
        ? [to(20, -30), to(34, -110), to(86, -124), to(104, -70)]
        : [to(20, -30), to(30, -100), to(40, -178 * size)];
      on.mass(
        [limb(way, flopped ? [34 * unit, 44 * unit, 42 * unit, 16] : [32 * unit, 48 * unit, 14])],
        coat.fur,
      );
      on.mass([limb(way.slice(flopped ? 1 : 0), [8, 19 * unit, 5])], coat.trim, 0);
    }
    if (kind === "antlers") {
      const horn = [
        limb([to(20, -40), to(40, -92), to(92, -120 * size), to(84, -180 * size)], [17, 15, 14, 7]),
      ];
      horn.push(limb([to(52, -101), to(46, -134), to(54, -160 * size)], [13, 12, 6]));
      horn.push(limb([to(86, -118 * size), to(116, -128 * size), to(126, -156 * size)], [12, 11, 6]));
      on.mass(horn, coat.trim, 6);
    }
    if (kind === "twigs" || kind === "feelers") {
      const tip = to(kind === "feelers" ? 66 : 40, -132 * size);
      on.line([to(18, -40), to(26, -92), tip], 9);
      on.mass([blob(tip, 15, 15)], coat.trim, 6);
    }
    if (kind === "rams") {
      const way = [to(26, -40), to(70, -78), to(106, -44), to(92, -4), to(68, -16), to(74, -34)];
      on.mass(
        [
          limb(
            way,
            [38, 34, 28, 22, 16, 9].map((width) => width * unit),
          ),
        ],
        coat.trim,
      );
    }
    if (kind === "leaves") {
      on.mass([limb([to(24, -34), to(60, -86 * size), to(112, -106 * size)], [12, 52 * unit, 5])], coat.trim);
      on.line([to(34, -48), to(62, -84 * size), to(92, -99 * size)], 5);
    }
  }
  const told = {
    antlers: "antlers",
    hare: "a hare’s ears",
    rams: "a ram’s horns",
    leaves: "leaves for ears",
    twigs: "berries on stalks",
  };
  return kind in told ? told[kind as keyof typeof told] : null;
}
