import type { Period, Range } from "@toadstool/calendar";

export const rangeNames: Record<Range, string> = {
  "7-days": "7 days",
  "30-days": "30 days",
  "90-days": "90 days",
  "12-months": "12 months",
};

export type ColumnDates = { label: string; short: string }[];

/** How a chart names its columns. Say it on the server, so that the browser cannot differ in how a date is said. */
export function datesOf({ unit, buckets }: Period): ColumnDates {
  const say = (key: string, options: Intl.DateTimeFormatOptions) =>
    new Date(unit === "month" ? `${key}-01` : key).toLocaleDateString("en-GB", {
      ...options,
      timeZone: "UTC",
    });
  const long: Intl.DateTimeFormatOptions =
    unit === "month"
      ? { month: "long", year: "numeric" }
      : { weekday: "short", day: "numeric", month: "long", year: "numeric" };
  const short: Intl.DateTimeFormatOptions =
    unit === "month"
      ? { month: "short", year: "numeric" }
      : buckets.length > 7
        ? { day: "numeric", month: "short" }
        : { weekday: "short" };
  return buckets.map(({ key }) => ({ label: say(key, long), short: say(key, short) }));
}
