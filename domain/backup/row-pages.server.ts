import type { TableName } from "#db/declared-tables.ts";
import { rowSize, tablesOf } from "#db/d1/row-limits.ts";
import { sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import * as schema from "#db/schema.ts";
import type { Services } from "../services.ts";

type Db = Pick<Services, "db">;
/** A row by the names of the database’s columns, with the values as SQLite has them. */
export type StoredRow = Record<string, string | number | null>;
/** Where it is in its table, and the row. */
export type PlacedRow = [place: number, row: StoredRow];

/** Bytes of a page; one row may be larger. */
export const pageBytes = 1_000_000;
/** Rows whose sizes are added up for a page. */
const mostRows = 1000;

/** Bytes of a row of each table, as an expression about `t`. */
export const sizes = Object.fromEntries(
  tablesOf(schema).map((table) => {
    const { name, columns } = getTableConfig(table);
    return [name, rowSize(columns, "t")];
  }),
) as Record<TableName, string>;

/** A page of a table, from the first row after `after`; its last place, or null where the table ends. */
export async function rowsAfter(
  { db }: Db,
  table: TableName,
  after: number,
  most: number = pageBytes,
): Promise<{ rows: PlacedRow[]; next: number | null }> {
  const name = sql.raw(table);
  const found = await db.all<StoredRow>(sql`
    select t.rowid as _place, t.* from ${name} t join (
      select place, sum(bytes) over (order by place) - bytes as before from (
        select t.rowid as place, ${sql.raw(sizes[table])} as bytes from ${name} t
        where t.rowid > ${after} order by t.rowid limit ${mostRows})) s
    on t.rowid = s.place where s.before < ${most} order by t.rowid`);
  const rows = found.map(placed);
  return { rows, next: rows.at(-1)?.[0] ?? null };
}

/** A row as it was read, and its place beside it. */
export function placed({ _place, ...row }: StoredRow): PlacedRow {
  return [Number(_place), row];
}
