import { hydratedOnIntent } from "#app/hydration.ts";
import { data } from "react-router";
import { useLoggedIn } from "#app/browser/identity/presence.ts";
import { requestContext } from "#app/context.ts";
import { movedTo } from "#app/respond.ts";
import { OwnPage } from "#app/ui/own-page/own-page.tsx";
import { PageTools } from "#app/ui/own-page/page-tools.tsx";
import { TranslationLinks } from "#app/ui/translation-links.tsx";
import { NotFoundScreen } from "#app/ui/screens/not-found-screen.tsx";
import type { Placed } from "@toadstool/elements/page/place";
import { isPagePath, pathOfRequest } from "#domain/own-pages/page-path.ts";
import { findPageAt } from "#domain/own-pages/own-pages.server.ts";
import { takenBy } from "#domain/own-pages/taken-address.ts";
import type { Bare } from "#app/ui/chrome/bare.ts";
import { popularPages } from "#app/ui/screens/popular-pages.server.ts";
import type { Route } from "./+types/own-page";
import { ownPageMeta } from "./own-page-meta.ts";

/** Every path that no other route has: a page of the owner's, where one has moved to, or nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, articles, isDocument } = context.get(requestContext);
  const path = pathOfRequest(url.pathname);
  const mayBe = isPagePath(path) && takenBy(path, services.paths()) === null;
  const found = mayBe ? await findPageAt(services, path) : null;
  if (!found) return data({ popular: await popularPages(services) }, { status: 404 });
  if ("movedTo" in found) throw movedTo(found.movedTo, url);
  const { page, picture, html, translations } = found;
  if (isDocument) articles.set(page.id, html);
  return { page, picture, translations, html: isDocument ? null : html };
}

/** A form posted to nowhere finds the same screen as an address without a page. */
export function action() {
  return data(null, { status: 404 });
}

type Shown = Route.ComponentProps["loaderData"];

export const handle: Placed<Shown> & Bare<Shown> = {
  ...hydratedOnIntent,
  place: (shown) => ("page" in shown ? { titles: [shown.page.title] } : {}),
  isBare: (shown) => "page" in shown && shown.page.template === "links",
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData && "page" in loaderData ? ownPageMeta(loaderData, loaderData.picture, matches) : [];

export default function OwnPageAt({ loaderData }: Route.ComponentProps) {
  const isOwner = useLoggedIn();
  if (!loaderData || !("page" in loaderData)) return <NotFoundScreen popular={loaderData?.popular} />;
  const { page } = loaderData;
  return (
    <main>
      <OwnPage
        key={page.id}
        {...loaderData}
        translations={<TranslationLinks translations={loaderData.translations} here={page.path} />}
        tools={isOwner && <PageTools id={page.id} />}
      />
    </main>
  );
}
