import { likeness } from "../text/alike.ts";
import { fold, searchTerms } from "../text/fold.ts";
import { allCategories, type ShownCategory } from "../facts/category.ts";
import type { Project } from "../works/project.ts";

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
 * What is alike to a search that finds nothing: what has some of its terms in it, or is nearly called so, in any category. Of projects
 * equally alike, those of the category come first.
 */
export function nearestProjects<P extends Searched>(
  projects: readonly P[],
  { terms, category }: ArchiveFilter,
): P[] {
  const holds = (project: P, term: string) =>
    filterArchive([project], { terms: [term], category: allCategories }).length > 0;
  return projects
    .map((project) => {
      const held = terms.filter((term) => holds(project, term)).length;
      const like = likeness(terms, [project.title, ...project.tools, ...project.tags]);
      return { project, closeness: 2 * held + like, isFiled: project.categories.includes(category) };
    })
    .filter(({ closeness }) => closeness > 0)
    .toSorted((a, b) => b.closeness - a.closeness || Number(b.isFiled) - Number(a.isFiled))
    .slice(0, mostNearest)
    .map(({ project }) => project);
}

const mostNearest = 3;

const fieldsOf = ({ title, date, tools, text, tags }: Searched) => [title, date, text, ...tools, ...tags];
