import { tryLinks } from "@toadstool/mail/review";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { findEmptySections } from "#domain/sections/empty-sections.server.ts";
import { addressNow, menuEntry, type MenuEntry } from "#domain/menu/menu.ts";
import { findMenuPages } from "#domain/own-pages/menu-pages.server.ts";
import { isInShownSection } from "#domain/sections/sections.ts";
import type { Route } from "./+types/menu-page.ts";
import type { EntryList } from "../facts/entry-list.ts";
import { findEntries } from "../facts/find-entries.server.ts";
import { ListFrame } from "../facts/list-frame.tsx";
import { answersList } from "../facts/list-form.server.ts";
import { proposedAddresses } from "./proposed.server.ts";

function listAt(name = "") {
  const list = Object.hasOwn(menuLists, name) && menuLists[name];
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

export async function action(args: Route.ActionArgs) {
  const { askInside } = await requireOwnersRequest(args.context);
  return answersList(
    listAt(args.params.list),
    addressOf(args.params.list),
    async ({ settings, fetch }, { title, note }) => {
      const { origin } = settings.site;
      const [finding] = await tryLinks([new URL(note, origin).href], { origin, fetch, askInside });
      return finding?.state === "broken"
        ? `“${title}” is saved, but its address leads nowhere now: ${finding.why}. Readers still see the link.`
        : undefined;
    },
  )(args);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Admin: ${loaderData?.list.title.toLowerCase() ?? "menu"}`, matches),
];

/** The links of the header’s menu, or of the footer. */
export default function MenuPage({ loaderData, params }: Route.ComponentProps) {
  const { proposed } = loaderData;
  return <ListFrame {...{ loaderData, proposed }} page={addressOf(params.list)} file="menu.ts" />;
}

const links = {
  one: "link",
  newOnes: "last",
  schema: menuEntry,
  summaryOf: ({ label, href, isHidden }) => ({ title: label, note: href, isShown: !isHidden }),
} satisfies Partial<EntryList<"menu", MenuEntry>>;

const menu: EntryList<"menu", MenuEntry> = {
  ...links,
  fact: "menu",
  title: "Menu",
  intro:
    "The links at the head of each page, in this order. Where they do not fit in a row, they are under the button “Menu”, as on phones. Your résumé and your links elsewhere follow them.",
  empty: "Add your first link. Until then, the head of your pages has the site’s name alone.",
};

const footer: EntryList<"footer", MenuEntry> = {
  ...links,
  fact: "footer",
  title: "Footer",
  intro: "The links at the foot of each page, in this order. The feeds come after them by themselves.",
  empty: "Add your first link. Until then, the foot of your pages has the feeds alone.",
};

/** By the last part of their pages’ addresses. */
const menuLists: Record<string, EntryList> = { "": menu, footer };
