import { withQuery } from "#domain/addresses/with-query.ts";
import { isIn } from "#domain/text/found.ts";

/** What of a list is looked at: all of it is in the address. */
export interface ListView {
  search: string;
  /** The values of its filters and its order, by their names. */
  chosen: Readonly<Record<string, string>>;
  /** Where the page starts; "" for the first. */
  cursor: string;
}

/** What a list can be sorted by: values and words, the usual one first, whose value is "". */
export type Order = readonly (readonly [value: string, words: string])[];

export const byAge: Order = [
  ["", "Newest first"],
  ["oldest", "Oldest first"],
];

/** Reads a view from an address; `names` are those of the list’s filters. */
export function readListView(query: URLSearchParams, names: readonly string[] = []): ListView {
  const text = (name: string) => (query.get(name) ?? "").slice(0, 200);
  return {
    search: text("q"),
    chosen: Object.fromEntries(
      [...names, "order"].flatMap((name) => (text(name) ? [[name, text(name)] as const] : [])),
    ),
    cursor: query.get("cursor") ?? "",
  };
}

/** The address of a view with some of it changed; it starts at the beginning again. */
export function listAddress(home: string, view: ListView, change: Partial<ListView> = {}): string {
  const { search, chosen, cursor } = { ...view, cursor: "", ...change };
  return withQuery(home, { q: search, ...chosen, cursor });
}

const mostOnPage = 100;

/** The limit and the offset of a page’s query. One row more than is shown is read, to know whether another page follows. */
export const rowsFrom = ({ cursor }: ListView) =>
  [mostOnPage + 1, Math.min(Math.max(0, Number.parseInt(cursor) || 0), 1e6)] as const;

/** A page of a list, of its rows from the cursor on. */
export function pageOf<Item>(home: string, rows: readonly Item[], view: ListView) {
  const [, offset] = rowsFrom(view);
  const before = offset - mostOnPage;
  return {
    view,
    items: rows.slice(0, mostOnPage),
    cursor: rows.length > mostOnPage ? String(offset + mostOnPage) : null,
    newer: before > 0 ? listAddress(home, view, { cursor: String(before) }) : null,
  };
}

/** A page of the names that a view lets through, of those that are read whole. */
export function pageOfNames<Item extends { name: string }>(
  home: string,
  all: readonly Item[],
  view: ListView,
) {
  const named = all.filter(({ name }) => isIn(name, view.search));
  return { ...pageOf(home, named.slice(rowsFrom(view)[1]), view), found: named.length };
}

/** Whether the list shows less than all of it. */
export const isFiltered = ({ search, chosen }: ListView) =>
  search !== "" || Object.keys(chosen).some((name) => name !== "order");
