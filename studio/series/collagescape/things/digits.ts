import type { Chance } from "@toadstool/stage";
import type { Point } from "../../hand.ts";
import { tenth } from "../paths.ts";

/** Strokes of a numbering stamp, in a box 6 wide and 10 tall. */
const strokes: Record<string, string> = {
  "0": "0 2 2 0 4 0 6 2 6 8 4 10 2 10 0 8 0 2", "1": "1 2 3 0 3 10", "2": "0 2 2 0 4 0 6 2 6 4 0 10 6 10", "3": "0 0 6 0 3 4 6 6 6 8 4 10 2 10 0 8",
  "4": "4 10 4 0 0 7 6 7", "5": "6 0 1 0 0 5 4 4 6 6 6 8 4 10 0 9", "6": "5 0 2 2 0 6 0 8 2 10 4 10 6 8 6 6 4 5 1 6", "7": "0 0 6 0 2 10",
  "8": "3 5 1 3 1 1 2 0 4 0 5 1 5 3 3 5 6 7 6 9 5 10 1 10 0 9 0 7 3 5", "9": "6 4 2 5 0 4 0 2 2 0 4 0 6 2 6 4 4 8 1 10",
}; // oxfmt-ignore

/** A number as a path, its upper left corner at `at`, `tall` units high, not every digit quite level. */
export function digits(number: string, [x, y]: Point, tall: number, chance: Chance): string {
  return [...number]
    .map((digit, index) => {
      const [left, top] = [x + index * tall * 0.88, y + chance.between(-1, 1)];
      const points = (strokes[digit] ?? "").match(/\d+ \d+/g) ?? [];
      const place = (pair: string) => {
        const [px, py] = pair.split(" ").map(Number) as [number, number];
        return `${tenth(left + (px * tall) / 10)} ${tenth(top + (py * tall) / 10)}`;
      };
      return `M${points.map(place).join("L")}`;
    })
    .join("");
}
