import { tryLinks } from "@toadstool/mail/review";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { findEmptySections } from "#domain/sections/empty-sections.server.ts";
import { addressNow } from "#domain/menu/menu.ts";
import { findMenuPages } from "#domain/own-pages/menu-pages.server.ts";
import { isInShownSection } from "#domain/sections/sections.ts";
import type { Route } from "./+types/menu-page.ts";
import { findEntries } from "../facts/find-entries.server.ts";
import { ListFrame } from "../facts/list-frame.tsx";
import { answerListForm } from "../facts/list-form.server.ts";
import type { EntrySummary } from "../facts/entry-list.ts";
import { savedWords } from "../facts/saving.server.ts";
import { menuListAt } from "./menu-lists.tsx";
import { menuParts } from "./parts.ts";
import { proposedAddresses } from "./proposed.server.ts";

function listAt(name: string | undefined) {
  const list = menuListAt(name);
  if (!list) throw notFound();
  return list;
}

const addressOf = (name: string | undefined) => (name ? `/admin/menu/${name}` : "/admin/menu");

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const [found, pages, empty] = await Promise.all([
    findEntries(services, owner, { list: listAt(params.list), request }),
    findMenuPages(services),
    findEmptySections(services),
  ]);
  const missing = (href: string) => {
    const address = addressNow(href, pages);
    if (address === null) return " · not shown while its page is not published";
    return isInShownSection(address, empty) ? "" : " · not shown while nothing is there";
  };
  return {
    ...found,
    entries: found.entries.map((each) => ({ ...each, note: each.note + missing(each.note) })),
    proposed: found.open ? await proposedAddresses(services) : [],
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { services, owner, askInside } = await requireOwnersRequest(context);
  const { origin } = services.settings.site;
  const list = listAt(params.list);
  const form = await request.formData();
  const savedAs = async ({ title, note }: EntrySummary) => {
    const address = new URL(note, origin).href;
    const [finding] = await tryLinks([address], { origin, fetch: services.fetch, askInside });
    if (finding?.state !== "broken") return savedWords;
    return `“${title}” is saved, but its address leads nowhere now: ${finding.why}. Readers still see the link.`;
  };
  return answerListForm(services, owner, { list, form, page: addressOf(params.list), savedAs });
}

export const meta: Route.MetaFunction = ({ matches, params }) => [
  tabTitle(`Admin: ${menuListAt(params.list)?.title.toLowerCase() ?? "menu"}`, matches),
];

/** The links of the header’s menu, or of the footer. */
export default function MenuPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { proposed } = loaderData;
  const list = listAt(params.list);
  return (
    <ListFrame
      {...{ list, loaderData, actionData, proposed }}
      page={addressOf(params.list)}
      file="menu.ts"
      parts={menuParts}
      empty={<p>{list.empty}</p>}
    />
  );
}
