import { profile } from "#content/profile.ts";
import { CodeIcon, NetworkIcon, PhotosIcon } from "./icons.tsx";

export const mainLinks = [
  { to: "/", label: "Home" },
  { to: "/about-me", label: "About" },
  { to: "/portfolio", label: "Portfolio" },
  { to: "/art", label: "Art" },
  { to: "/blog", label: "Blog" },
];

export const socialLinks = [
  { ...profile.links.photos, Icon: PhotosIcon },
  { ...profile.links.code, Icon: CodeIcon },
  { ...profile.links.network, Icon: NetworkIcon },
];
