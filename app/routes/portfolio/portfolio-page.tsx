import { hydratedOnIntent } from "#app/hydration.ts";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import type { Placed } from "@toadstool/elements/page/place";
import { readArchive } from "#domain/project-pages/archive.server.ts";
import type { Route } from "./+types/portfolio-page";
import { archivePath } from "./archive-place.ts";
import { showsPartOfList } from "#app/browser/navigation/shows-part-of-list.ts";
import { isEmpty, PortfolioScreen, portfolioMeta } from "./portfolio-screen.tsx";

/** The whole list where it fits on one page; the stories stay behind. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { services, facts } = context.get(requestContext);
  return readArchive(services, url.searchParams, facts(), requestWords(context));
}

/** The page filters the projects that it has, where it has them all. */
export const shouldRevalidate = showsPartOfList;

export const handle: Placed<unknown> = {
  ...hydratedOnIntent,
  place: { path: archivePath },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  portfolioMeta(matches, loaderData && isEmpty(loaderData));

/** /portfolio, and every path below it but a project's own. */
export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  return <PortfolioScreen page={loaderData} />;
}
