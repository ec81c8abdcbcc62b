import { describe, expect, it } from "vitest";
import { axisLabel, axisTop, figure, percent, visible } from "./chart-scale.ts";

describe("an axis", () => {
  it("ends at a round number whose half is round, too, and that no bar exceeds", () => {
    const tops = [0, 1, 2, 3, 7, 9, 10, 11, 20, 21, 99, 101, 850, 1234].map(axisTop);
    expect(tops).toEqual([0, 2, 2, 4, 8, 10, 10, 20, 20, 40, 100, 200, 1000, 2000]);
    for (let most = 1; most < 2000; most++) {
      expect(axisTop(most)).toBeGreaterThanOrEqual(most);
      expect(Number.isInteger(axisTop(most) / 2)).toBe(true);
    }
  });

  it("has short labels", () => {
    expect([0, 400, 1000, 2500, 1_500_000].map(axisLabel)).toEqual(["0", "400", "1k", "2.5k", "1.5m"]);
  });
});

describe("a bar", () => {
  it("is as long as its part of the whole, and is seen whenever there is anything", () => {
    expect([percent(1, 3), percent(5, 5), percent(0, 0)]).toEqual(["33.333%", "100%", "0%"]);
    expect([visible(0, 1000), visible(1, 1000), visible(500, 1000)]).toEqual([0, 12, 500]);
  });

  it("says its count with separators", () => {
    expect(figure(1234567)).toBe("1,234,567");
  });
});
