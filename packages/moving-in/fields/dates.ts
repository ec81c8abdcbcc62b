import { TZDate } from "@date-fns/tz";
import type { MovedDate } from "../moved.ts";

/**
 * A date as these systems write it: ISO 8601, `2020-01-02 03:04:05`, a day alone, RFC 822, or milliseconds. Where it
 * names no zone, it is read in `timeZone`. Null for anything that is no date, like `0000-00-00 00:00:00`.
 */
export function dateFrom(written: unknown, timeZone = "UTC"): MovedDate | null {
  if (typeof written === "number") return fromInstant(written, timeZone);
  if (written instanceof Date) return fromInstant(written.getTime(), timeZone);
  if (typeof written !== "string") return null;
  const text = written.trim().replace(/^["']|["']$/g, "");
  const parts = isoLike.exec(text);
  if (parts) return fromParts(parts, timeZone);
  if (/^\d{12,14}$/.test(text)) return fromInstant(Number(text), timeZone);
  if (!/\d{4}/.test(text) || !/[a-z]/i.test(text)) return null;
  const parsed = Date.parse(hasZone.test(text) ? text : `${text} UTC`);
  if (Number.isNaN(parsed)) return null;
  // `Thu, 02 Jan 2020 03:04:05 +0100`: the day is the writer's.
  const minutes = offsetOf(/[+-]\d{2}:?\d{2}$/.exec(text)?.[0] ?? "");
  return dated(parsed, minutes, true, !hasZone.test(text));
}

const isoLike =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i;
const hasZone = /(?:GMT|UTC|Z|[+-]\d{2}:?\d{2})$/i;

function fromParts(parts: RegExpExecArray, timeZone: string): MovedDate | null {
  const [, year, month, day, hour, minute, second, fraction, zone] = parts;
  const fields = [year, month, day, hour ?? 0, minute ?? 0, second ?? 0].map(Number) as Fields;
  if (!isRealDay(fields)) return null;
  const [y, m, ...rest] = fields;
  const local = Date.UTC(y, m - 1, ...rest);
  const milliseconds = Number((fraction ?? "").padEnd(3, "0").slice(0, 3)) || 0;
  const hasTime = hour !== undefined;
  if (zone) return dated(local - offsetOf(zone) * 60_000 + milliseconds, offsetOf(zone), hasTime, false);
  const zoned = new TZDate(y, m - 1, ...rest, timeZone).getTime();
  return dated(zoned + milliseconds, Math.round((local - zoned) / 60_000), hasTime, hasTime);
}

type Fields = [number, number, number, number, number, number];

function isRealDay([year, month, day, hour, minute]: Fields): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour <= 24 && minute < 60
  );
}

/** Minutes east of Greenwich. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (!sign) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

function fromInstant(at: number, timeZone: string): MovedDate | null {
  if (!Number.isFinite(at) || Math.abs(at) > 8e15) return null;
  return dated(at, -new TZDate(at, timeZone).getTimezoneOffset(), true, false);
}

function dated(at: number, offset: number, hasTime: boolean, isGuessed: boolean): MovedDate | null {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  if (Number.isNaN(at) || year < 1 || year > 9999) return null;
  const day = new Date(at + offset * 60_000).toJSON().slice(0, 10);
  return { at: date.toJSON(), day, hasTime, isGuessed };
}

/** The date in a file's name, like `2020-01-02-how-to-fold.md`. */
export function dateInName(name: string, timeZone = "UTC"): MovedDate | null {
  const [day] = /^\d{4}-\d{1,2}-\d{1,2}(?=[-_ .T]|$)/.exec(name) ?? [];
  const date = day ? dateFrom(day, timeZone) : null;
  return date && { ...date, isGuessed: true };
}
