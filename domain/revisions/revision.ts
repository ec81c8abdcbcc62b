import * as v from "valibot";
import { timeZoneInput } from "../time/time-zone.ts";

export type TextKind = "post" | "draft";

/**
 * Why a revision was made. `published`: the text that was published. `replaced`: a post before a change. `hour`: a draft
 * before the first save after an hour. `restored`: a text before an older one replaced it.
 */
export type RevisionReason = "published" | "hour" | "restored" | "replaced";

/** What a list shows of a revision. */
export interface RevisionSummary {
  id: string;
  kind: TextKind;
  /** The post's or draft's id. */
  textId: string;
  reason: RevisionReason;
  /** When it was left, ISO 8601. */
  savedAt: string;
  title: string;
  slug: string;
  words: number;
}

export interface Revision extends RevisionSummary {
  summary: string;
  imageUrl: string;
  dateString: string;
  content: string;
}

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
