import { expect, it } from "vitest";
import { bucketNames } from "./bucket-names.ts";
import { periodOf } from "./range.ts";

const now = new Date("2026-03-04T12:00:00Z");
const lastOf = (range: Parameters<typeof periodOf>[0]) =>
  bucketNames(periodOf(range, now, "UTC"), "en-GB").at(-1);

it("names days by weekday in a week, by date in a longer period, and months by year", () => {
  expect(lastOf("7-days")).toEqual({ label: "Wed, 4 March 2026", short: "Wed" });
  expect(lastOf("30-days")?.short).toBe("4 Mar");
  expect(lastOf("12-months")).toEqual({ label: "March 2026", short: "Mar 2026" });
});
