import { useRouteLoaderData } from "react-router";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath } from "#domain/feeds/feed.ts";
import { isShown } from "#domain/profile/sections.ts";

export const mainLinks = [
  { to: "/", label: "Home" },
  { to: "/about-me", label: "About" },
  { to: "/portfolio", label: "Portfolio" },
  { to: "/art", label: "Art" },
  { to: "/blog", label: "Blog" },
];

export const feedLinks = [
  { to: feedPath, label: "Posts" },
  { to: artFeedPath, label: "New work" },
  { to: lettersFeedPath, label: "Letters" },
  { to: notesFeedPath, label: "Notes" },
];

/** The links that lead to a section with something in it. */
export function useShown<L extends { to: string }>(links: readonly L[]): L[] {
  const isIn = useIsShown();
  return links.filter(({ to }) => isIn(to));
}

/** Whether a path's section has something in it; where the root's data did not arrive, it is taken to. */
export function useIsShown(): (path: string) => boolean {
  const root = useRouteLoaderData("root") as { empty: string[] } | undefined;
  const empty = root?.empty ?? [];
  return (path) => isShown(path, empty);
}
