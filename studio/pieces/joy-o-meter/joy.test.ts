import { describe, expect, it } from "vitest";
import { follow, joyOf, regularity, wordOf } from "./joy.ts";

describe("the joy of a room", () => {
  it("is more for stamps in time than for as many that are not", () => {
    const even = [0, 0.5, 1, 1.5, 2, 2.5, 3];
    const uneven = [0, 0.1, 0.9, 1.1, 2.1, 2.2, 3];
    expect(regularity(even)).toBeCloseTo(1);
    expect(joyOf(even, 3)).toBeGreaterThan(joyOf(uneven, 3) + 0.3);
    expect(wordOf(joyOf(even, 3))).toBe("Call the neighbours");
  });

  it("is little for stamps that all come within one frame", () => {
    expect(joyOf([1, 1, 1, 1], 1)).toBeCloseTo((0.35 * 4) / 7);
  });

  it("is a tax return where nobody stamps, or did so long ago", () => {
    expect(wordOf(joyOf([], 0))).toBe("Tax return");
    expect(joyOf([0, 0.5, 1], 9)).toBe(0);
  });
});

it("lets the needle take 0.8 seconds at least from end to end", () => {
  let [needle, seconds] = [0, 0];
  while (needle < 0.97 && seconds < 9) [needle, seconds] = [follow(needle, 1, 1 / 60), seconds + 1 / 60];
  expect(seconds).toBeGreaterThan(0.78);
  expect(seconds).toBeLessThan(3);
});
