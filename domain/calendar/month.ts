import { momentOf } from "./date-string.ts";

/** A month of the calendar, in weeks that begin on Monday. */
export interface Month {
  /** `YYYY-MM`, also of the months beside it. */
  key: string;
  previous: string;
  next: string;
  /** Each week has seven days, `YYYY-MM-DD`; null for a day of another month. */
  weeks: (string | null)[][];
  /** The first instant of the month and of the next one, in the zone. */
  start: Date;
  end: Date;
}

const oneDay = 86_400_000;

/** The month that a text like `2026-03` names, between the years 1900 and 3000; null for any other text. */
export function monthOf(text: string, timeZone: string): Month | null {
  const [, year, number] = /^(19\d\d|2\d{3})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (!year || !number) return null;
  const at = (months: number) => new Date(Date.UTC(Number(year), Number(number) - 1 + months));
  const [first, after] = [at(0), at(1)];
  const start = momentOf(`${keyOf(first)}-01T00:00`, timeZone);
  const end = momentOf(`${keyOf(after)}-01T00:00`, timeZone);
  if (!start || !end) return null;
  const before = (first.getUTCDay() + 6) % 7;
  const days = Math.round((after.getTime() - first.getTime()) / oneDay);
  const weeks = Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_none, weekday) => {
      const day = week * 7 + weekday - before;
      return day < 0 || day >= days ? null : dayIn(new Date(first.getTime() + day * oneDay));
    }),
  );
  return { key: keyOf(first), previous: keyOf(at(-1)), next: keyOf(after), weeks, start, end };
}

const dayIn = (date: Date) => date.toISOString().slice(0, 10);
const keyOf = (date: Date) => date.toISOString().slice(0, 7);
