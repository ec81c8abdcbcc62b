import { useRouteLoaderData } from "react-router";
import { profile } from "#studio/profile.ts";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath } from "#domain/feeds/feed.ts";
import type { LinkKind } from "#domain/profile/link-kinds.ts";
import { isShown } from "#domain/profile/sections.ts";
import { ArrowIcon, CodeIcon, MailIcon, NetworkIcon, PhotosIcon, PlayIcon } from "@toadstool/elements/icons";

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

const linkIcons = {
  code: CodeIcon,
  photos: PhotosIcon,
  network: NetworkIcon,
  video: PlayIcon,
  mail: MailIcon,
  other: ArrowIcon,
} satisfies Record<LinkKind, unknown>;

/** The creator's other places on the web. */
export const socialLinks = profile.links.map((link) => ({ ...link, Icon: linkIcons[link.kind] }));
