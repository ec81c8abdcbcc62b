import type { Words } from "../words/words.ts";
import type { Artwork } from "./artwork.ts";

/** What the link to a work's own page says; undefined where neither its creator nor the site has words for it. */
export function pageWordsOf(
  { page, pageWords, works }: Pick<Artwork, "page" | "pageWords" | "works">,
  { art }: Words,
): string | undefined {
  if (pageWords !== undefined) return pageWords;
  if (works !== undefined) return art.seeSeries({ works });
  return page?.startsWith("/art/zine/") ? art.readZine : undefined;
}
