import type { Artwork } from "./artwork.ts";
import type { Series } from "./series.ts";
import type { Zine } from "./zine.ts";

/** A zine as the gallery shows it. */
export function workOfZine({ slug, title, date, made, words, alt, still }: Zine): Artwork {
  const page = `/art/zine/${slug}`;
  return { slug, title, date, medium: "zine", made, words, alt, still, page, pageWords: "Read the zine" };
}

/** A series as the gallery shows it: one work, which leads to the wall of its own. */
export function workOfSeries({ slug, title, date, made, words, alt, works }: Series): Artwork {
  const page = `/art/series/${slug}`;
  const pageWords = works.length === 1 ? "See the one work" : `See all ${works.length} works`;
  return { slug, title, date, medium: "series", made, words, alt, page, pageWords };
}
