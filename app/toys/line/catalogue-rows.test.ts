import { expect, it } from "vitest";
import { longestLine } from "#domain/art/line.ts";
import { rowsOf } from "./catalogue-rows.ts";

const counts = Array.from({ length: longestLine - 2 }, (_, at) => at + 3);

it.each(counts)("hangs each of %i prints in a row, and none alone beneath the others", (count) => {
  const rows = rowsOf(count);
  expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
  expect(rows.slice(1).every((row) => row > 1)).toBe(true);
});

it.each(counts)(
  "prints %i in at most five rows, none of which differs from another by more than one",
  (count) => {
    const rows = rowsOf(count);
    expect(rows.length).toBeLessThanOrEqual(5);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  },
);
