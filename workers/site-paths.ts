import { rooms } from "#studio/rooms.ts";
import { allSeries } from "#studio/series.ts";
import { sectionsOf } from "#app/site-addresses.ts";
import { pathsWithMore } from "#domain/art/room.ts";
import type { SitePaths } from "#domain/own-pages/taken-address.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { addresses } from "./addresses.ts";
import { worksOfStudio } from "./works-of-studio.ts";

const { project, artwork, zine } = worksOfStudio();
/** The pages of works that are code; a work without a page of this site has none. */
const workPages = artwork.flatMap(({ facts: { page } }) => (page?.startsWith("/") ? [page] : []));
const isWorkPage = new Set(workPages);

const isRoom = new Set(rooms.map(({ path }) => path));
const listed = addresses.filter((address) => address.listed === true).map(({ path }) => `/${path}`);

/**
 * The addresses of all pages whose content is in the repository and that search engines may list, in the sitemap's order; the
 * pages of works are listed with the works.
 */
export const listedPaths: readonly string[] = [
  ...listed.filter((path) => !isRoom.has(path)),
  ...listed.filter((path) => isRoom.has(path) && !isWorkPage.has(path)),
  ...allSeries.flatMap(({ slug, works }) => works.map(({ number }) => `/art/series/${slug}/${number}`)),
];

/** The pages of the works that come by commit. */
const workPaths = [
  ...[...project, ...artwork, ...zine].map(({ kind, slug }) => workAddress(kind, slug)),
  ...zine.map(({ slug }) => workAddress("artwork", slug)),
  ...workPages,
];

const counted = addresses.flatMap(({ path, counted: as }) =>
  as ? [as === "above" ? `/${path.replace(/\/:\w+$/, "")}` : `/${path}`] : [],
);

/**
 * Everything that a page view may be of, except the posts, the works made in the admin and the résumé; in lower case, as views
 * are counted. A path that ends in `/*` stands for all that is beneath it.
 */
export const countedPaths: ReadonlySet<string> = new Set(
  [...counted, ...listedPaths, ...workPaths, ...pathsWithMore(rooms).map((path) => `${path}/*`)].map((path) =>
    path.toLowerCase(),
  ),
);

export const sitePaths: SitePaths = { counted: countedPaths, sections: sectionsOf(countedPaths) };
