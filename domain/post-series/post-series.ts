import * as v from "valibot";
import { type Tag, tagLimits, tagNames, tagText } from "../tags/tag.ts";

/** Posts that are read one after the other, in an order of their own. */
export type PostSeries = Tag;

/** A series as the page of one of its posts shows it. */
export interface PostSeriesPlace {
  series: PostSeries;
  /** Which part the post is, from 1, and of how many. */
  part: number;
  parts: number;
  previous: PostSeriesPart | null;
  next: PostSeriesPart | null;
}

interface PostSeriesPart {
  slug: string;
  title: string;
  /** "" for the site’s. */
  language: string;
}

export const postSeriesPath = (slug: string) => `/blog/series/${slug}`;
export const postSeriesFeedPath = (slug: string) => `${postSeriesPath(slug)}/feed.xml`;

/** The name of the series that a post is a part of; "" for none. Left out, it stays as it is. */
export const postSeriesInput = v.optional(
  v.pipe(
    v.string("series must be a name."),
    v.transform((typed) => tagText(tagNames(typed.replaceAll(",", " ")))),
    v.maxLength(tagLimits.name, `The name of a series has ${tagLimits.name} characters at most.`),
    v.check(
      (name) => !/\p{Cc}/u.test(name),
      "The name of the series contains a control character, perhaps from pasting. Please type it again.",
    ),
  ),
);

/** Where the post with this slug is among the parts, which are in order. */
export function placeIn(
  series: PostSeries,
  parts: readonly PostSeriesPart[],
  slug: string,
): PostSeriesPlace | null {
  const index = parts.findIndex((part) => part.slug === slug);
  if (index < 0) return null;
  return {
    series,
    part: index + 1,
    parts: parts.length,
    previous: linkTo(parts[index - 1]),
    next: linkTo(parts[index + 1]),
  };
}

const linkTo = (part?: PostSeriesPart) =>
  part ? { slug: part.slug, title: part.title, language: part.language } : null;
