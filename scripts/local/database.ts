import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openDatabase } from "#db/client.server.ts";
import type { Services } from "#domain/services.ts";
import { profile } from "#studio/profile.ts";
import { openLocalD1 } from "./local-d1.ts";
import { applyMigrations, listMigrations } from "./migrations.ts";
import { root } from "./processes.ts";
import { addRowLimits, removeRowLimits, rowLimits } from "./row-limits.ts";

const migrations = resolve(root, "db/migrations");

/**
 * Brings the local database under `stateFolder` to the newest schema, and holds its rows to D1's limit. A file beside the
 * database records that this was done, so that most starts need not open it.
 */
export async function migrate(stateFolder: string): Promise<void> {
  const marker = resolve(stateFolder, "migrated");
  const wanted = [...listMigrations(migrations), ...rowLimits].join("\n");
  const isThere = existsSync(resolve(stateFolder, "v3/d1")) && existsSync(marker);
  if (isThere && readFileSync(marker, "utf8") === wanted) return;
  await withDatabase(stateFolder, async (services) => {
    await removeRowLimits(services);
    await applyMigrations(services.db.$client, migrations);
    await addRowLimits(services);
  });
  writeFileSync(marker, wanted);
}

/** What writing to the database without a Worker needs. */
export type Writing = Pick<Services, "db" | "clock" | "settings">;

export async function withDatabase(
  stateFolder: string,
  use: (services: Writing) => Promise<void>,
): Promise<void> {
  const { database, close } = openLocalD1(resolve(stateFolder, "v3"));
  try {
    const identity = { issuer: "sample", ownerSubjects: ["sample"] };
    const settings = { identity, studio: { profile }, site: {} } as unknown as Services["settings"];
    await use({ db: openDatabase(database), clock: () => new Date(), settings });
  } finally {
    await close();
  }
}
