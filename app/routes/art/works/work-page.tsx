import { hydratedOnIntent } from "#app/hydration.ts";
import { redirect, useOutletContext } from "react-router";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, visualArtwork } from "#app/ui/page/things.ts";
import type { Placed } from "@toadstool/elements/page/place";
import { artworks } from "#studio/artworks.ts";
import { cardOf } from "#domain/art/still.ts";
import type { Route } from "./+types/work-page";
import type { Gallery } from "../gallery/gallery-page.tsx";
import { WorkRoom } from "./dialog.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const work = artworks.find(({ slug }) => slug === params.slug);
  if (!work) throw redirect("/404");
  return { work };
}

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  ...hydratedOnIntent,
  place: ({ work }) => ({ titles: [work.title] }),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug, title, words } = loaderData.work;
  const path = `/art/${slug}`;
  return pageMeta(
    {
      title,
      description: opening(words[0] ?? ""),
      path,
      image: cardOf(loaderData.work),
      things: (known) => [
        visualArtwork(known, loaderData.work),
        breadcrumbs(known, ["Art", "/art"], [title, path]),
      ],
    },
    matches,
  );
};

/** A description's length, whole words of it. */
function opening(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, "")}…`;
}

/** /art/{slug}: a work, open over the wall. */
export default function WorkPage({ loaderData: { work } }: Route.ComponentProps) {
  const { works, medium: asked } = useOutletContext<Gallery>();
  return <WorkRoom work={work} works={works} asked={asked} />;
}
