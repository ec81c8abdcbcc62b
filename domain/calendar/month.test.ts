import { describe, expect, it } from "vitest";
import { monthOf } from "./month.ts";

describe("a month", () => {
  it("has whole weeks from Monday, and begins and ends by the clocks of its zone", () => {
    const march = monthOf("2026-03", "Europe/London");
    expect(march).toMatchObject({ key: "2026-03", previous: "2026-02", next: "2026-04" });
    expect(march?.weeks[0]).toEqual([null, null, null, null, null, null, "2026-03-01"]);
    expect(march?.weeks.at(-1)).toEqual(["2026-03-30", "2026-03-31", null, null, null, null, null]);
    expect(march?.weeks.flat().filter(Boolean)).toHaveLength(31);
    expect(march?.start.toISOString()).toBe("2026-03-01T00:00:00.000Z");
    expect(march?.end.toISOString(), "summer time has begun").toBe("2026-03-31T23:00:00.000Z");
    expect(monthOf("2026-12", "UTC")).toMatchObject({ next: "2027-01" });
    expect(monthOf("2027-02", "UTC")?.weeks).toHaveLength(4);
  });

  it("is none for anything else", () => {
    for (const text of ["", "2026-13", "2026-00", "26-03", "2026-3", "1899-01", "2026-03-01"])
      expect(monthOf(text, "UTC")).toBeNull();
  });
});
