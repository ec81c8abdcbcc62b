import * as v from "valibot";
import { filled } from "#domain/content/facts.ts";
import { day, slug } from "./artwork.ts";

/** A numbered work: the same seed makes the same picture. Its still lies in public/images/series/<series>/ under its number. */
const work = v.strictObject({
  /** From 1; the last part of its address. */
  number: v.pipe(v.number(), v.integer()),
  seed: v.pipe(v.number(), v.integer()),
  title: filled,
  /** Describes it to who cannot see it. */
  alt: filled,
});

/** A generative series, as `content/series/` holds it. */
export const series = v.strictObject({
  slug,
  title: filled,
  date: day,
  /** One line. */
  description: filled,
  /** How it came about, a paragraph each. */
  words: v.pipe(v.array(filled), v.minLength(1, "needs a paragraph")),
  /** Describes the wall of its works. */
  alt: filled,
  made: filled,
  works: v.array(work),
});

export type Series = v.InferOutput<typeof series>;
export type SeriesWork = Series["works"][number];
