import { expect, it } from "vitest";
import {
  completeDateString,
  dateExample,
  parseDateString,
  readLocalMoment,
  shownDate,
} from "./date-string.ts";

const now = "2026-11-22 18:04:09";

it("gives a date the author's local time, and writes both where she wrote none", () => {
  expect(completeDateString("4 March 2026", now)).toBe("4 March 2026, 6:04:09 PM");
  expect(completeDateString("", now)).toBe("22 November 2026, 6:04:09 PM");
});

it.each([
  ["de", "5. Mai 2024"],
  ["de", "Sonntag, 5. Mai 2024, 6:04:09 PM"],
  ["de", "5 mai 2024 18:04"],
  ["ja", "2024年5月5日"],
  ["ja", "２０２４年５月５日, 6:04 PM"],
  ["ar", "٥ مايو ٢٠٢٤"],
  ["fa", "۵ مهٔ ۲۰۲۴"],
  ["ru", "5 мая 2024"],
  ["es", "5 de mayo de 2024"],
  ["de", "5 May 2024"],
  ["de", "2024-05-05"],
])("reads a date as %s writes it: %s", (language, written) => {
  const read = parseDateString(written, "UTC", language);
  expect(read?.toJSON().slice(0, 10)).toBe("2024-05-05");
  expect(parseDateString(dateExample(language), "UTC", language)?.toJSON()).toBe("2026-03-04T00:00:00.000Z");
});

it("reads no date of another language, and none that could be two", () => {
  for (const written of ["5 mai 2024", "5.5.2024", "31. April 2024", "5. Mai", "Mai 2024", "5. Mai 24"])
    expect(parseDateString(written, "UTC", written === "5 mai 2024" ? "en-GB" : "de")).toBeNull();
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

it.each([
  ["2027-03-28T02:30", "Europe/Berlin", "skipped"],
  ["2027-10-31T02:30", "Europe/Berlin", "repeated"],
  ["2027-10-31T02:00:00", "Europe/Berlin", "repeated"],
  ["2026-10-04T02:15", "Australia/Lord_Howe", "skipped"],
  ["2027-04-04T01:45", "Australia/Lord_Howe", "repeated"],
  ["9999-03-04T09:00", "Europe/Berlin", "late"],
  ["3000-01-01T00:00", "UTC", "late"],
  ["120260-03-04T09:00", "UTC", "late"],
  ["9999-13-04T09:00", "Europe/Berlin", "unreadable"],
  ["", "UTC", "unreadable"],
  ["tomorrow", "UTC", "unreadable"],
])("finds no one moment in %s in %s: %s", (written, zone, fault) => {
  expect(readLocalMoment(written, zone)).toBe(fault);
});

it.each([
  ["2027-03-28T01:59", "Europe/Berlin", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28T03:00", "Europe/Berlin", "2027-03-28T01:00:00.000Z"],
  ["2027-10-31T03:00", "Europe/Berlin", "2027-10-31T02:00:00.000Z"],
  ["2027-10-31T02:30:00+01:00", "Europe/Berlin", "2027-10-31T01:30:00.000Z"],
  ["2027-03-28T02:30Z", "Europe/Berlin", "2027-03-28T02:30:00.000Z"],
  ["2999-12-31T23:59", "UTC", "2999-12-31T23:59:00.000Z"],
])("reads %s in %s", (written, zone, instant) => {
  expect((readLocalMoment(written, zone) as Date).toISOString()).toBe(instant);
});
