import { breadcrumbSteps } from "#app/ui/breadcrumb-label.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PageShell } from "#app/ui/page-shell.tsx";
import { ways } from "#app/ui/ways.ts";
import type { Route } from "./+types/gallery-page";

const description =
  "Prints, zines, series and things that turn: the studio's own work, made because it wanted to be.";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(
    { title: titleOf(location.pathname), description, path: location.pathname.replace(/\/$/, "") },
    matches,
  );

/** /art and /art/{slug}. */
export default function GalleryPage({ matches }: Route.ComponentProps) {
  return (
    <PageShell
      title={titleOf(matches.at(-1)?.pathname ?? "/art")}
      sign="shapes"
      ways={[ways.woodles, ways.collagescape, ways.waffle, ways.toadAr]}
    >
      <p>{description}</p>
    </PageShell>
  );
}

function titleOf(path: string): string {
  return breadcrumbSteps(path).at(-1)?.label ?? "Art";
}
