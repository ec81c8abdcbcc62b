import { withQuery } from "#domain/addresses/with-query.ts";
import type { WorkKind } from "#domain/works/work.ts";

interface KindWords {
  /** Its list: the last part of its address. */
  path: string;
  name: string;
  /** One of them, in a sentence. */
  one: string;
  /** What is searched for, as an example. */
  example: string;
  /** What the list says while it is empty. */
  empty: string;
}

/** The kinds of works that the owner makes, in the order of their chips. */
export const kindWords: Record<WorkKind, KindWords> = {
  artwork: {
    path: "artworks",
    name: "Artworks",
    one: "artwork",
    example: "lamp, 2024",
    empty: "Prints, photographs, films and sound hang in the gallery, beside your zines.",
  },
  project: {
    path: "projects",
    name: "Projects",
    one: "project",
    example: "museum, 2024",
    empty: "Projects are shown in the portfolio, each with a card and a page of its own.",
  },
  zine: {
    path: "zines",
    name: "Zines",
    one: "zine",
    example: "moss, 2024",
    empty: "A zine has four or eight pages, which visitors read in the browser or print and fold.",
  },
};

export const kinds = Object.keys(kindWords) as WorkKind[];

/** Where the categories of projects are changed. */
export const categoriesAddress = "/admin/works/categories";

/** The kind whose list has this address; null where there is none. */
export function kindAt(path: string | undefined): WorkKind | null {
  return kinds.find((kind) => kindWords[kind].path === path) ?? null;
}

export function worksAddress(kind: WorkKind, query: Record<string, string> = {}): string {
  return withQuery(`/admin/works/${kindWords[kind].path}`, query);
}

export function formAddress(kind: WorkKind, idOrFile: string): string {
  return `${worksAddress(kind)}/${idOrFile}`;
}
