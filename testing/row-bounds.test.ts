import { describe, expect, it } from "vitest";
import { largestValue } from "#db/d1/d1-limits.ts";
import { largestRows } from "./row-bounds.ts";

describe("the largest possible row of", () => {
  it.each(largestRows())("$table fits into the database", ({ bytes, unbounded }) => {
    expect(unbounded).toEqual([]);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(largestValue);
  });

  it("every table is known", () => {
    expect(largestRows().length).toBeGreaterThanOrEqual(24);
  });
});
