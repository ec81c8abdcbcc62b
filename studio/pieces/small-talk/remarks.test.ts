import { expect, it } from "vitest";
import { inWords, minutesOf, remarkFor, remarks } from "./remarks.ts";

it("says what takes no longer than there is", () => {
  for (const minutes of [60, 20, 5, 1, 0.2])
    expect(minutesOf(remarkFor(minutes).index)).toBeLessThanOrEqual(minutes);
  expect(remarkFor(45).says).toBe("bit parky");
  expect(remarkFor(0).index).toBe(10);
});

it("halves what is left with every step, and moves up two for “well”", () => {
  expect(minutesOf(4)).toBe(minutesOf(3) / 2);
  expect(remarks.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(remarks.filter(({ says }) => says.startsWith("well")).every(({ index }) => index >= 8)).toBe(true);
});

it("speaks of seconds under a minute", () =>
  expect([45, 1.2, 0.18].map(inWords)).toEqual(["45 minutes", "a minute or so", "11 seconds"]));
