import * as v from "valibot";
import { filled } from "#domain/content/facts.ts";
import { day, slug } from "./artwork.ts";

/** A page lies in public/images/zines/<slug>/ under its number, from 1. */
const page = v.strictObject({
  /** What is drawn on it. */
  alt: filled,
  /** Every word on it, in the order it is read; empty where there is none. */
  transcript: v.string("must be a text"),
});

/** A zine as `content/zines/` holds it. */
export const zine = v.strictObject({
  slug,
  title: filled,
  date: day,
  /** One line; the date follows it. */
  description: filled,
  /** What there is to say about it in the gallery, a paragraph each. */
  words: v.pipe(v.array(filled), v.minLength(1, "needs a paragraph")),
  /** Describes the cover to who cannot see it. */
  alt: filled,
  /** Inks and paper: "Pink and teal on cream". */
  made: filled,
  pages: v.pipe(
    v.array(page),
    v.check(({ length }) => length === 8 || length === 4, "must be 8, or 4"),
  ),
});

export type Zine = v.InferOutput<typeof zine>;

/** A page's size in pixels, A7 as it is cut. */
export const zinePageSize = { width: 1200, height: 1697 };

/** The addresses of a page's picture; pages are numbered from 1. */
export function zinePageSources(slug: string, page: number) {
  const file = `/images/zines/${slug}/${page}`;
  return {
    src: `${file}-600.webp`,
    srcSet: `${file}-600.webp 600w, ${file}.webp 1200w`,
    whole: `${file}.webp`,
  };
}

/** The zines beside one in a list that begins with the newest; null where there is none. */
export function zineNeighbours<Z extends Pick<Zine, "slug">>(
  zines: readonly Z[],
  slug: string,
): { newer: Z | null; older: Z | null } {
  const at = zines.findIndex((zine) => zine.slug === slug);
  if (at < 0) return { newer: null, older: null };
  return { newer: zines[at - 1] ?? null, older: zines[at + 1] ?? null };
}
