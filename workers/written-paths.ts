import { artworks } from "#studio/artworks.ts";
import { projects } from "#studio/projects.ts";
import { rooms } from "#studio/rooms.ts";
import { allSeries } from "#studio/series.ts";
import { zines } from "#studio/zines.ts";
import { emptySections, isShown } from "#domain/profile/sections.ts";

const empty = emptySections({ projects, artworks });

/** The addresses of all pages whose content is in the repository and that search engines may list, in the sitemap's order. */
export const listedPaths: readonly string[] = [
  ...new Set([
    "/",
    "/about-me",
    ...["/portfolio", "/art"].filter((path) => isShown(path, empty)),
    "/subscribe",
    ...rooms.map(({ path }) => path).filter((path) => !path.includes(":")),
    ...projects.map(({ slug }) => `/portfolio/${slug}`),
    ...artworks.flatMap(({ slug, page }) => [`/art/${slug}`, ...(page?.startsWith("/") ? [page] : [])]),
    ...zines.map(({ slug }) => `/art/zine/${slug}`),
    ...allSeries.flatMap(({ slug, works }) => [
      `/art/series/${slug}`,
      ...works.map(({ number }) => `/art/series/${slug}/${number}`),
    ]),
  ]),
];

/** Pages whose content is in the database, and those behind mailed links. */
const others = ["/blog", "/letters", "/notes", "/tags", "/confirmation", "/unsubscribe", "/404"];

/** Everything that a page view may be of, except the posts and the résumé; in lower case, as views are counted. */
export const countedPaths: ReadonlySet<string> = new Set(
  [...listedPaths, ...others].map((path) => path.toLowerCase()),
);
