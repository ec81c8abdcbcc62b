import { expect, it } from "vitest";
import { causeOf, hourOf, hours, monthOf, ninth, weekdayOf, wools } from "./month.ts";

const month = monthOf(2020);
const reds = month.flatMap(({ wool }, row) => (wool === 5 ? [row] : []));

it("has 696 rows, as many of each wool as the key says", () => {
  expect(month).toHaveLength(696);
  expect(wools.map((_, index) => month.filter(({ wool }) => wool === index).length)).toEqual(
    wools.map(({ rows }) => rows),
  );
  expect(wools.reduce((sum, { rows }) => sum + rows, 0)).toBe(hours);
  for (const { decibels, wool } of month) {
    expect(decibels).toBeGreaterThanOrEqual(wools[wool]?.from ?? 99);
    expect(decibels).toBeLessThan(wools[wool]?.to ?? 0);
  }
});

it("is red on four Thursdays at ten and eleven, and once on a Sunday at four", () => {
  expect(reds).toHaveLength(9);
  expect(reds.filter((row) => weekdayOf(row) === 4 && [10, 11].includes(row % 24))).toHaveLength(8);
  expect(reds).toContain(ninth);
  expect(hourOf(ninth)).toBe("Sunday 16 February, four in the morning");
  expect(causeOf(ninth, { wool: 5, decibels: 57 })).toBe("I asked. Nobody knows.");
});

it("never blames the students for more than mustard", () => {
  const blamed = month.filter((row, at) => causeOf(at, row).startsWith("Students"));
  expect(blamed).toHaveLength(63);
});

it("keeps the boiler on until two, and then lets nothing be heard", () => {
  const nights = month.filter((_, row) => row % 24 > 21 || row % 24 < 2);
  expect(nights.filter(({ wool }) => wool === 1).length).toBeGreaterThan(100);
  expect(month.filter((_, row) => row % 24 === 3).every(({ wool }) => wool === 0)).toBe(true);
});
