import { is } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { largestValue } from "./d1-limits.ts";

/** The tables among what a schema exports. */
export function tablesOf(schema: object): SQLiteTable[] {
  return Object.values(schema).filter((part: unknown): part is SQLiteTable => is(part, SQLiteTable));
}

/** Bytes of a number, and at most of what a record says about each of its columns: https://sqlite.org/fileformat2.html */
export const fixedBytes = 9;

export function isText(column: SQLiteColumn): boolean {
  return column.getSQLType() === "text";
}

const prefix = "row_limit_";

/**
 * The statements by which a local database refuses a row that D1 would refuse, in D1's own words. A trigger measures the
 * whole row as it is written; the parameters of a statement would not tell, for it may make a row of other rows.
 */
export function createRowLimits(schema: object): string[] {
  return tablesOf(schema).flatMap((table) => ["insert", "update"].map((event) => triggerOf(table, event)));
}

/** The triggers that are there: remove them before a migration, which may change what they name. */
// oxlint-disable-next-line words/typographic -- SQL
export const rowLimitsThere = `select name from sqlite_master where type = 'trigger' and name glob '${prefix}*'`;

function triggerOf(table: SQLiteTable, event: string): string {
  const { name, columns } = getTableConfig(table);
  // A blob of four gigabytes is larger than any that SQLite makes.
  const refusal = "select zeroblob(4000000000);";
  return `create trigger if not exists ${prefix}${name}_${event} after ${event} on ${name} when ${rowSize(columns, "new")} > ${largestValue} begin ${refusal} end`;
}

/** An expression: the bytes of the row called `row`. */
export function rowSize(columns: SQLiteColumn[], row: string): string {
  const texts = columns.filter(isText).map(({ name }) => `coalesce(octet_length(${row}.${name}), 0)`);
  return [String(columns.length * fixedBytes), ...texts].join(" + ");
}
