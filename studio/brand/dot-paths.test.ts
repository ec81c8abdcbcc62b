import { expect, it } from "vitest";
import { plates } from "./banner-dots.ts";
import { dotsOfPath, pathOfDots } from "./dot-paths.ts";

it("dots come back from their path where they were", () => {
  const dots = [
    [4, -6],
    [6, -6],
    [-8, 12],
  ] as const;
  expect(dotsOfPath(pathOfDots(dots))).toEqual(dots);
  expect(pathOfDots([])).toBe("");
});

it("every dot of the banner is within its sheet", () => {
  const dots = plates.flatMap((plate) => plate.dots.flatMap(({ path }) => dotsOfPath(path)));
  expect(dots.length).toBeGreaterThan(1500);
  for (const [x, y] of dots) expect(Math.hypot(x, y)).toBeLessThan(71);
});
