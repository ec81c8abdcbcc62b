import { pageMeta } from "#app/ui/page-meta.ts";
import { PageShell } from "#app/ui/page-shell.tsx";
import { ways } from "#app/ui/ways.ts";
import type { Route } from "./+types/djello-page";

const description = "Djello is jelly you can play: a project between a dessert and a drum machine.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Djello", description, path: "/project/djello" }, matches);

export default function DjelloPage() {
  return (
    <PageShell title="Djello" sign="jelly" ways={[ways.portfolio, ways.shaders, ways.blog]}>
      <p>{description}</p>
    </PageShell>
  );
}
