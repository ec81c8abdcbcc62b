import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import { createRowLimits, rowLimitsThere } from "@toadstool/worker-kit/d1";
import * as schema from "#db/schema.ts";
import type { Services } from "#domain/services.ts";
import { root } from "./processes.ts";

type Open = (use: (services: Pick<Services, "db">) => Promise<void>) => Promise<void>;

/**
 * Migrates a local database and holds its rows to D1's limit, which the local database does not enforce. A file beside the
 * database records that this was done, so that most starts need not open it for this.
 */
export async function migrateWithRowLimits(stateFolder: string, migrate: () => Promise<unknown>, open: Open) {
  const marker = resolve(stateFolder, "row-limits");
  const limits = createRowLimits(schema);
  const wanted = [...readdirSync(resolve(root, "db/migrations")), ...limits].join("\n");
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) {
    await migrate();
    return;
  }
  if (existsSync(resolve(stateFolder, "v3/d1"))) await open(removeRowLimits);
  await migrate();
  await open((services) => runAll(services, limits));
  writeFileSync(marker, wanted);
}

async function removeRowLimits(services: Pick<Services, "db">): Promise<void> {
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
