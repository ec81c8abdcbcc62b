import * as v from "valibot";
import { filled, language, libraryAddress, paragraphs, slug, webAddress } from "#domain/text/fact-fields.ts";
import { type Medium, mediums } from "./medium.ts";

/** A day that a work is dated by: '2023-09-04'. */
export const day = v.pipe(
  v.string("must be a text"),
  v.check(
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text,
    "must be a day like “2023-09-04”",
  ),
);

const pixels = v.pipe(
  v.number("must be a number"),
  v.integer("must be whole"),
  v.minValue(1, "is too small"),
);

/** A still's size in pixels; 1600 × 1200 where it is not given. */
export const stillSize = v.optional(v.strictObject({ width: pixels, height: pixels }));

/** A work of the gallery, as `studio/artworks/` holds it. Its still lies in studio/public/images/art/ under its slug. */
export const artwork = v.strictObject({
  /** The last part of its address, and the name of its still. */
  slug,
  title: filled,
  /** Of its texts, where it is not the site’s. */
  language: v.optional(language),
  date: day,
  medium: v.custom<Medium>(
    (value) => mediums.some((medium) => medium === value),
    `is no medium; choose from ${mediums.join(", ")}`,
  ),
  /** Its materials, as a label on a wall names them: "Three-colour risograph, A3". */
  made: filled,
  /** What there is to say about it, a paragraph each. */
  words: paragraphs,
  /** Describes the still to people who cannot see it. */
  alt: filled,
  still: stillSize,
  /** Its picture in the library, shown in place of a still of `studio/`. */
  picture: v.optional(libraryAddress),
  /** A film or a recording in the library, played where the work is opened. */
  film: v.optional(libraryAddress),
  sound: v.optional(libraryAddress),
  /** The page of the work itself, if it has one. */
  page: v.optional(webAddress),
  /** What a visitor can do there: "Turn it round". A zine and a series have the site's own words: page-words.ts. */
  pageWords: v.optional(filled),
  /** Of a series: how many works are on its page. */
  works: v.optional(v.number("must be a number")),
  /** The piece of `studio/pieces.ts` that brings it to life in the gallery. */
  piece: v.optional(slug),
  /** What the piece is seeded with. */
  seed: v.optional(v.pipe(v.number("must be a number"), v.integer("must be whole"))),
  /** What the piece does when it is touched: `hand` a sentence for pointers, `space` what the space bar does, without a capital and a full stop: “rolls it”. */
  play: v.optional(v.strictObject({ hand: v.optional(filled), space: filled })),
});

export type Artwork = v.InferOutput<typeof artwork>;

/** Newest first; of one day, in the order given. */
export function newestFirst<W extends Pick<Artwork, "date">>(works: readonly W[]): W[] {
  return works.toSorted((one, other) => other.date.localeCompare(one.date));
}
