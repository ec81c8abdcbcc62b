import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** What inserts `row` where `condition` holds at that moment, and nothing where it does not: for `insert(table).select(…)`. */
export function rowWhere<Table extends SQLiteTable>(
  table: Table,
  row: Table["$inferSelect"],
  condition: SQL,
): SQL {
  const given: Record<string, unknown> = row;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) =>
    sql.param(given[name], column),
  );
  return sql`select ${sql.join(values, sql`, `)} where ${condition}`;
}
