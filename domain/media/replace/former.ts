import type { MediaFacts } from "@toadstool/media/storing";
import * as v from "valibot";

/** Days that the files of a replaced image are kept, so that it can be put back. */
export const formerDays = 30;

/** Files that an image had before it was replaced. */
export interface FormerFile {
  revision: number;
  /** When they were replaced, ISO 8601. */
  replacedAt: string;
  /** When they are removed, ISO 8601. */
  keptUntil: string;
  /** Of all its files. */
  bytes: number;
  facts: MediaFacts;
  /** The alt text at that time. */
  alt: string;
}

/** What puts former files back. */
export const bringBackInput = v.object({
  revision: v.pipe(
    v.union([v.number(), v.string()]),
    v.toNumber(),
    v.integer("revision must be a whole number."),
    v.minValue(1, "revision must be a whole number."),
  ),
  /** The alt text of that time comes back, too. */
  withAlt: v.optional(
    v.pipe(
      v.union([v.boolean(), v.string()]),
      v.transform((given) => given === true || given === "true" || given === "on"),
    ),
    false,
  ),
});
export type BringBackInput = v.InferOutput<typeof bringBackInput>;
