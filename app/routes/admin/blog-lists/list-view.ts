import { withQuery } from "#domain/addresses/with-query.ts";
import { type DraftState, draftStates } from "#domain/drafts/draft.ts";

/** Where texts are written, and the lists in which they are kept. */
export const blogPaths = {
  write: "/admin/blog",
  drafts: "/admin/blog/drafts",
  published: "/admin/blog/published",
  trash: "/admin/blog/trash",
} as const;

export type BlogPage = keyof typeof blogPaths;
export type BlogList = Exclude<BlogPage, "write">;

/** What of a list is looked at: all of it is in the address. */
export interface ListView {
  search: string;
  /** The name of a tag, of a series. */
  tag: string;
  series: string;
  year: number | undefined;
  state: DraftState | undefined;
  /** In the trash. */
  kind: "post" | "draft" | undefined;
  /** Where the page starts; "" for the newest. */
  cursor: string;
}

export function readListView(query: URLSearchParams): ListView {
  const text = (name: string) => (query.get(name) ?? "").slice(0, 200);
  const year = /^[12]\d{3}$/.exec(query.get("year") ?? "")?.[0];
  return {
    search: text("q"),
    tag: text("tag"),
    series: text("series"),
    year: year ? Number(year) : undefined,
    state: draftStates.find((state) => state === query.get("state")),
    kind: (["post", "draft"] as const).find((kind) => kind === query.get("kind")),
    cursor: query.get("cursor") ?? "",
  };
}

/** This very page of a list. */
export function listPageAddress(list: BlogList, view: ListView): string {
  return withQuery(blogPaths[list], viewQuery(view));
}

/** The same view with some of it changed; it starts with the newest again. */
export function listAddress(list: BlogList, view: ListView, change: Partial<ListView> = {}): string {
  return listPageAddress(list, { ...view, cursor: "", ...change });
}

/** The values of a view under their names in the address. */
export function viewQuery({ search, ...view }: ListView) {
  return { q: search, ...view };
}

/** Whether the list shows less than all of it. */
export function isFiltered({ cursor: _cursor, ...view }: ListView): boolean {
  return Object.values(view).some(Boolean);
}

/** The page of the blog that a path leads to; null for any other page. */
export function blogPageAt(path: string): BlogPage | null {
  return (Object.keys(blogPaths) as BlogPage[]).find((list) => blogPaths[list] === path) ?? null;
}
