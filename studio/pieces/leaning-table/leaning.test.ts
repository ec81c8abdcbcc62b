import { expect, it } from "vitest";
import { rolled, servedAt, tideAt, tiltAt } from "./leaning.ts";

it("leans from level to 3.4 degrees and serves by it", () => {
  const tilts = Array.from({ length: 336 }, (_, hour) => tiltAt(hour));
  expect(Math.min(...tilts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...tilts)).toBeLessThanOrEqual(3.4);
  expect(new Set(tilts.map(servedAt))).toEqual(
    new Set(["soup", "bread, things with sauce", "nothing round", "cheese", "cheese, held"]),
  );
  expect(tideAt(0)).toBeGreaterThan(tideAt(6.2));
});

it("holds its peas while it is nearly level, and stops them at the rim", () => {
  expect(rolled(0.2, 0.3, 60)).toBe(0.2);
  expect(rolled(0.2, 2, 1)).toBeGreaterThan(0.2);
  expect(rolled(0.2, 3, 60)).toBe(1);
});
