import type { Chance } from "@toadstool/stage";
import type { Drawing } from "../drawing.ts";
import { blob, limb, type Point } from "../hand.ts";
import type { Coat } from "./beast.ts";

/** Grows to the left of where it starts. */
export function tail(on: Drawing, chance: Chance, [x, y]: Point, coat: Coat): void {
  const kind = chance.pick(["brush", "brush", "stub", "whip", "curl", "leaf"]);
  const lift = chance.between(0.6, 1.2);
  if (kind === "brush") {
    const way: Point[] = [[x + 20, y], [x - 50, y + 4], [x - 92, y - 60 * lift], [x - 84, y - 140 * lift]]; // oxfmt-ignore
    on.mass([limb(way, [26, 56, 84, 16])], coat.fur);
    on.mass([limb(way.slice(2), [66, 46, 5])], coat.trim, 0);
  }
  if (kind === "stub") on.mass([blob([x - 12, y - 14], 34, 30)], coat.trim);
  if (kind === "whip") {
    on.mass([limb([[x + 20, y], [x - 50, y + 20], [x - 100, y - 30 * lift], [x - 130, y - 100 * lift]], [28, 18, 13, 9])], coat.fur); // oxfmt-ignore
    on.mass([blob([x - 132, y - 108 * lift], 22, 26)], coat.trim);
  }
  if (kind === "curl") {
    const way: Point[] = [[x + 20, y], [x - 40, y + 6], [x - 84, y - 40], [x - 60, y - 92], [x - 22, y - 74], [x - 40, y - 52]]; // oxfmt-ignore
    on.mass([limb(way, [34, 26, 22, 20, 16, 12])], coat.fur);
  }
  if (kind === "leaf") {
    on.mass([limb([[x + 10, y], [x - 50, y - 40], [x - 110, y - 90]], [14, 74, 6])], coat.trim); // oxfmt-ignore
    on.line([[x - 8, y - 10], [x - 50, y - 40], [x - 90, y - 74]], 5); // oxfmt-ignore
  }
}
