import { profile } from "#studio/profile.ts";
import { artFeedPath, feedPath, lettersFeedPath } from "#domain/feeds/feed.ts";
import { CodeIcon, NetworkIcon, PhotosIcon } from "./icons.tsx";

export const mainLinks = [
  { to: "/", label: "Home" },
  { to: "/about-me", label: "About" },
  { to: "/portfolio", label: "Portfolio" },
  { to: "/art", label: "Art" },
  { to: "/blog", label: "Blog" },
];

export const feedLinks = [
  { href: feedPath, label: "Posts" },
  { href: artFeedPath, label: "New work" },
  { href: lettersFeedPath, label: "Letters" },
];

export const socialLinks = [
  { ...profile.links.photos, Icon: PhotosIcon },
  { ...profile.links.code, Icon: CodeIcon },
  { ...profile.links.network, Icon: NetworkIcon },
];
