import { expect, it } from "vitest";
import { completeDateString, parseDateString } from "./date-string.ts";

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
