import { type MenuEntry, menuEntry } from "#domain/menu/menu.ts";
import type { EntryList } from "../facts/entry-list.ts";

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

export function menuListAt(name = ""): EntryList | null {
  return (Object.hasOwn(menuLists, name) && menuLists[name]) || null;
}
