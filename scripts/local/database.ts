import { resolve } from "node:path";
import { openDatabase } from "#db/client.server.ts";
import type { Services } from "#domain/services.ts";
import { profile } from "#studio/profile.ts";
import { applyMigrations, isMigrated, markMigrated, migrations, pendingMigrations } from "./migrations.ts";
import { addRowLimits, removeRowLimits } from "./row-limits.ts";

/** Brings the local database under `stateFolder` to the newest schema, and holds its rows to D1's limit. */
export async function migrate(stateFolder: string): Promise<void> {
  if (isMigrated(stateFolder)) return;
  const { keepDatabase } = await import("./keep-database.ts");
  const pending = pendingMigrations(stateFolder).map((name) => resolve(migrations, name));
  const kept = keepDatabase(stateFolder, pending);
  if (kept) console.log(kept);
  await withDatabase(stateFolder, async (services) => {
    await removeRowLimits(services);
    await applyMigrations(services.db.$client, migrations);
    await addRowLimits(services);
  });
  markMigrated(stateFolder);
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
