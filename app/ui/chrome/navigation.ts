import { useLocation, useRouteLoaderData } from "react-router";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath } from "#domain/feeds/feed.ts";
import type { MenuLink } from "#domain/menu/menu.ts";
import { isInShownSection } from "#domain/sections/sections.ts";
import { encoded } from "#domain/text/encoded.ts";
import type { Words } from "#domain/words/words.ts";
import { useWords } from "../use-words.ts";

/** The engine's sections. */
export const mainLinks = ({ names }: Words): MenuLink[] => [
  { href: "/", label: names.home },
  { href: "/about-me", label: names.about },
  { href: "/portfolio", label: names.portfolio },
  { href: "/art", label: names.art },
  { href: "/blog", label: names.blog },
];

export const feedLinks = ({ names }: Words): MenuLink[] => [
  { href: feedPath, label: names.posts },
  { href: artFeedPath, label: names.newWork },
  { href: lettersFeedPath, label: names.letters },
  { href: notesFeedPath, label: names.notes },
];

interface RootData {
  menus: Record<"header" | "footer", MenuLink[]>;
  empty: string[];
}
const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** The links of a menu, as far as they lead to something; the engine's sections where the root's data did not arrive. */
export function useMenu(place: keyof RootData["menus"]): MenuLink[] {
  const words = useWords();
  const links = useRootData()?.menus[place] ?? mainLinks(words);
  const isIn = useIsShown();
  return links.filter(({ href }) => isIn(href));
}

/** Whether a path's section has something in it; where the root's data did not arrive, it is taken to. */
export function useIsShown(): (path: string) => boolean {
  const empty = useRootData()?.empty ?? [];
  return (path) => isInShownSection(path, empty);
}

/** Whether a link leads to the page that is shown, or to one above it. */
export function useIsCurrent(): (href: string) => boolean {
  const here = withSlash(useLocation().pathname);
  return (href) => {
    const path = withSlash(encoded(href.replace(/[?#].*/s, "")));
    return here === path || (path !== "/" && here.startsWith(path));
  };
}

const withSlash = (path: string) => path.toLowerCase().replace(/\/?$/, "/");
