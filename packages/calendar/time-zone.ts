import * as v from "valibot";

export const timeZoneInput = v.optional(
  v.pipe(v.string(), v.check(isTimeZone, "The time zone must be a name like Europe/London.")),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
