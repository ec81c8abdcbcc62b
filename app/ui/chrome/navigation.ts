import { useRouteLoaderData } from "react-router";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath } from "#domain/feeds/feed.ts";
import type { MenuLink } from "#domain/menu/menu.ts";
import { isInShownSection } from "#domain/sections/sections.ts";

/** The engine's sections. */
export const mainLinks = [
  { href: "/", label: "Home" },
  { href: "/about-me", label: "About" },
  { href: "/portfolio", label: "Portfolio" },
  { href: "/art", label: "Art" },
  { href: "/blog", label: "Blog" },
] as const satisfies MenuLink[];

export const feedLinks = [
  { href: feedPath, label: "Posts" },
  { href: artFeedPath, label: "New work" },
  { href: lettersFeedPath, label: "Letters" },
  { href: notesFeedPath, label: "Notes" },
];

interface RootData {
  menus: Record<"header" | "footer", MenuLink[]>;
  empty: string[];
}
const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** The links of a menu, as far as they lead to something; the engine's sections where the root's data did not arrive. */
export function useMenu(place: keyof RootData["menus"]): MenuLink[] {
  const links = useRootData()?.menus[place] ?? [...mainLinks];
  const isIn = useIsShown();
  return links.filter(({ href }) => isIn(href));
}

/** Whether a path's section has something in it; where the root's data did not arrive, it is taken to. */
export function useIsShown(): (path: string) => boolean {
  const empty = useRootData()?.empty ?? [];
  return (path) => isInShownSection(path, empty);
}
