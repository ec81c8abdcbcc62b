import { rooms } from "#studio/rooms.ts";
import { allSeries } from "#studio/series.ts";
import { hasLine } from "#studio/toys.ts";
import { hangPath, linePath } from "#domain/art/line.ts";
import { pathsWithMore } from "#domain/art/room.ts";
import { workAddress } from "#domain/works/work.ts";
import { worksOfStudio } from "./works-of-studio.ts";

const { project, artwork, zine } = worksOfStudio();
/** The pages of works that are code; a work without a page of this site has none. */
const workPages = artwork.flatMap(({ facts: { page } }) => (page?.startsWith("/") ? [page] : []));
const isWorkPage = new Set(workPages);

/**
 * The addresses of all pages whose content is in the repository and that search engines may list, in the sitemap's order; the
 * pages of works are listed with the works.
 */
export const listedPaths: readonly string[] = [
  "/",
  "/about-me",
  "/portfolio",
  "/art",
  "/subscribe",
  ...rooms.map(({ path }) => path).filter((path) => !path.includes(":") && !isWorkPage.has(path)),
  ...allSeries.flatMap(({ slug, works }) => works.map(({ number }) => `/art/series/${slug}/${number}`)),
];

/** The pages of the works that come by commit. */
const workPaths = [
  ...[...project, ...artwork, ...zine].map(({ kind, slug }) => workAddress(kind, slug)),
  ...zine.map(({ slug }) => workAddress("artwork", slug)),
  ...workPages,
];

/** Pages whose content is in the database or in their address, and those behind mailed links. */
const others = [
  "/blog",
  "/letters",
  "/notes",
  "/tags",
  ...(hasLine ? [linePath, hangPath] : []),
  "/confirmation",
  "/subscription",
  "/unsubscribe",
  "/404",
];

/**
 * Everything that a page view may be of, except the posts, the works made in the admin and the résumé; in lower case, as views
 * are counted. A path that ends in `/*` stands for all that is beneath it.
 */
export const countedPaths: ReadonlySet<string> = new Set(
  [...listedPaths, ...workPaths, ...others, ...pathsWithMore(rooms).map((path) => `${path}/*`)].map((path) =>
    path.toLowerCase(),
  ),
);

/** The pages of rooms and of works that are code. */
export const codedPages: readonly string[] = [...rooms.map(({ path }) => path), ...workPages];
