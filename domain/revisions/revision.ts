import * as v from "valibot";
import type { textRevisions } from "#db/schema.ts";
import { timeZoneInput } from "../calendar/time-zone.ts";
import type { WithTimes } from "#db/d1/with-times.ts";

type Row = typeof textRevisions.$inferSelect;
export type TextKind = Row["kind"];

/**
 * Why a revision was made. `published`: the text that was published. `replaced`: a post before a change. `hour`: a draft
 * before the first save after an hour. `restored`: a text before an older one replaced it.
 */
export type RevisionReason = Row["reason"];

export type Revision = WithTimes<Row>;

/** What a list shows of a revision. */
export type RevisionSummary = Omit<Revision, "summary" | "imageUrl" | "dateString" | "content">;

const flag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.string()]),
    v.transform((given) => given === true || given === "true" || given === "on"),
  ),
  false,
);

/** What takes an older text back. `version`, where given, is the text's that was looked at. */
export const restoreInput = v.object({
  revisionId: v.pipe(v.string("Choose a revision."), v.maxLength(100, "This revision does not exist.")),
  version: v.optional(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.integer())),
  /** The address of that time comes back, too; otherwise the text stays at its present one. */
  withSlug: flag,
  timeZone: timeZoneInput,
});
export type RestoreInput = v.InferOutput<typeof restoreInput>;
