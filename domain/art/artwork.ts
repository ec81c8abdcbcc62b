import * as v from "valibot";
import { asked } from "#domain/text/asked.ts";
import { filled, libraryAddress, paragraphs, slug, webAddress } from "#domain/text/fact-fields.ts";
import { describes, everyWork } from "./every-work.ts";
import { type Medium, mediums } from "./medium.ts";

/** A day that a work is dated by: '2023-09-04'. */
export const day = v.pipe(
  v.string("must be a text"),
  v.check(
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text,
    "must be a day like “2023-09-04”",
  ),
  v.title("Date"),
  asked({ as: "date" }),
);

const pixels = v.pipe(
  v.number("must be a number"),
  v.integer("must be whole"),
  v.minValue(1, "is too small"),
);

/** A still's size in pixels; 1600 × 1200 where it is not given. */
export const stillSize = v.optional(v.strictObject({ width: pixels, height: pixels }));

/** What there is to say about a work in the gallery, a paragraph each. */
export const words = v.pipe(
  paragraphs,
  v.title("Text"),
  v.description("What there is to say about it. An empty line begins a new paragraph."),
  asked({ rows: 6 }),
);

/** A work of the gallery, as `studio/artworks/` holds it. Its still lies in studio/public/images/art/ under its slug. */
export const artwork = v.strictObject({
  ...everyWork,
  date: day,
  medium: v.pipe(
    v.custom<Medium>(
      (value) => mediums.some((medium) => medium === value),
      `is no medium; choose from ${mediums.join(", ")}`,
    ),
    v.title("Medium"),
    asked({ as: "choice" }),
  ),
  made: v.pipe(
    filled,
    v.title("Made of"),
    v.description("Its materials, as a label on a wall names them."),
    asked({ placeholder: "Three-colour risograph, A3" }),
  ),
  words,
  alt: v.pipe(
    filled,
    v.title("Alt text"),
    v.description("Describe the picture for people who cannot see it."),
    describes,
  ),
  still: stillSize,
  /** Its picture in the library, shown in place of a still of `studio/`. */
  picture: v.optional(
    v.pipe(
      libraryAddress,
      v.title("Picture"),
      v.description("What the gallery shows. A film or a sound needs one, too."),
      asked({ alt: "alt" }),
    ),
  ),
  /** A film or a recording in the library, played where the work is opened. */
  film: v.optional(
    v.pipe(
      libraryAddress,
      v.title("Film"),
      v.description("MP4 or WebM, up to 50 MB. Played where the work is opened."),
    ),
  ),
  sound: v.optional(
    v.pipe(
      libraryAddress,
      v.title("Sound"),
      v.description("MP3, Ogg or M4A, up to 50 MB. Played where the work is opened."),
    ),
  ),
  /** The page of the work itself, if it has one. */
  page: v.optional(
    v.pipe(webAddress, v.title("Address of its own page"), asked({ placeholder: "/… or https://…" })),
  ),
  /** What a visitor can do there: "Turn it round". A zine and a series have the site's own words: page-words.ts. */
  pageWords: v.optional(v.pipe(filled, v.title("Text of the link to it"), asked({ placeholder: "Play it" }))),
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
  // Figures need no collation, whose first use takes a Worker that starts many milliseconds.
  return works.toSorted((one, other) => Number(one.date < other.date) - Number(one.date > other.date));
}
