import { describe, expect, it } from "vitest";
import { planFiles, widthsOf, widthWithin } from "./renditions.ts";

const namesOf = (width: number, height: number, hasAlpha = false) =>
  planFiles({ width, height, hasAlpha }).map(({ name }) => name);

describe("a picture's widths", () => {
  it.each([
    [1, [1]],
    [319, [319]],
    [320, [320]],
    [321, [320, 321]],
    [2000, [320, 640, 960, 1200, 1800, 2000]],
    [2560, [320, 640, 960, 1200, 1800, 2560]],
    [9000, [320, 640, 960, 1200, 1800, 2560]],
  ])("of %i pixels are those below and its own, up to the largest", (width, widths) => {
    expect(widthsOf(width)).toEqual(widths);
  });
});

describe("a picture's files", () => {
  it("hold an AVIF where no edge is longer than such may be", () => {
    expect(namesOf(1600, 900).filter((name) => name.endsWith(".avif"))).toEqual([
      "320.avif",
      "640.avif",
      "960.avif",
      "1200.avif",
    ]);
    expect(namesOf(1000, 2000).filter((name) => name.endsWith(".avif"))).toEqual(["320.avif"]);
    expect(namesOf(400, 9000)).toEqual(["400.jpg", "320.webp", "400.webp"]);
  });

  it("hold a card where the picture is at least half as large", () => {
    expect(namesOf(600, 315)).toContain("card.jpg");
    expect(namesOf(599, 400)).not.toContain("card.jpg");
    expect(namesOf(900, 314)).not.toContain("card.jpg");
    expect(namesOf(600, 315, true)).toContain("card.png");
  });

  it("begin with the one for mail, as wide as a letter needs at most", () => {
    expect(namesOf(3000, 2000)[0]).toBe("1200.jpg");
    expect(namesOf(3000, 2000, true)[0]).toBe("1200.png");
    expect(namesOf(50, 50)[0]).toBe("50.jpg");
  });
});

it.each([
  [1000, 500, 100],
  [500, 1000, 50],
  [20, 30, 20],
  [1, 12_000, 1],
])("a picture of %i by %i is %i wide where both edges are to be at most 100", (width, height, within) => {
  expect(widthWithin(100, { width, height })).toBe(within);
});
