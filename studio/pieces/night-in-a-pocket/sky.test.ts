import { describe, expect, it } from "vitest";
import { certainty, figureIn, figures, seenAt, starsOf } from "./sky.ts";

describe("the sky in a pocket", () => {
  it("is the same for the same seed, and all of it above the horizon", () => {
    expect(starsOf(2)).toEqual(starsOf(2));
    expect(starsOf(2).every(({ up }) => up >= 0 && up <= 90)).toBe(true);
  });

  it("has what one looks at in the middle, and nothing from behind", () => {
    expect(seenAt({ round: 350, up: 20 }, { round: -10, up: 20 })).toEqual({ x: 0, y: 0 });
    expect(seenAt({ round: 170, up: 20 }, { round: 350, up: 20 })).toBeNull();
  });

  it("names the figure that one looks at, each of them, and its lines join stars that there are", () => {
    for (const figure of figures) {
      expect(figureIn(figure)).toBe(figure);
      for (const end of figure.joined.flat()) expect(figure.stars[end]).toBeDefined();
    }
    expect(figureIn({ round: 90, up: 80 })).toBeNull();
  });

  it("is sure under a full sky of clouds alone", () =>
    expect([100, 70, 0].map(certainty)).toEqual(["sure", "fairly sure", "as surprised as you are"]));
});
