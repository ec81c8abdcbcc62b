import { clockFaultWords } from "../calendar/clock-change.ts";
import { type MomentFault, readLocalMoment } from "../calendar/date-string.ts";
import { zoneWords } from "../calendar/time-zone.ts";
import { type Refused, refuseField } from "../outcome.ts";

/** The moment that a person typed, on the clock of a zone; refused where there is none, or where the clocks leave a doubt. */
export function typedMoment(written: string, timeZone: string, field: string): Date | Refused {
  const read = readLocalMoment(written, timeZone);
  if (typeof read !== "string") return read;
  const message = written.trim() ? words[read](zoneWords(timeZone)) : "Choose a day and a time.";
  return refuseField("invalid", codes[read], field, message);
}

const codes = {
  unreadable: "publish_at_unreadable",
  late: "publish_at_too_late",
  skipped: "publish_at_skipped",
  repeated: "publish_at_repeated",
} satisfies Record<MomentFault, string>;

const words: Record<MomentFault, (zone: string) => string> = {
  unreadable: () => "That date and time cannot be read. Enter one like 2026-03-04T09:00.",
  late: () => "That is too far away. Choose a time before the year 3000.",
  ...clockFaultWords,
};
