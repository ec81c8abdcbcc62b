/** `4 March, 09:00`; with the year if that is not the year of `now`, or if `now` is unknown. */
export function momentWords(instant: string, timeZone: string, now?: Date): string {
  const options = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", timeZone } as const;
  const isThisYear = now && yearOf(instant, timeZone) === yearOf(now, timeZone);
  const format = new Intl.DateTimeFormat("en-GB", { ...options, ...(!isThisYear && { year: "numeric" }) });
  return format.format(new Date(instant)).replace(" at ", ", ");
}

/** `5 minutes ago, at 17:59`: how long ago it feels, and when it was. */
export function agoWords(instant: string, now: Date, timeZone: string): string {
  const seconds = Math.max(0, (now.getTime() - new Date(instant).getTime()) / 1000);
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(
    new Date(instant),
  );
  const days = daysBetween(instant, now, timeZone);
  if (seconds < 60) return `just now, at ${time}`;
  if (seconds < 3600) return `${ago(Math.floor(seconds / 60), "minute")}, at ${time}`;
  if (days === 0 || seconds < 6 * 3600) return `${ago(Math.floor(seconds / 3600), "hour")}, at ${time}`;
  if (days === 1) return `yesterday, at ${time}`;
  const on = `on ${momentWords(instant, timeZone, now)}`;
  if (days < 14) return `${ago(days, "day")}, ${on}`;
  if (days < 60) return `${ago(Math.floor(days / 7), "week")}, ${on}`;
  return on;
}

/** `2026-03-04T09:00`, as a field for day and time holds it. */
export function localMoment(instant: string | Date, timeZone: string): string {
  const options = { dateStyle: "short", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat("sv-SE", options).format(new Date(instant)).replace(" ", "T");
}

function yearOf(instant: string | Date, timeZone: string): string {
  return localMoment(instant, timeZone).slice(0, 4);
}

function daysBetween(one: string, other: Date, timeZone: string): number {
  const day = (instant: string | Date) => Date.parse(localMoment(instant, timeZone).slice(0, 10));
  return Math.round((day(other) - day(one)) / 86_400_000);
}

function ago(count: number, unit: "minute" | "hour" | "day" | "week"): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
