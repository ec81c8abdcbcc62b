import { sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { rowSize, tablesOf } from "#db/d1/row-limits.ts";
import * as schema from "#db/schema.ts";
import type { Services } from "#domain/services.ts";

/** Each table's largest row as it is in the database, in bytes; 0 for an empty table. */
export async function measuredRows({ db }: Pick<Services, "db">): Promise<Record<string, number>> {
  const measured: Record<string, number> = {};
  for (const table of tablesOf(schema)) {
    const { name, columns } = getTableConfig(table);
    const largest = sql.raw(`select coalesce(max(${rowSize(columns, name)}), 0) as bytes from ${name}`);
    // oxlint-disable-next-line no-await-in-loop -- a look at each table
    const [row] = await db.all<{ bytes: number }>(largest);
    measured[name] = row?.bytes ?? 0;
  }
  return measured;
}
