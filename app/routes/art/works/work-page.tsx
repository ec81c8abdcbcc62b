import { hydratedOnIntent } from "#app/hydration.ts";
import { redirect, useOutletContext } from "react-router";
import { printDetailsOf } from "#app/toys/loupe/print-details-of.server.ts";
import { shortened } from "@toadstool/markdown/cut";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, visualArtwork } from "#app/ui/page/things.ts";
import { requestContext } from "#app/context.ts";
import { movedTo } from "#app/respond.ts";
import { mediumAsked } from "#domain/art/gallery.ts";
import { readOpenedWork } from "#domain/works/opened-work.server.ts";
import { isMoved } from "#domain/works/laid-over.ts";
import { workAddress } from "#domain/works/work-address.ts";
import type { Route } from "./+types/work-page";
import type { Gallery } from "../gallery/gallery-page.tsx";
import { WorkDialog } from "./dialog.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const found = await readOpenedWork(services, params.slug, mediumAsked(url.searchParams));
  if (!found) throw redirect("/404");
  if (isMoved(found)) throw movedTo(workAddress("artwork", found.movedTo), url);
  return { ...found, printed: printDetailsOf(found.work.still.whole) };
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug, title, language, words, card: image } = loaderData.work;
  const path = `/art/${slug}`;
  return pageMeta(
    {
      title,
      description: shortened(words[0] ?? "", 160),
      path,
      image,
      language,
      translations: loaderData.translations,
      things: (known) => [
        visualArtwork(known, loaderData.work),
        breadcrumbs(known, [rootData(matches).words.names.art, "/art"], [title, path]),
      ],
    },
    matches,
  );
};

/** /art/{slug}: a work, open over the wall. */
export default function WorkPage({ loaderData }: Route.ComponentProps) {
  return <WorkDialog {...loaderData} gallery={useOutletContext<Gallery>()} />;
}
