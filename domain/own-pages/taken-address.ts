/** What of the site has this address; null where it is free for a page. */
export function takenBy(path: string, { sections }: Pick<SitePaths, "sections">): string | null {
  const [, step = ""] = path.split("/");
  return Object.hasOwn(sections, step) ? (sections[step] ?? null) : null;
}

/** What the site has besides the posts, pages and works in the database. */
export interface SitePaths {
  /** The lower-case paths of which views are counted: pages that come by commit. `/x/*` is all that is beneath `/x`. */
  counted: ReadonlySet<string>;
  /** The first steps of its addresses, and what is there. */
  sections: Readonly<Record<string, string>>;
}
