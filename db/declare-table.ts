import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";

/** What becomes of a table in a backup and in a restore. */
type Fate =
  /** In every backup. A restore replaces its rows by those of the archive. */
  | { backup: "kept"; restore?: undefined }
  /**
   * What opens the site or belongs to its login: only in a backup that is made with secrets. Of an archive, the owner confirms
   * each row before it is on the site, or nothing is ever restored: sessions and preview links end by themselves within days,
   * and what happened to the login is the history of another site.
   */
  | { backup: "secret"; restore: "confirmed" | "never" }
  /**
   * In no backup: what is under way, counted for a moment, or made anew from what is kept. A restore empties the table where it
   * speaks of what was on the site before; it stays where it does not depend on what the site holds.
   */
  | { backup: "passing"; restore: "emptied" | "stays" };

/** What else the engine has to know of a table, beside its columns. */
export type Declaration = Fate & {
  /** Whether pages for readers are made of it: a change then makes stored pages out of date. */
  isSeen?: boolean;
  /** How its rows are called, in the plural, where the owner would miss them, and a column that changes with each of them. */
  missed?: { as: string; newest: string };
  /** Whole statements of triggers on this table that do something of their own. Those of backups follow from `backup`. */
  triggers?: string[];
};

const declarations = new Map<SQLiteTable, Declaration>();

/** Says once what holds for a table; `npm run db:generate` and all lists of tables follow from it. */
export function declareTable<Table extends SQLiteTable>(
  table: Table,
  declaration: Declaration & { missed?: { newest: keyof Table["_"]["columns"] } },
): void {
  declarations.set(table, declaration);
}

export function declarationOf(table: SQLiteTable): Declaration {
  const found = declarations.get(table);
  if (found) return found;
  throw new Error(`The table ${getTableConfig(table).name} has no declaration: declareTable says how.`);
}
