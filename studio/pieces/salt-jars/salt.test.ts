import { expect, it } from "vitest";
import { cloudOf, cubesOf, edgeOf, jars } from "./salt.ts";

const [, reeds, carWash, basin] = jars;
if (!reeds || !carWash || !basin) throw new Error("There are five jars.");

it("grows the same cubes for the same seed, and none shrinks", () => {
  expect(cubesOf(reeds, 3)).toEqual(cubesOf(reeds, 3));
  expect(cubesOf(reeds, 3)).not.toEqual(cubesOf(reeds, 4));
  for (const cube of cubesOf(carWash, 1))
    for (let week = 1; week <= 9; week += 1)
      expect(edgeOf(cube, week)).toBeGreaterThanOrEqual(edgeOf(cube, week - 1));
});

it("ends as the log says, and jar 11 clouds only after the fifth week", () => {
  for (const jar of jars) expect(cloudOf(jar, 9)).toBeCloseTo(jar.cloud);
  expect(cloudOf(basin, 5)).toBeLessThan(0.1);
  expect(cloudOf(carWash, 5)).toBeGreaterThan(0.5);
});
