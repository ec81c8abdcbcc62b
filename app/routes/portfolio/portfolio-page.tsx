import { breadcrumbSteps } from "#app/ui/breadcrumb-label.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PageShell } from "#app/ui/page-shell.tsx";
import { ways } from "#app/ui/ways.ts";
import type { Route } from "./+types/portfolio-page";

const description = "Projects for screens, rooms and hands, from the first sketch to the last screw.";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(
    { title: titleOf(location.pathname), description, path: location.pathname.replace(/\/$/, "") },
    matches,
  );

/** /portfolio and everything under it. */
export default function PortfolioPage({ matches }: Route.ComponentProps) {
  const path = matches.at(-1)?.pathname ?? "/portfolio";
  return (
    <PageShell
      title={titleOf(path)}
      sign="sheets"
      ways={[
        path.startsWith("/portfolio/") ? ways.portfolio : ways.art,
        ways.djello,
        ways.shaders,
        ways.blog,
      ]}
    >
      <p>{description}</p>
      <p>
        Three the studio is asked about most: Gentleman Brawlers Joy-O-Meter, Crystal Clear, and Sign Search,
        which about a thousand people have used.
      </p>
    </PageShell>
  );
}

function titleOf(path: string): string {
  return breadcrumbSteps(path).at(-1)?.label ?? "Portfolio";
}
