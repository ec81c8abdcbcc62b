import { breadcrumbSteps } from "#app/ui/breadcrumb-label.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PageShell } from "#app/ui/page-shell.tsx";
import { ways } from "#app/ui/ways.ts";
import type { Route } from "./+types/three-d-page";

const description = "A piece in three dimensions, made to be turned round and looked at from below.";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(
    { title: titleOf(location.pathname), description, path: location.pathname.replace(/\/$/, "") },
    matches,
  );

/** /art/3d/{slug} and /art/waffle. */
export default function ThreeDPage({ matches }: Route.ComponentProps) {
  return (
    <PageShell
      title={titleOf(matches.at(-1)?.pathname ?? "")}
      sign="cube"
      ways={[ways.art, ways.toadAr, ways.shaders]}
    >
      <p>{description}</p>
    </PageShell>
  );
}

function titleOf(path: string): string {
  return breadcrumbSteps(path).at(-1)?.label ?? "Art";
}
