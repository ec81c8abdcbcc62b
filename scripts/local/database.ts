import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openDatabase } from "#db/client.server.ts";
import type { Services } from "#domain/services.ts";
import { profile } from "#studio/profile.ts";
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
  const names = listMigrations(migrations);
  const wanted = [...names, ...rowLimits].join("\n");
  const done = existsSync(marker) ? readFileSync(marker, "utf8") : "";
  if (existsSync(resolve(stateFolder, "v3/d1")) && done === wanted) return;
  const { keepDatabase } = await import("./keep-database.ts");
  const pending = names.filter((name) => !done.split("\n").includes(name));
  const kept = keepDatabase(
    stateFolder,
    pending.map((name) => resolve(migrations, name)),
  );
  if (kept) console.log(kept);
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
  const { openLocalD1 } = await import("./local-d1.ts");
  const { database, close } = openLocalD1(resolve(stateFolder, "v3"));
  try {
    const identity = { issuer: "sample", ownerSubjects: ["sample"] };
    const settings = { identity, studio: { profile }, site: {} } as unknown as Services["settings"];
    await use({ db: openDatabase(database), clock: () => new Date(), settings });
  } finally {
    await close();
  }
}
