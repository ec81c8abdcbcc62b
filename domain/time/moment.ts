import { parseDateString } from "./date-string.ts";

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
