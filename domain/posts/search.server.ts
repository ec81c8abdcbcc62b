import { type SQL, sql } from "drizzle-orm";
import { posts } from "#db/schema.ts";
import { fold, searchTerms } from "../text/fold.ts";
import { restHolds } from "./parts.server.ts";
/** One parameter for any number of terms, and no pattern: D1 allows 100 parameters and patterns of 50 bytes. */
export function holdsTerms(search: string | undefined): SQL | undefined {
  const terms = searchTerms(search ?? "").map(fold);
  if (terms.length === 0) return undefined;
  const isMissing = sql`instr(${posts.folded}, value) = 0 and not ${restHolds(posts.id, sql`value`)}`;
  return sql`not exists (select 1 from json_each(${JSON.stringify(terms)}) where ${isMissing})`;
}
