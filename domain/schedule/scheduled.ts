import * as v from "valibot";
import { workKinds } from "../works/work.ts";

const scheduledKinds = ["post", "page", "letter", ...workKinds] as const;
export type ScheduledKind = (typeof scheduledKinds)[number];

/** What is published, sent or shown by itself at a time. */
export interface Scheduled {
  kind: ScheduledKind;
  id: string;
  title: string;
  at: string;
  /** Why it was not published at its time; "" where nothing went wrong. */
  trouble: string;
}

const day = v.pipe(v.string("Choose a day."), v.isoDate("Choose a day, like 2026-03-04."));

/** A day for which a text is begun. */
export const beginInput = v.object({ day });

/** Another day, at the same time of day. `at` is when it was scheduled for as the form was made. */
export const moveInput = v.object({
  kind: v.picklist(scheduledKinds, "kind must be one that can be scheduled."),
  id: v.string("id is missing."),
  at: v.pipe(v.string("at is missing."), v.isoTimestamp("at must be an instant.")),
  day,
});
export type MoveInput = v.InferOutput<typeof moveInput>;
