import { describe, expect, it } from "vitest";
import { countInBuckets, dayOf, periodOf, readRange } from "./range.ts";

const zone = "Europe/London";

describe("a period", () => {
  it("of 30 days ends today, in the site's time zone", () => {
    const lateInJuly = new Date("2026-07-14T23:30:00Z");
    expect(dayOf(lateInJuly, zone)).toBe("2026-07-15");
    const { unit, buckets, firstDay, earlierDay } = periodOf("30-days", lateInJuly, zone);
    expect([unit, buckets.length, buckets.at(-1)?.key]).toEqual(["day", 30, "2026-07-15"]);
    expect([firstDay, buckets[0]?.key, earlierDay]).toEqual(["2026-06-16", "2026-06-16", "2026-05-17"]);
  });

  it("of 12 months counts whole months, and this one so far", () => {
    const { unit, buckets, firstDay, earlierDay } = periodOf(
      "12-months",
      new Date("2026-03-31T12:00:00Z"),
      zone,
    );
    expect([unit, buckets.length]).toEqual(["month", 12]);
    expect([buckets[0]?.key, buckets[10]?.key, buckets[11]?.key]).toEqual(["2025-04", "2026-02", "2026-03"]);
    expect([firstDay, earlierDay]).toEqual(["2025-04-01", "2024-04-01"]);
  });

  it("begins each day at its midnight, also where the clocks change", () => {
    const { buckets } = periodOf("7-days", new Date("2026-03-31T12:00:00Z"), zone);
    const starts = buckets.map(({ start }) => start.toISOString().slice(0, 16));
    expect(starts.slice(3, 6)).toEqual(["2026-03-28T00:00", "2026-03-29T00:00", "2026-03-29T23:00"]);
  });

  it("puts instants where they belong, and none from before it", () => {
    const { buckets } = periodOf("7-days", new Date("2026-07-07T12:00:00Z"), zone);
    const instants = [
      "2026-06-30T22:59:59Z",
      "2026-06-30T23:00:00Z",
      "2026-07-07T11:00:00Z",
      "2026-07-06T23:00:00Z",
    ];
    const counts = countInBuckets(
      instants.map((instant) => new Date(instant)),
      buckets,
    );
    expect(counts).toEqual([1, 0, 0, 0, 0, 0, 2]);
  });

  it("that is unknown is the usual 30 days", () => {
    expect(["7-days", "90-days", "century", null].map(readRange)).toEqual([
      "7-days",
      "90-days",
      "30-days",
      "30-days",
    ]);
  });
});
