import { fold, searchTerms } from "../text/fold.ts";
import { allCategories, type ShownCategory } from "./category.ts";
import type { Project } from "./project.ts";

/** What search reads of a project; of a rich text its plain words. */
type Searched = Pick<Project, "title" | "date" | "tools" | "tags" | "categories"> & { text: string };

export interface ArchiveFilter {
  /** A code, or `allCategories`. */
  category: number;
  terms: string[];
}

/** Reads `?category=&q=`; anything but one of the categories means all of them. */
export function archiveFilter(query: URLSearchParams, categories: readonly ShownCategory[]): ArchiveFilter {
  const asked = query.get("category");
  const known = categories.find(({ code }) => String(code) === asked);
  return { category: known?.code ?? allCategories, terms: searchTerms(query.get("q") ?? "") };
}

/** First the category, then the search: every term must be found in at least one field, whatever its letter case. */
export function filterArchive<P extends Searched>(projects: readonly P[], filter: ArchiveFilter): P[] {
  const { category } = filter;
  const terms = filter.terms.map(fold);
  return projects
    .filter((project) => category === allCategories || project.categories.includes(category))
    .filter((project) =>
      terms.every((term) => fieldsOf(project).some((field) => fold(field).includes(term))),
    );
}

/**
 * What comes closest to a search that finds nothing: what most of its terms find, in any category; otherwise the
 * category's. Of projects equally close, those already `shown` on the same page come last.
 */
export function nearestProjects<P extends Searched>(
  projects: readonly P[],
  filter: ArchiveFilter,
  shown: readonly P[] = [],
): P[] {
  const terms = filter.terms.map(fold);
  const titles = new Set(shown.map(({ title }) => title));
  const closeness = (project: P) => {
    const fields = fieldsOf(project).map(fold);
    const found = terms.filter((term) => fields.some((field) => field.includes(term))).length;
    const isFiled = project.categories.includes(filter.category);
    return 4 * found + (isFiled ? 2 : 0) + (titles.has(project.title) ? 0 : 1);
  };
  return projects.toSorted((a, b) => closeness(b) - closeness(a)).slice(0, mostNearest);
}

const mostNearest = 3;

const fieldsOf = ({ title, date, tools, text, tags }: Searched) => [title, date, text, ...tools, ...tags];
