/** The times of a day on the clock of a zone that are no moment, or two: from `from` on, and before `until`. */
export interface ClockChange {
  fault: "skipped" | "repeated";
  /** `02:00` */
  from: string;
  until: string;
}

const minute = 60_000;
const hour = 60 * minute;

/** What a change of the clocks does to a day, `YYYY-MM-DD`; null for all others. */
export function clockChangeOn(day: string, timeZone: string): ClockChange | null {
  const midnight = Date.parse(`${day}T00:00Z`);
  // So far ahead of UTC, or behind it, no day begins.
  let [before, after] = [midnight - 15 * hour, midnight + 38 * hour];
  const [former, later] = [offsetAt(before, timeZone), offsetAt(after, timeZone)];
  if (former === later) return null;
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute;
    if (offsetAt(middle, timeZone) === former) before = middle;
    else after = middle;
  }
  const local = (offset: number) => new Date(after + offset).toISOString();
  const from = local(Math.min(former, later));
  const until = local(Math.max(former, later)).slice(11, 16);
  if (!from.startsWith(day)) return null;
  return {
    fault: former < later ? "skipped" : "repeated",
    from: from.slice(11, 16),
    until: until === "00:00" ? "24:00" : until,
  };
}

/** Why a local time, `2026-03-29T02:30`, is no moment of a zone, or two; null for all others. */
export function clockFaultOf(local: string, timeZone: string): ClockChange["fault"] | null {
  const [day = "", time = ""] = local.split("T");
  if (Number.isNaN(Date.parse(`${day}T00:00Z`))) return null;
  const change = clockChangeOn(day, timeZone);
  return change && time >= change.from && time < change.until ? change.fault : null;
}

/** How to say it, of a time on such a day. */
export const clockFaultWords: Record<ClockChange["fault"], (zone: string) => string> = {
  skipped: (zone) =>
    `There is no such time on that day in ${zone}: the clocks are put forward. Choose an earlier or a later time.`,
  repeated: (zone) =>
    `That time comes twice on that day in ${zone}: the clocks are put back. Choose an earlier or a later time.`,
};

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  // Swedish writes days and times as ISO 8601 does.
  const shown = clockOf(timeZone).format(instant).replace(" ", "T");
  return Date.parse(`${shown}Z`) - Math.floor(instant / minute) * minute;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  clocks.set(timeZone, made);
  return made;
}
