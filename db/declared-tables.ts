import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { tablesOf } from "./d1/row-limits.ts";
import { type Declaration, declarationOf } from "./declare-table.ts";
import * as schema from "./schema.ts";

type Tables = (typeof schema)[keyof typeof schema];
/** As the database names it. */
export type TableName = Extract<Tables, SQLiteTable>["_"]["name"];

export interface DeclaredTable extends Pick<
  Declaration,
  "backup" | "restore" | "isSeen" | "missed" | "triggers"
> {
  name: TableName;
  table: SQLiteTable;
}

/** Every table, in an order in which rows may be inserted: none before those that it refers to. */
export const declaredTables: readonly DeclaredTable[] = parentsFirst(tablesOf(schema)).map((table) => ({
  name: getTableConfig(table).name as TableName,
  table,
  ...declarationOf(table),
}));

/** The names of some tables, in that order. */
export function tablesWhere(isMeant: (table: DeclaredTable) => boolean): TableName[] {
  return declaredTables.filter(isMeant).map(({ name }) => name);
}

function parentsFirst(tables: SQLiteTable[]): SQLiteTable[] {
  const sorted = new Set<SQLiteTable>();
  const add = (table: SQLiteTable) => {
    for (const key of getTableConfig(table).foreignKeys) {
      const parent = key.reference().foreignTable;
      if (parent !== table && !sorted.has(parent)) add(parent);
    }
    sorted.add(table);
  };
  for (const table of tables) add(table);
  return [...sorted];
}
