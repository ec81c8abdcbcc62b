import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./kept.ts";
import { root } from "./processes.ts";

const createTable = `create table if not exists d1_migrations (
  id integer primary key autoincrement,
  name text unique,
  applied_at timestamp default current_timestamp not null
)`;

export const migrations = join(root, "db/migrations");

/**
 * A file beside the database records its migrations and a fingerprint of the sources of its schema, so that most starts need not
 * open the database.
 */
const markerOf = (stateFolder: string) => join(stateFolder, "migrated");

function wantedMark(): string {
  const sources = globSync("db/**/*.{sql,ts}", { cwd: root }).map((file) => join(root, file));
  return [...listMigrations(migrations), hashOf(sources, root)].join("\n");
}

export function isMigrated(stateFolder: string): boolean {
  return existsSync(join(stateFolder, "v3/d1")) && readMark(stateFolder) === wantedMark();
}

/** The migrations that the database of a state does not have yet. */
export function pendingMigrations(stateFolder: string): string[] {
  const done = readMark(stateFolder).split("\n");
  return listMigrations(migrations).filter((name) => !done.includes(name));
}

export const markMigrated = (stateFolder: string) => writeFileSync(markerOf(stateFolder), wantedMark());

function readMark(stateFolder: string): string {
  const marker = markerOf(stateFolder);
  return existsSync(marker) ? readFileSync(marker, "utf8") : "";
}

/** The names of the migrations in a folder, in the order in which they are applied. */
export function listMigrations(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
}

/**
 * Applies the migrations of a folder that a local database does not have yet, each whole or not at all, and keeps the same
 * record as `wrangler d1 migrations apply`, which starts a runtime for each and takes many times as long.
 */
export async function applyMigrations(database: D1Database, folder: string): Promise<void> {
  const { unstable_splitSqlQuery: splitStatements } = await import("wrangler");
  await database.prepare(createTable).run();
  const { results } = await database.prepare("select name from d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const name of listMigrations(folder)) {
    if (applied.has(name)) continue;
    const statements = splitStatements(readFileSync(join(folder, name), "utf8"));
    const prepared = [
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare("insert into d1_migrations (name) values (?)").bind(name),
    ];
    // oxlint-disable-next-line no-await-in-loop -- each needs the ones before it
    await database.batch(prepared);
  }
}
