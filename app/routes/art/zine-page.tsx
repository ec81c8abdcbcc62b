import { breadcrumbSteps } from "#app/ui/breadcrumb-label.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PageShell } from "#app/ui/page-shell.tsx";
import { ways } from "#app/ui/ways.ts";
import type { Route } from "./+types/zine-page";

const description = "A zine: one sheet of paper, folded and cut into a few small pages, and given away.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({ title: titleOf(params.slug), description, path: `/art/zine/${params.slug}` }, matches);

export default function ZinePage({ params }: Route.ComponentProps) {
  return (
    <PageShell title={titleOf(params.slug)} sign="booklet" ways={[ways.art, ways.woodles, ways.blog]}>
      <p>{description}</p>
    </PageShell>
  );
}

function titleOf(slug: string): string {
  return breadcrumbSteps(`/art/zine/${slug}`).at(-1)?.label ?? "Zine";
}
