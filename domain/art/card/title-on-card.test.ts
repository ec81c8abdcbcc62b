import { type Colour, sheetOf } from "@toadstool/media/composing";
import { expect, it } from "vitest";
import letters from "./letters.json" with { type: "json" };
import { titleHeight, titleOnCard } from "./title-on-card.ts";

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];
const pink: Colour = [255, 79, 139];

/** The colour of a pixel, as 0xrrggbb. */
const inkAt = (data: ArrayLike<number>, pixel: number) =>
  ((data[pixel * 3] ?? 0) << 16) | ((data[pixel * 3 + 1] ?? 0) << 8) | (data[pixel * 3 + 2] ?? 0);

it("prints a title in both inks at the foot of a card, and nowhere else", () => {
  for (const title of ["I", "Wet things", "Unpronounceablenesses ".repeat(3).trim().slice(0, 60)]) {
    const card = sheetOf(1200, 630, white);
    titleOnCard(letters, card, title, { face: black, slip: pink });
    const inks = new Set<number>();
    let [top, right] = [630, 0];
    for (let at = 0; at < 1200 * 630; at++) {
      const ink = inkAt(card.data, at);
      if (ink === 0xffffff) continue;
      inks.add(ink);
      top = Math.min(top, Math.floor(at / 1200));
      right = Math.max(right, at % 1200);
    }
    expect([inks.has(0), inks.has(0xff4f8b)]).toEqual([true, true]);
    expect(top).toBeGreaterThanOrEqual(630 - titleHeight(letters, title));
    expect(right).toBeLessThan(1200 - 50);
  }
});

it("takes no room for a title that it has no letters for", () => {
  expect(titleHeight(letters, "")).toBe(0);
  expect(titleHeight(letters, "猫")).toBe(0);
  expect(titleHeight(letters, "A 猫")).toBeGreaterThan(0);
});
