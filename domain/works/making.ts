import * as v from "valibot";
import { fileName, filled, slug } from "#domain/text/fact-fields.ts";

/** How a project was made and how it works: facts of `studio/` that its page shows where there are any. */

const pixels = v.pipe(
  v.number("must be a number"),
  v.integer("must be whole"),
  v.minValue(1, "is too small"),
);

/** One ink of the cover, alone on white. Multiplied on paper, one after the other, the plates are the cover. */
export const plate = v.strictObject({
  /** A file in studio/public/images/projects/plates/, 480 × 360. */
  image: fileName(/\.(avif|webp)$/, "an .avif or .webp file"),
  /** The ink's name: "Teal". */
  ink: filled,
  /** What happened at this pull. */
  note: filled,
});
export type Plate = v.InferOutput<typeof plate>;

/** A drawing of how it works. */
export const plan = v.strictObject({
  /** A file in studio/public/images/projects/plans/. */
  image: fileName(/\.(svg|webp)$/, "an .svg or .webp file"),
  width: pixels,
  height: pixels,
  /** What it is a plan of. */
  title: filled,
  /** Describes it to people who cannot see it. */
  alt: filled,
  /** What its numbers stand for, in their order. */
  notes: v.array(filled),
});
export type Plan = v.InferOutput<typeof plan>;

const setting = v.union(
  [v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number()]))],
  "must be a text, a number, true, false, or a list of texts or numbers",
);

/** Something of it that can be played on the page. */
export const live = v.strictObject({
  /** The piece of `studio/pieces.ts`. */
  piece: slug,
  /** The `model` of its settings. */
  settings: v.optional(v.record(v.string(), setting)),
  seed: v.optional(v.pipe(v.number("must be a number"), v.integer("must be whole"))),
  title: filled,
  /** What there is to do, and what it does. */
  words: filled,
  /** What the button says that starts it: "Sound the first bus". */
  button: filled,
  /** A file in studio/public/images/projects/live/, 960 × 720: shown until then, and without scripts. */
  still: fileName(/\.(avif|webp)$/, "an .avif or .webp file"),
  /** Describes the still to people who cannot see it. */
  alt: filled,
  /** For a picture that is played itself, not by buttons of its own: how it is played with keys. */
  handling: v.optional(filled),
});
export type Live = v.InferOutput<typeof live>;
