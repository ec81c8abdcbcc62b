import { TZDate } from "@date-fns/tz";
import { format } from "date-fns/format";
import { startOfDay } from "date-fns/startOfDay";
import { startOfMonth } from "date-fns/startOfMonth";
import { subDays } from "date-fns/subDays";
import { subMonths } from "date-fns/subMonths";

export const ranges = ["7-days", "30-days", "90-days", "12-months"] as const;
export type Range = (typeof ranges)[number];
export const usualRange: Range = "30-days";

/** One column of a chart. */
export interface Bucket {
  /** 'YYYY-MM-DD', or 'YYYY-MM' where the columns are months. */
  key: string;
  start: Date;
}

/** A stretch of days in one zone, up to today, and the equally long one before it. */
export interface Period {
  unit: "day" | "month";
  buckets: Bucket[];
  firstDay: string;
  /** Where the period before this one begins. */
  earlierDay: string;
  start: Date;
}

export function readRange(text: string | null): Range {
  return ranges.find((range) => range === text) ?? usualRange;
}

/** 'YYYY-MM-DD' of an instant in a zone. */
export function dayOf(instant: Date, timeZone: string): string {
  return format(new TZDate(instant.getTime(), timeZone), day);
}

const day = "yyyy-MM-dd";
const month = "yyyy-MM";

/** A period is the same all day, and computing the instants of a time zone is slow, so the last one is kept. */
export function periodOf(range: Range, now: Date, timeZone: string): Period {
  const key = `${range} ${dayOf(now, timeZone)} ${timeZone}`;
  if (last?.key !== key) last = { key, period: periodUpTo(range, now, timeZone) };
  return last.period;
}

let last: { key: string; period: Period } | undefined;

function periodUpTo(range: Range, now: Date, timeZone: string): Period {
  const today = startOfDay(new TZDate(now.getTime(), timeZone));
  const count = Number.parseInt(range, 10);
  const isMonths = range === "12-months";
  const starts = Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    return isMonths ? subMonths(startOfMonth(today), back) : subDays(today, back);
  });
  const first = starts[0] ?? today;
  const earlier = isMonths ? subMonths(first, count) : subDays(first, count);
  return {
    unit: isMonths ? "month" : "day",
    buckets: starts.map((start) => ({ key: format(start, isMonths ? month : day), start: plain(start) })),
    firstDay: format(first, day),
    earlierDay: format(earlier, day),
    start: plain(first),
  };
}

/** How many of the instants fall into each bucket. */
export function countInBuckets(instants: Date[], buckets: Bucket[]): number[] {
  const counts = buckets.map(() => 0);
  for (const instant of instants) {
    const at = bucketAt(instant, buckets);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** The last bucket that has begun by then, or -1. */
function bucketAt(instant: Date, buckets: Bucket[]): number {
  let low = 0;
  let high = buckets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((buckets[middle]?.start ?? instant) <= instant) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const plain = (date: Date) => new Date(date.getTime());

/** The day so many days before another. */
export function daysBefore(now: Date, days: number, timeZone: string): string {
  return format(subDays(new TZDate(now.getTime(), timeZone), days), day);
}

export function monthsBefore(now: Date, months: number, timeZone: string): string {
  return format(subMonths(new TZDate(now.getTime(), timeZone), months), day);
}
