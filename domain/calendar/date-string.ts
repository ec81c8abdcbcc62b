import { TZDate, tz } from "@date-fns/tz";
import { dateFormat, formatDate } from "@toadstool/language";
import { format } from "date-fns/format";
import { isValid } from "date-fns/isValid";
import { parse } from "date-fns/parse";

/** None in which day and month could be mistaken for each other. */
const dateFormats = [
  "yyyy-MM-dd",
  "d MMMM yyyy",
  "d MMM yyyy",
  "MMMM d yyyy",
  "MMM d yyyy",
  "MMMM d, yyyy",
  "MMM d, yyyy",
  "EEEE d MMMM yyyy",
];
const timeFormats = ["", ", h:mm:ss a", ", h:mm a", ", HH:mm:ss", ", HH:mm", " HH:mm:ss", " HH:mm"];

/**
 * The instant that an author's date means in her time zone, in English or as days are written in `language`; null where it is
 * ambiguous or unreadable.
 */
export function parseDateString(dateString: string, timeZone: string, language?: string): Date | null {
  const midnight = new TZDate(2000, 0, 1, timeZone);
  for (const date of dateFormats) {
    for (const time of timeFormats) {
      const parsed = parse(dateString.trim(), date + time, midnight, { in: tz(timeZone) });
      if (isValid(parsed) && isOurEra(parsed)) return new Date(parsed.getTime());
    }
  }
  const iso = language && inDigits(dateString.trim(), language);
  return iso ? parseDateString(iso, timeZone) : null;
}

const gregorian = { calendar: "gregory", timeZone: "UTC" } as const;
const dayFormats: Intl.DateTimeFormatOptions[] = [
  { day: "numeric", month: "long", year: "numeric" },
  { day: "numeric", month: "short", year: "numeric" },
  { weekday: "long", day: "numeric", month: "long", year: "numeric" },
];

/** How a day is written in a language. */
export const dateExample = (language: string) =>
  formatDate(language, "2026-03-04", { ...gregorian, ...dayFormats[0] });

/** A day as `language` writes it, with the time behind it, as `yyyy-MM-dd`; null where it names none. */
function inDigits(written: string, language: string): string | null {
  const time = /,? \d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?$/i.exec(written)?.[0] ?? "";
  const day = bare(written.slice(0, written.length - time.length));
  const [year] = /\d{4}/.exec(day) ?? [];
  if (!year || !/\p{L}/u.test(day)) return null;
  for (const at = new Date(`${year}-01-01`); at.toJSON().startsWith(year); at.setUTCDate(at.getUTCDate() + 1))
    if (dayFormats.some((format) => namesOf(at, language, format).includes(day)))
      return at.toJSON().slice(0, 10) + time;
  return null;
}

/** A day in a language’s format, and without the words between its parts. */
function namesOf(at: Date, language: string, format: Intl.DateTimeFormatOptions): string[] {
  const parts = dateFormat(language, { ...gregorian, ...format }).formatToParts(at);
  const whole = parts.map(({ value }) => value).join("");
  return [whole, parts.map(({ type, value }) => (type === "literal" ? " " : value)).join("")].map(bare);
}

/** Small letters, and digits as in ASCII; nothing between them but a space between two numbers. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replaceAll(/(?<!\d) | (?!\d)/g, "");
}

/** Unicode’s ten digits of a script begin at a code point that ends in 0 or in 6. */
function valueOf(digit: number): number {
  const last = digit % 16;
  return /\p{Nd}/u.test(String.fromCodePoint(digit - last)) ? last : last - 6;
}

const lastYear = 3000;

/** Two-digit years would land in antiquity. */
function isOurEra(date: Date): boolean {
  return date.getFullYear() >= 1900 && date.getFullYear() < lastYear;
}

/** 'YYYY-MM-DD HH:MM:SS' of an instant in a zone. */
export function localDatetime(instant: Date, timeZone: string): string {
  return format(new TZDate(instant.getTime(), timeZone), "yyyy-MM-dd HH:mm:ss");
}

/** The day, `YYYY-MM-DD`, and the time, `HH:MM`, of an instant in a zone. */
export function localDay(at: string, timeZone: string) {
  const [day = "", time = ""] = localDatetime(new Date(at), timeZone).split(" ");
  return { day, time: time.slice(0, 5) };
}

/**
 * The date a new post keeps: the author's own words with her local time appended after a comma, or her local
 * date and time where she wrote none. A time that is there stays, as in a text that was a post before. `datetime` is
 * 'YYYY-MM-DD HH:MM:SS'.
 */
export function completeDateString(written: string, datetime: string): string {
  const local = parse(datetime, "yyyy-MM-dd HH:mm:ss", new Date(0));
  if (!isValid(local) || /\d:\d\d/.test(written)) return written;
  return `${written || format(local, "d MMMM yyyy")}, ${format(local, "h:mm:ss a")}`;
}

/** Why a written moment is none, or not one: `skipped` and `repeated` by clocks that change, `late` after the year 2999. */
export type MomentFault = "unreadable" | "late" | "skipped" | "repeated";

/** The one instant that a form's local time, or a program's instant with its offset, means; or why there is none. */
export function readLocalMoment(written: string, timeZone: string): Date | MomentFault {
  const [, year = "", rest = ""] = /^\+?(\d{4,6})(-.*)$/s.exec(written) ?? [];
  // A year of the same shape says whether the rest can be read.
  if (Number(year) >= lastYear)
    return momentOf(`${2000 + (Number(year) % 400)}${rest}`, timeZone) ? "late" : "unreadable";
  const moment = momentOf(written, timeZone);
  if (!moment) return "unreadable";
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(written)) return moment;
  const shown = (minutes: number) =>
    localDatetime(new Date(moment.getTime() + minutes * 60_000), timeZone).replace(" ", "T");
  if (!shown(0).startsWith(written.slice(0, 19))) return "skipped";
  return changes.some((minutes) => shown(minutes) === shown(0)) ? "repeated" : moment;
}

/** Minutes by which clocks are changed anywhere. */
const changes = [30, -30, 60, -60, 120, -120];

/** A form sends the author's local time, a program an instant with its offset. */
export function momentOf(written: string, timeZone: string): Date | null {
  const [, local = "", offset] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/.exec(written) ?? [];
  const read = local && parseDateString(local.replace("T", " "), timeZone);
  if (!read) return null;
  if (!offset) return read;
  const instant = new Date(local + offset);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/**
 * A timestamp as other systems write one, `2024-05-01T10:00:00+02:00` or `2024-05-01 10:00 +0200`, as a date that readers are shown,
 * in `timeZone`. Any other text stays as it is.
 */
export function shownDate(written: string, timeZone: string): string {
  const [, day, between = "", time, offset = ""] =
    /^(\d{4}-\d{2}-\d{2})(T| +)(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) *(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      written.trim(),
    ) ?? [];
  // With a space and without a zone, it is a date as the author’s own form takes it.
  if (!day || (between.trim() === "" && offset === "")) return written;
  const zone = offset.toUpperCase().replace(/(\d{2})(\d{2})$/, "$1:$2");
  const moment = momentOf(`${day}T${time}${zone}`, timeZone);
  return moment ? completeDateString("", localDatetime(moment, timeZone)) : written;
}
