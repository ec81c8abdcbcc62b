import { formatDate } from "@toadstool/language";
import type { Period } from "./range.ts";

export type BucketNames = { label: string; short: string }[];

/** How a chart names the buckets of a period. Say it on the server, so that the browser cannot differ in how a date is said. */
export function bucketNames(
  { unit, buckets }: Pick<Period, "unit" | "buckets">,
  language: string,
): BucketNames {
  const say = (key: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(language, unit === "month" ? `${key}-01` : key, { ...options, timeZone: "UTC" });
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
