import { hydratedOnIntent } from "#app/hydration.ts";
import { requestContext } from "#app/context.ts";
import type { Placed } from "@toadstool/elements/page/place";
import { projects } from "#studio/projects.ts";
import { showProject } from "#domain/portfolio/shown-project.server.ts";
import type { Route } from "./+types/portfolio-page";
import { archivePath } from "./archive-place.ts";
import { PortfolioScreen, portfolioMeta } from "./portfolio-screen.tsx";

/** The whole list once; the stories stay behind. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  return { projects: await Promise.all(projects.map((project) => showProject(services, project))) };
}

/** The page filters the projects that it has. */
export function shouldRevalidate() {
  return false;
}

export const handle: Placed<unknown> = {
  ...hydratedOnIntent,
  place: { path: archivePath },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  portfolioMeta(matches, loaderData?.projects.length === 0);

/** /portfolio, and every path below it but a project's own. */
export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  return <PortfolioScreen projects={loaderData.projects} />;
}
