import { type Colour, sheetOf } from "@toadstool/media/composing";
import { expect, it } from "vitest";
import { titleHeight, titleOnCard } from "./title-on-card.ts";

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];
const pink: Colour = [255, 79, 139];

it("prints a title in both inks at the foot of a card, and nowhere else", () => {
  for (const title of ["I", "Wet things", "Unpronounceablenesses ".repeat(3).trim().slice(0, 60)]) {
    const card = sheetOf(1200, 630, white);
    titleOnCard(card, title, { face: black, slip: pink });
    const pixels = Array.from({ length: 1200 * 630 }, (_, at) =>
      [...card.data.subarray(at * 3, at * 3 + 3)].join(),
    );
    const printed = pixels.flatMap((pixel, at) => (pixel === "255,255,255" ? [] : [at]));
    expect(pixels).toContain("0,0,0");
    expect(pixels).toContain("255,79,139");
    expect(Math.min(...printed.map((at) => Math.floor(at / 1200)))).toBeGreaterThanOrEqual(
      630 - titleHeight(title),
    );
    expect(Math.max(...printed.map((at) => at % 1200))).toBeLessThan(1200 - 50);
  }
});

it("takes no room for a title that it has no letters for", () => {
  expect(titleHeight("")).toBe(0);
  expect(titleHeight("猫")).toBe(0);
  expect(titleHeight("A 猫")).toBeGreaterThan(0);
});
