import * as v from "valibot";
import type { previewLinks } from "#db/schema.ts";
import type { WithTimes } from "#db/d1/with-times.ts";

/** A link that shows a draft to anyone with the address. The token in its address is shown once, when it is made. */
export interface PreviewLink extends WithTimes<
  Pick<typeof previewLinks.$inferSelect, "createdAt" | "expiresAt">
> {
  /** Opens nothing: it only takes the link back. */
  id: string;
}

export const previewDays = { least: 1, usual: 7, most: 30 };

const wholeDays = `A preview lasts from ${previewDays.least} to ${previewDays.most} days.`;

export const previewInput = v.object({
  days: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.integer(wholeDays),
      v.minValue(previewDays.least, wholeDays),
      v.maxValue(previewDays.most, wholeDays),
    ),
    previewDays.usual,
  ),
});
export type PreviewInput = v.InferOutput<typeof previewInput>;
