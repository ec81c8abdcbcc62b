import type { WorkKind } from "#domain/works/work.ts";

interface KindWords {
  kind: WorkKind;
  /** Its list: the last part of its address. */
  path: string;
  name: string;
  /** One of them, in a sentence. */
  one: string;
  make: string;
  /** What the list says while it is empty. */
  empty: string;
}

/** The kinds of works that the owner makes, in the order of their tabs. */
export const kinds: readonly KindWords[] = [
  {
    kind: "artwork",
    path: "artworks",
    name: "Artworks",
    one: "artwork",
    make: "Add an artwork",
    empty: "Prints, photographs, films and sound hang in the gallery, beside your zines.",
  },
  {
    kind: "project",
    path: "projects",
    name: "Projects",
    one: "project",
    make: "Add a project",
    empty: "Projects are shown in the portfolio, each with a card and a page of its own.",
  },
  {
    kind: "zine",
    path: "zines",
    name: "Zines",
    one: "zine",
    make: "Add a zine",
    empty: "A zine has four or eight pages, which visitors read in the browser or print and fold.",
  },
];

/** Where the categories of projects are changed. */
export const categoriesAddress = "/admin/works/categories";

/** The kind whose list has this address; null where there is none. */
export function kindAt(path: string | undefined): KindWords | null {
  return kinds.find((each) => each.path === path) ?? null;
}

export function listAddress(kind: WorkKind, query: Record<string, string | number> = {}): string {
  const path = kinds.find((each) => each.kind === kind)?.path ?? "";
  const filled = Object.entries(query).filter(([, value]) => value !== "" && value !== 1);
  const search = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
  return `/admin/works/${path}${search && `?${search}`}`;
}

export function formAddress(kind: WorkKind, idOrFile: string): string {
  return `${listAddress(kind)}/${idOrFile}`;
}
