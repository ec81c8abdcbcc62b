import type { WithTimes } from "#db/d1/with-times.ts";
import * as v from "valibot";
import type { backups } from "#db/schema.ts";

/** A backup, as its owner sees it. */
export type Backup = WithTimes<Omit<typeof backups.$inferSelect, "firstChange" | "place">>;

export const backupInput = v.object({ withSecrets: v.optional(v.boolean(), false) });
export type BackupInput = v.InferOutput<typeof backupInput>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the archive is: said by the command that has written it and read it again. */
export const doneInput = v.object({
  bytes: count,
  rows: count,
  files: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "A SHA-256 in hexadecimal digits.")),
  /** The moment whose state it holds. */
  consistentAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((moment) => new Date(moment)),
  ),
  /** Which files the backup lacks, as a sentence; "" if it is whole. */
  trouble: v.pipe(v.string(), v.maxLength(1000)),
});
export type DoneInput = v.InferOutput<typeof doneInput>;

/** Milliseconds after which a backup under way is over: until then no file is removed. */
export const mostDuration = 86_400_000;
/** Backups that may be under way at once. */
export const mostAtOnce = 5;
/** Days for which the list of former backups goes back. */
export const listedDays = 400;
