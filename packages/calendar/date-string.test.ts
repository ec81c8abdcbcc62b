import { expect, it } from "vitest";
import { completeDateString, parseDateString, shownDate } from "./date-string.ts";

const now = "2026-11-22 18:04:09";

it("gives a date the author's local time, and writes both where she wrote none", () => {
  expect(completeDateString("4 March 2026", now)).toBe("4 March 2026, 6:04:09 PM");
  expect(completeDateString("", now)).toBe("22 November 2026, 6:04:09 PM");
});

it("leaves a time that is there, so that a post's own date makes a post again", () => {
  for (const written of ["4 March 2026, 9:12:00 AM", "2026-03-04 09:12", "March 4, 2026, 9:12 AM"]) {
    expect(completeDateString(written, now)).toBe(written);
    expect(parseDateString(completeDateString(written, now), "Europe/London")).not.toBeNull();
  }
});

it("shows another system’s timestamp as a date of the site’s zone, and leaves all else", () => {
  for (const written of [
    "2024-05-01T10:00:00+02:00",
    "2024-05-01T08:00:00Z",
    "2024-05-01T08:00:00.000z",
    "2024-05-01 10:00:00 +0200",
    "2024-05-01 10:00:00+02:00",
    "2024-05-01T09:00",
  ]) {
    expect(shownDate(written, "Europe/London")).toBe("1 May 2024, 9:00:00 AM");
    expect(parseDateString(shownDate(written, "Europe/London"), "Europe/London")).not.toBeNull();
  }
  for (const written of [
    "",
    "2024-05-01",
    "2024-05-01 10:00:00",
    "4 March 2026, 9:12 AM",
    "10:30",
    "2024-13-01T10:00Z",
  ])
    expect(shownDate(written, "Europe/London")).toBe(written);
});
