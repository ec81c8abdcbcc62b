import { artworks } from "#studio/artworks.ts";
import { profile } from "#studio/profile.ts";
import { projects } from "#studio/projects.ts";
import { allSeries } from "#studio/series.ts";
import { zines } from "#studio/zines.ts";

/** The addresses of all pages that come by commit and may be found, in the sitemap's order. */
export const listedPaths: readonly string[] = [
  ...new Set([
    "/",
    "/about-me",
    "/portfolio",
    "/art",
    "/toad-ar",
    "/subscribe",
    ...projects.map(({ slug }) => `/portfolio/${slug}`),
    ...artworks.flatMap(({ slug, page }) => [`/art/${slug}`, ...(page?.startsWith("/") ? [page] : [])]),
    ...zines.map(({ slug }) => `/art/zine/${slug}`),
    ...allSeries.flatMap(({ slug, works }) => [
      `/art/series/${slug}`,
      ...works.map(({ number }) => `/art/series/${slug}/${number}`),
    ]),
  ]),
];

/** Those whose content is in the database, those behind mailed links, and what is counted beside the pages. */
const others = ["/blog", "/letters", "/confirmation", "/unsubscribe", "/404", profile.resume];

/** Everything that a page view may be of, but for the posts; lower-case, as views are counted. */
export const countedPaths: ReadonlySet<string> = new Set(
  [...listedPaths, ...others].map((path) => path.toLowerCase()),
);
