import { describe, expect, it } from "vitest";
import { clockChangeOn, clockFaultOf } from "./clock-change.ts";
import { readLocalMoment } from "./date-string.ts";

describe("a change of the clocks", () => {
  it.each([
    ["Europe/London", "2026-03-29", { fault: "skipped", from: "01:00", until: "02:00" }],
    ["Europe/London", "2026-10-25", { fault: "repeated", from: "01:00", until: "02:00" }],
    ["America/New_York", "2026-03-08", { fault: "skipped", from: "02:00", until: "03:00" }],
    ["Australia/Lord_Howe", "2026-10-04", { fault: "skipped", from: "02:00", until: "02:30" }],
    // At midnight: the day begins an hour late, or the day before ends twice.
    ["America/Santiago", "2026-09-06", { fault: "skipped", from: "00:00", until: "01:00" }],
    ["America/Santiago", "2026-04-04", { fault: "repeated", from: "23:00", until: "24:00" }],
    ["Europe/London", "2026-03-28", null],
    ["Europe/London", "2026-03-30", null],
    ["Asia/Tokyo", "2026-03-29", null],
  ])("in %s on %s", (zone, day, expected) => {
    expect(clockChangeOn(day, zone)).toEqual(expected);
  });

  it("makes the same local times doubtful as scheduling refuses", () => {
    const zones = ["Europe/London", "America/New_York", "Australia/Lord_Howe"];
    const days = ["2026-03-08", "2026-03-29", "2026-04-05", "2026-10-04"];
    for (const zone of zones)
      for (const day of days)
        for (let minutes = 0; minutes < 1440; minutes += 30) {
          const time = `${day}T${new Date(minutes * 60_000).toISOString().slice(11, 16)}`;
          const read = readLocalMoment(time, zone);
          expect([zone, time, clockFaultOf(time, zone)]).toEqual([
            zone,
            time,
            typeof read === "string" ? read : null,
          ]);
        }
  });

  it("is none in what is no day", () => {
    expect(clockFaultOf("", "Europe/London")).toBeNull();
    expect(clockFaultOf("2026-13-41T09:00", "Europe/London")).toBeNull();
  });
});
