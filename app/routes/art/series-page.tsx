import { pageMeta } from "#app/ui/page-meta.ts";
import { PageShell } from "#app/ui/page-shell.tsx";
import { ways } from "#app/ui/ways.ts";
import type { Route } from "./+types/series-page";

const series = {
  "riso-woodles": {
    title: "Riso Woodles",
    sign: "woodles",
    description:
      "A series of wandering doodles, printed in two or three inks that never quite agree on where the paper is.",
    other: ways.collagescape,
  },
  collagescape: {
    title: "Collagescape",
    sign: "collage",
    description:
      "A series of landscapes put together from cut paper, offcuts and whatever else was lying about.",
    other: ways.woodles,
  },
} as const;

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { title, description } = seriesAt(location.pathname);
  return pageMeta({ title, description, path: location.pathname.replace(/\/$/, "") }, matches);
};

/** A series, and each work of it by number. */
export default function SeriesPage({ matches, params }: Route.ComponentProps) {
  const { title, sign, description, other } = seriesAt(matches.at(-1)?.pathname ?? "");
  const number = "id" in params ? String(params.id) : null;
  return (
    <PageShell title={number ? `${title}, ${number}` : title} sign={sign} ways={[ways.art, other, ways.blog]}>
      <p>{description}</p>
    </PageShell>
  );
}

function seriesAt(path: string) {
  return path.startsWith("/art/series/collagescape") ? series.collagescape : series["riso-woodles"];
}
