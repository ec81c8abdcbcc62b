import { expect, it } from "vitest";
import { dateOf, entryOf, yearOf } from "./year.ts";

it.each([1, 2, 99])(
  "balances the books of year %i: 742 mm on 171 wet days, June the driest month",
  (seed) => {
    const year = yearOf(seed);
    expect(year).toHaveLength(365);
    expect(year.filter((rain) => rain > 0)).toHaveLength(171);
    expect(year.reduce((one, other) => one + other, 0)).toBe(742 * 5);
    const months = Array.from({ length: 12 }, (_, month) =>
      year.reduce((sum, rain, day) => sum + (dateOf(day).month === month ? rain : 0), 0),
    );
    expect(Math.min(...months)).toBe(months[5]);
  },
);

it("knows the days by their dates, and each by its entry", () => {
  expect([dateOf(0), dateOf(31), dateOf(364)]).toEqual([
    { month: 0, date: 0 },
    { month: 1, date: 0 },
    { month: 11, date: 30 },
  ]);
  expect([0, 1, 60].map(entryOf)).toEqual(["dry", "drizzle, did not commit", "rain, meant it"]);
});
