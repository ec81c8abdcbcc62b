import type { images, namedKinds, namedSections } from "#db/schema.ts";
import { withQuery } from "../addresses/with-query.ts";
import type { DraftKind } from "../drafts/draft.ts";
import { draftAddress } from "../text/draft-address.ts";
import type { WorkKind } from "../works/work.ts";

export type NamedKind = (typeof namedKinds)[number];
export type FoundSection = (typeof namedSections)[number];
/** What a result is, to its owner: a draft is what it becomes, and an issue is a letter. */
export type FoundKind =
  | Exclude<NamedKind, "draft" | "issue" | "work" | "image">
  | DraftKind
  | WorkKind
  | (typeof images.$inferSelect)["kind"];

/** A thing of the owner’s that a search has found. */
export interface Found {
  kind: FoundKind;
  /** The slug of its file, for a work that is none but a file. */
  id: string;
  /** "" for a text that has none yet. */
  title: string;
  /** Such as `draft`, `scheduled`, `confirmed`; "" where it has but one. */
  state: string;
  /** ISO 8601; null for a work that is a file. */
  at: string | null;
  /** Where the admin opens it. */
  address: string;
  /** 0 where it is the name itself, to 3. */
  rank: number;
}

/** A list that searches by itself, most of them in whole texts. */
export interface SearchedList {
  name: string;
  address: string;
}

export interface FoundGroup {
  section: FoundSection;
  results: Found[];
  /** Whether more fit than these. */
  hasMore: boolean;
  lists: SearchedList[];
}

const addresses: Record<Exclude<NamedKind, "draft" | "work">, (id: string) => string> = {
  post: (id) => `/admin/blog?post=${id}&edit`,
  note: (id) => `/admin/notes/${id}`,
  issue: (id) => `/admin/email/letters/${id}`,
  image: (id) => `/admin/images/${id}`,
  subscriber: (id) => `/admin/email/subscribers/${id}`,
  tag: (id) => `/admin/tags/${id}`,
  series: (id) => `/admin/series/${id}`,
  topic: () => "/admin/email/topics",
};

/** Where the admin opens a row of a table, or the file of a work. */
export function foundAddress(table: NamedKind, kind: FoundKind, id: string): string {
  if (table === "work") return `/admin/works/${kind}s/${id}`;
  return table === "draft" ? draftAddress({ kind: kind as DraftKind, id }) : addresses[table](id);
}

const lists: Record<FoundSection, Record<string, string>> = {
  texts: { "published posts": "/admin/blog/published", drafts: "/admin/blog/drafts" },
  works: {
    artworks: "/admin/works/artworks",
    projects: "/admin/works/projects",
    zines: "/admin/works/zines",
  },
  pictures: { pictures: "/admin/images" },
  people: { people: "/admin/email/subscribers" },
  tags: { tags: "/admin/tags" },
};

export const foundSections = Object.keys(lists) as FoundSection[];

/** The lists of a section, searched for what is typed: most of them read words that have commas between them. */
export function searchedLists(section: FoundSection, typed: string): SearchedList[] {
  const words = typed.trim();
  const q = section === "people" || section === "tags" ? words : words.split(/[\s,]+/u).join(", ");
  return Object.entries(lists[section]).map(([name, path]) => ({ name, address: withQuery(path, { q }) }));
}
