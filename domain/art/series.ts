import { seedLimit } from "@toadstool/stage";
import * as v from "valibot";
import { filled, paragraphs, slug } from "#domain/text/fact-fields.ts";
import { type Artwork, day } from "./artwork.ts";

/** A numbered work: the same seed makes the same picture. Its still lies in studio/public/images/series/<series>/ under its number. */
const work = v.strictObject({
  /** From 1; the last part of its address. */
  number: v.pipe(v.number("must be a number"), v.integer("must be whole")),
  seed: v.pipe(
    v.number("must be a number"),
    v.integer("must be whole"),
    v.minValue(0, "must not be below 0"),
    v.maxValue(seedLimit - 1, "must be below 4294967296"),
  ),
  title: filled,
  /** Describes it to people who cannot see it. */
  alt: filled,
});

/** A generative series, as `studio/series/` holds it. */
export const series = v.strictObject({
  slug,
  title: filled,
  date: day,
  /** One line. */
  description: filled,
  /** How it came about, a paragraph each. */
  words: paragraphs,
  /** Describes the wall of its works. */
  alt: filled,
  made: filled,
  works: v.pipe(
    v.array(work),
    v.minLength(1, "needs a work"),
    v.check(
      (works) => works.every(({ number }, index) => number === index + 1),
      "must be numbered from 1 in their order",
    ),
    v.check(
      (works) => new Set(works.map(({ seed }) => seed)).size === works.length,
      "must have a seed each that no other has",
    ),
  ),
});

export type Series = v.InferOutput<typeof series>;
export type SeriesWork = Series["works"][number];

/** The widths of a still's AVIF copies, in pixels; scripts/local/pictures.ts makes them. */
export const seriesAvifWidths = [400, 900] as const;
/** A still's size in pixels; drawings have the same shape. */
const seriesStillSize = { width: 900, height: 1200 };

/** The addresses of a work's still. */
export function seriesStillOf(slug: string, number: number) {
  const file = `/images/series/${slug}/${number}`;
  return {
    ...seriesStillSize,
    src: `${file}-400.webp`,
    srcSet: `${file}-400.webp 400w, ${file}.webp 900w`,
    avif: seriesAvifWidths.map((width) => `${file}-${width}.avif ${width}w`).join(", "),
    whole: `${file}.webp`,
  };
}

/** The works beside a work, by number; the wall is a ring. */
export function seriesNeighbours(
  { works }: Series,
  number: number,
): { previous: SeriesWork; next: SeriesWork } {
  const beside = (by: number) => works[(number - 1 + by + works.length) % works.length] as SeriesWork;
  return { previous: beside(-1), next: beside(1) };
}

/** A series as the gallery shows it: one work, which leads to the wall of its own. */
export function workOfSeries({ slug, title, date, made, words, alt, works }: Series): Artwork {
  const page = `/art/series/${slug}`;
  return { slug, title, date, medium: "series", made, words, alt, page, works: works.length };
}

/** How large a work is kept as a picture: 25 cm across, at 300 pixels to the inch. */
export const printSize = { width: 3000, height: 4000 };
