import { asOptions, type Filter } from "#app/ui/list/filters.tsx";
import type { ListView } from "#app/ui/list/list-view.ts";
import { draftStates } from "#domain/drafts/draft.ts";

export const lists = ["published", "drafts", "trash"] as const;
/** A list of texts, by the last part of its address. */
export type BlogList = (typeof lists)[number];

export const homeOf = (list: BlogList) => `/admin/blog/${list}`;

/** What the lists are filtered by. */
export const filterNames = ["tag", "series", "year", "state", "kind"];

const kinds = ["post", "draft"] as const;

/** The conditions that a view names; what is none of the choices is no condition. */
export function conditionsOf({ search, chosen: { tag, series, year, state, kind, order } }: ListView) {
  return {
    search,
    tag,
    series,
    year: Number(/^[12]\d{3}$/.exec(year ?? "")?.[0]) || undefined,
    state: draftStates.find((each) => each === state),
    kind: kinds.find((each) => each === kind),
    isOldestFirst: order === "oldest",
  };
}

/** The choices of the tags and series that some texts have. */
export const nameFilters = ({ tags, series }: { tags: string[]; series: string[] }): Filter[] => [
  { name: "tag", label: "Tag", any: "Any tag", options: asOptions(tags) },
  { name: "series", label: "Series", any: "Any series", options: asOptions(series) },
];
