import { type Column, type SQL, sql } from "drizzle-orm";
import { alike } from "./fold.ts";

/** A column of folded texts by the rule of today: rows may be older than that. */
export function foldedToday(column: Column): SQL {
  return alike.reduce((folded, [sign, plain]) => sql`replace(${folded}, ${sign}, ${plain})`, sql`${column}`);
}
