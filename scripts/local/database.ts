import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getPlatformProxy } from "wrangler";
import { openDatabase } from "#db/client.server.ts";
import type { Services } from "#domain/services.ts";
import { profile } from "#studio/profile.ts";
import { root, run } from "./processes.ts";
import { migrateWithRowLimits } from "./row-limits.ts";
import { copyWorkerConfig } from "./worker-config.ts";

/** Brings the local database under `stateFolder` to the newest schema, and holds its rows to D1's limit. */
export async function migrate(stateFolder: string): Promise<void> {
  const args = [
    "d1",
    "migrations",
    "apply",
    "DB",
    "--local",
    "--config",
    "wrangler.toml",
    "--persist-to",
    stateFolder,
  ];
  // Wrangler asks no questions without a terminal.
  const apply = () => run("wrangler", args, { CI: "1" });
  await migrateWithRowLimits(stateFolder, apply, (use) => withDatabase(stateFolder, use));
}

/** What writing to the database without a Worker needs. */
export type Writing = Pick<Services, "db" | "clock" | "settings">;

export async function withDatabase(
  stateFolder: string,
  use: (services: Writing) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "toadstool-database-"));
  const persist = { path: resolve(stateFolder, "v3") };
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: copyWorkerConfig(root, folder),
    remoteBindings: false,
    persist,
  });
  try {
    const identity = { issuer: "sample", ownerSubjects: ["sample"] };
    const settings = { identity, studio: { profile }, site: {} } as unknown as Services["settings"];
    await use({ db: openDatabase(proxy.env.DB as never), clock: () => new Date(), settings });
  } finally {
    await proxy.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
