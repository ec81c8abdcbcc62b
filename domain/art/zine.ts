import * as v from "valibot";
import { asked } from "#domain/text/asked.ts";
import { filled, libraryAddress } from "#domain/text/fact-fields.ts";
import { describes, everyWork } from "./every-work.ts";
import { type Artwork, day, stillSize, words } from "./artwork.ts";
import { pageWidth, usualHeight } from "./zine-pages.ts";

/** From four times as wide as high to four times as high as wide. */
const heights = { least: pageWidth / 4, most: pageWidth * 4 };

/** A page's picture is in studio/public/images/zines/<slug>/ under its number, from 1, unless it is one of the library. */
const page = v.strictObject({
  picture: v.optional(libraryAddress),
  /** Describes what is drawn on it. */
  alt: filled,
  /** Every word on it, in the order it is read; empty where there is none. */
  transcript: v.string("must be a text"),
});

/** A zine as `studio/zines/` holds it. */
export const zine = v.strictObject({
  ...everyWork,
  date: day,
  /** The date follows it. */
  description: v.pipe(filled, v.title("Description"), v.description("One line below the title.")),
  words,
  alt: v.pipe(
    filled,
    v.title("Alt text of the cover"),
    v.description("Describes the zine in the gallery for people who cannot see it."),
    describes,
  ),
  made: v.pipe(
    filled,
    v.title("Made of"),
    v.description("Inks and paper."),
    asked({ placeholder: "Pink and teal on cream" }),
  ),
  /** Of the still that the gallery shows, as a work's. */
  still: stillSize,
  /** How high every page is, in pixels, where it is 1200 wide; 1697 without it. */
  height: v.optional(
    v.pipe(
      v.number("must be a number of pixels"),
      v.check(
        (height) => Number.isInteger(height) && height >= heights.least && height <= heights.most,
        `must be a whole number from ${heights.least} to ${heights.most}: the pixels of a page that is ${pageWidth} wide`,
      ),
      v.title("Height of a page (optional)"),
      v.description(
        `In pixels, where a page is ${pageWidth} wide: from ${heights.least} to ${heights.most}. Empty for A7. A PDF fills it in.`,
      ),
      asked({ width: "short", placeholder: String(usualHeight) }),
    ),
  ),
  pages: v.pipe(
    v.array(page),
    v.check(({ length }) => length === 8 || length === 4, "must be 8, or 4"),
  ),
});

export type Zine = v.InferOutput<typeof zine>;

/** A zine as the gallery shows it. */
export function workOfZine({ slug, title, language, date, made, words, alt, still }: Zine): Artwork {
  const page = `/art/zine/${slug}`;
  return { slug, title, language, date, medium: "zine", made, words, alt, still, page };
}
