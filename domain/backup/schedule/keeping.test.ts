import { describe, expect, it } from "vitest";
import { keptOf } from "./keeping.ts";

const keeping = { days: 7, weeks: 4, months: 12 };
const start = Date.UTC(2026, 0, 1, 2);
const nameOn = (day: number) =>
  new Date(start + day * 86_400_000).toISOString().slice(0, 16).replace(":", "");
const dayOfWeek = (day: number) => new Date(start + day * 86_400_000).getUTCDay();
const isLastOfMonth = (day: number) => nameOn(day).slice(5, 7) !== nameOn(day + 1).slice(5, 7);

describe("the backups that are kept", () => {
  it("are those of 7 days, 4 weeks and 12 months, on each of 500 days with one, by a plain model", () => {
    let kept: string[] = [];
    for (let today = 0; today < 500; today++) {
      kept = [...keptOf([...kept, nameOn(today)], keeping)];
      const past = Array.from({ length: today + 1 }, (_, day) => day);
      const model = [
        ...past.slice(-7),
        ...past.filter((day) => day === today || dayOfWeek(day) === 0).slice(-4),
        ...past.filter((day) => day === today || isLastOfMonth(day)).slice(-12),
      ];
      expect(kept.toSorted(), `${nameOn(today)}`).toEqual([...new Set(model.map(nameOn))].toSorted());
    }
    expect(kept.length).toBeLessThanOrEqual(7 + 3 + 11);
  });

  it("go back as far where days are missing", () => {
    const days = Array.from({ length: 500 }, (_, day) => day).filter((day) => day % 9 === 0);
    let kept: string[] = [];
    for (const today of days) kept = [...keptOf([...kept, nameOn(today)], keeping)];
    expect(kept).toContain(nameOn(495));
    expect(new Set(kept.map((name) => name.slice(0, 7))).size).toBe(12);
    expect(kept.filter((name) => name > nameOn(495 - 7 * 9)).length).toBe(7);
  });

  it("are none where none is wanted, and the last of several on a day", () => {
    expect(keptOf(["2026-01-01T0200"], { days: 0, weeks: 0, months: 0 }).size).toBe(0);
    expect([...keptOf(["2026-01-01T0200", "2026-01-01T1400"], keeping)]).toEqual(["2026-01-01T1400"]);
  });
});
