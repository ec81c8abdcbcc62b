import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { posts } from "#db/schema.ts";
import { contains } from "../text/contains.server.ts";
import { fold, searchTerms } from "../text/fold.ts";
import { ruleOfToday } from "../markdown/rule.ts";
import { restHolds } from "./parts.server.ts";

/** The five fields that search reads. */
interface Searched {
  title: string;
  summary: string;
  slug: string;
  dateString: string;
}

/**
 * The searched fields in one folded text; the separator cannot be typed, so no term matches across two fields. `words` are those
 * of the content that a reader meets. The sign of the rules begins it.
 */
export function foldForSearch(
  { title, summary, slug, dateString }: Searched,
  words: string,
  sign = ruleOfToday,
): string {
  return sign + [title, summary, slug, dateString, words].map(fold).join("\u001f");
}

/** Every term must be in one of the five fields of a published post. */
export function holdsTerms(search: string | undefined): SQL | undefined {
  const terms = foldedTerms(search);
  return terms === null ? undefined : holdsFolded(terms);
}

/** The terms of a search as `holdsFolded` takes them; null where there are none. */
export function foldedTerms(search: string | undefined): string | null {
  const terms = searchTerms(search ?? "").map(fold);
  return terms.length > 0 ? JSON.stringify(terms) : null;
}

/** One parameter for any number of terms: D1 allows 100. */
export function holdsFolded(terms: string | Placeholder): SQL {
  const isMissing = sql`not ${contains(posts.folded, sql`value`)} and not ${restHolds(posts.id, sql`value`)}`;
  return sql`not exists (select 1 from json_each(${terms}) where ${isMissing})`;
}
