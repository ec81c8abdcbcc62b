import { tablesOf } from "#db/d1/row-limits.ts";
import { getTableConfig, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as schema from "#db/schema.ts";

interface Columns {
  /** By their names in the database. */
  known: ReadonlyMap<string, SQLiteColumn>;
  /** Those without a default, which no row may lack. */
  needed: string[];
}

const tables = new Map(
  tablesOf(schema).map((table): [string, Columns] => {
    const { name, columns } = getTableConfig(table);
    const needed = columns.filter((one) => one.notNull && one.default === undefined).map((one) => one.name);
    return [name, { known: new Map(columns.map((one) => [one.name, one])), needed }];
  }),
);

/** The columns that a table has today. */
export function columnsOf(table: string): Columns {
  return tables.get(table) ?? { known: new Map(), needed: [] };
}
