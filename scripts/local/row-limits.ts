import { sql } from "drizzle-orm";
import { createRowLimits, rowLimitsThere } from "#db/d1/row-limits.ts";
import * as schema from "#db/schema.ts";
import type { Services } from "#domain/services.ts";

/** D1's limit of a row, which the local database does not enforce. */
const rowLimits = createRowLimits(schema);

export function addRowLimits(services: Pick<Services, "db">): Promise<void> {
  return runAll(services, rowLimits);
}

/** Before a migration, which may change what they name. */
export async function removeRowLimits(services: Pick<Services, "db">): Promise<void> {
  const there = await services.db.all<{ name: string }>(sql.raw(rowLimitsThere));
  await runAll(
    services,
    there.map(({ name }) => `drop trigger ${name}`),
  );
}

async function runAll({ db }: Pick<Services, "db">, statements: string[]): Promise<void> {
  const { $client: database } = db;
  if (statements.length > 0) await database.batch(statements.map((statement) => database.prepare(statement)));
}
