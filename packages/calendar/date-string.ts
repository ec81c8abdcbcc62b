import { TZDate, tz } from "@date-fns/tz";
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

/** The instant that an author's date means in her time zone; null where it is ambiguous or unreadable. */
export function parseDateString(dateString: string, timeZone: string): Date | null {
  const midnight = new TZDate(2000, 0, 1, timeZone);
  for (const date of dateFormats) {
    for (const time of timeFormats) {
      const parsed = parse(dateString.trim(), date + time, midnight, { in: tz(timeZone) });
      if (isValid(parsed) && isOurEra(parsed)) return new Date(parsed.getTime());
    }
  }
  return null;
}

/** Two-digit years would land in antiquity. */
function isOurEra(date: Date): boolean {
  return date.getFullYear() >= 1900 && date.getFullYear() < 3000;
}

/** 'YYYY-MM-DD HH:MM:SS' of an instant in a zone. */
export function localDatetime(instant: Date, timeZone: string): string {
  return format(new TZDate(instant.getTime(), timeZone), "yyyy-MM-dd HH:mm:ss");
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
