import type { MenuEntry } from "#domain/menu/menu.ts";

/** The links of the header’s menu. */
export const menu: MenuEntry[] = [
  { label: "Home", href: "/" },
  { label: "About", href: "/about-me" },
  { label: "Portfolio", href: "/portfolio" },
  { label: "Art", href: "/art" },
  { label: "Blog", href: "/blog" },
];

/** The links at the foot of each page. */
export const footer: MenuEntry[] = [
  ...menu,
  { label: "Notes", href: "/notes" },
  { label: "Letters", href: "/letters" },
  { label: "Tags", href: "/tags" },
  { label: "Search the blog", href: "/blog#search" },
  { label: "Subscribe", href: "/subscribe" },
];
