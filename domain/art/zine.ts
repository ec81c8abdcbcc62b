import * as v from "valibot";
import { filled, language, libraryAddress, paragraphs, slug } from "#domain/text/fact-fields.ts";
import { type Artwork, day, stillSize } from "./artwork.ts";

/** How wide the picture of a page is, in pixels. */
const pageWidth = 1200;
/** A7, as it is cut, where a zine gives no height of its own. */
const usualHeight = 1697;
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
  slug,
  title: filled,
  /** Of its texts, where it is not the site’s. */
  language: v.optional(language),
  date: day,
  /** One line; the date follows it. */
  description: filled,
  /** What there is to say about it in the gallery, a paragraph each. */
  words: paragraphs,
  /** Describes the cover to people who cannot see it. */
  alt: filled,
  /** Inks and paper: "Pink and teal on cream". */
  made: filled,
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
    ),
  ),
  pages: v.pipe(
    v.array(page),
    v.check(({ length }) => length === 8 || length === 4, "must be 8, or 4"),
  ),
});

export type Zine = v.InferOutput<typeof zine>;

/** The size of each of a zine's pages, in pixels. */
export function zinePageSize({ height = usualHeight }: Pick<Zine, "height">) {
  return { width: pageWidth, height };
}

/** How wide the copy of each page is that AVIF makes half as heavy; scripts/local/pictures.ts makes it. */
export const zineAvifWidth = 900;

/** The addresses of a page's picture; pages are numbered from 1. */
export function zinePageSources(slug: string, page: number) {
  const file = `/images/zines/${slug}/${page}`;
  return {
    src: `${file}.webp`,
    srcSet: undefined,
    avif: `${file}-${zineAvifWidth}.avif ${zineAvifWidth}w, ${file}.webp ${pageWidth}w`,
    whole: `${file}.webp`,
  };
}

/** A zine as the gallery shows it. */
export function workOfZine({ slug, title, language, date, made, words, alt, still }: Zine): Artwork {
  const page = `/art/zine/${slug}`;
  return { slug, title, language, date, medium: "zine", made, words, alt, still, page };
}
