import { expect, it } from "vitest";
import { typedMoment } from "./typed-moment.ts";

const typed = (written: string, zone = "Europe/Berlin") => typedMoment(written, zone, "publishAt");

it("reads a time on the clock of a zone", () => {
  expect(typed("2027-03-28T03:30")).toEqual(new Date("2027-03-28T01:30:00Z"));
});

it.each([
  ["2027-03-28T02:30", "publish_at_skipped", "There is no such time on that day in Europe/Berlin"],
  ["2027-10-31T02:30", "publish_at_repeated", "That time comes twice on that day in Europe/Berlin"],
  ["9999-12-31T09:00", "publish_at_too_late", "That is too far away"],
  ["on Monday", "publish_at_unreadable", "cannot be read"],
  [" ", "publish_at_unreadable", "Choose a day and a time."],
])("refuses %s, and says what to do", (written, code, message) => {
  expect(typed(written)).toMatchObject({
    refused: "invalid",
    code,
    issues: [{ field: "publishAt", message: expect.stringContaining(message) }],
  });
});
