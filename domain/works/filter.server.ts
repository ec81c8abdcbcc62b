import { and, eq, type SQL, sql } from "drizzle-orm";
import { works } from "#db/schema.ts";
import type { Medium } from "../art/medium.ts";
import { contains } from "../text/contains.server.ts";
import { fold } from "../text/fold.ts";
import { foldWork } from "./folding.ts";
import type { Work, WorkKind } from "./work.ts";

/** Which works of a list are wanted: those that fulfil everything that is given. */
export interface WorkFilter {
  /** Every term must be found, whatever its letter case. */
  terms?: readonly string[];
  medium?: Medium | null;
  /** The code of a project's category. */
  category?: number | null;
  /** Only projects that are featured. */
  isFeatured?: boolean;
}

/** Written as the index of the lists has them, which is then read in place of the row. */
export const categoriesOf = sql`${works.facts} -> '$.categories'`;
const featuredImageOf = sql`${works.facts} -> '$.featuredImage'`;

export function rowMatches(
  kind: WorkKind,
  { terms = [], medium = null, category = null, isFeatured = false }: WorkFilter,
) {
  return and(
    isFeatured ? sql`${featuredImageOf} is not null` : undefined,
    medium === null ? undefined : hasMedium(kind, medium),
    category === null
      ? undefined
      : sql`exists (select 1 from json_each(${categoriesOf}) where value = ${category})`,
    terms.length > 0 ? holdsTerms(terms) : undefined,
  );
}

/** One parameter for any number of terms: D1 allows 100. */
function holdsTerms(terms: readonly string[]): SQL {
  const folded = JSON.stringify(terms.map(fold));
  return sql`not exists (select 1 from json_each(${folded}) where not ${contains(works.folded, sql`value`)})`;
}

function hasMedium(kind: WorkKind, medium: Medium): SQL {
  return kind === "zine" ? sql`${medium} = 'zine'` : eq(works.medium, medium);
}

/** The same of a work of `studio/`. */
export function fileMatches(
  file: Work,
  { terms = [], medium = null, category = null, isFeatured = false }: WorkFilter,
): boolean {
  const isProject = file.kind === "project";
  if (isFeatured && !(isProject && file.facts.featuredImage !== undefined)) return false;
  if (medium !== null && mediumOf(file) !== medium) return false;
  if (category !== null && !(isProject && file.facts.categories.includes(category))) return false;
  if (terms.length === 0) return true;
  const folded = foldWork(file.kind, file.facts);
  return terms.every((term) => folded.includes(fold(term)));
}

/** The medium that a work is listed under; null for a project. */
export function mediumOf(work: Work): Medium | null {
  return work.kind === "artwork" ? work.facts.medium : work.kind === "zine" ? "zine" : null;
}
