import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** The values of a row, or expressions for them. As with `insert().values()`, a column with a default may be left out. */
export type Row<Table extends SQLiteTable> = {
  [Column in keyof Table["$inferInsert"]]: Table["$inferInsert"][Column] | SQL;
};

/** For `insert(table).select(…)`: inserts `row` if `condition` is true at that moment. */
export function rowWhere<Table extends SQLiteTable>(table: Table, row: Row<Table>, condition: SQL): SQL {
  return rowFrom(table, row, sql`where ${condition}`);
}

/** For `insert(table).select(…)`: inserts `row` for each row of `source`, which begins with `from`. */
export function rowFrom<Table extends SQLiteTable>(table: Table, row: Row<Table>, source: SQL): SQL {
  const given: Record<string, unknown> = row;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] === undefined ? (column.default ?? null) : given[name];
    return is(value, SQL) ? value : sql.param(value, column);
  });
  return sql`select ${sql.join(values, sql`, `)} ${source}`;
}
