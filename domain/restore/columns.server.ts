import { tablesOf } from "@toadstool/worker-kit/d1";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import * as schema from "#db/schema.ts";

interface Columns {
  known: ReadonlySet<string>;
  /** Those without a default, which no row may lack. */
  needed: string[];
}

const tables = new Map(
  tablesOf(schema).map((table): [string, Columns] => {
    const { name, columns } = getTableConfig(table);
    const needed = columns.filter((one) => one.notNull && one.default === undefined).map((one) => one.name);
    return [name, { known: new Set(columns.map((one) => one.name)), needed }];
  }),
);

/** The columns that a table has today, by the names of the database. */
export function columnsOf(table: string): Columns {
  return tables.get(table) ?? { known: new Set(), needed: [] };
}
