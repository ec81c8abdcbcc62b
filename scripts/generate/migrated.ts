import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export function readMigration(root: string, name: string): string {
  return readFileSync(join(root, "db/migrations", name), "utf8");
}

/** An empty database on which these migrations were run. */
export function migrated(migrations: string[]): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const migration of migrations) database.exec(migration);
  return database;
}

/** The statements of a database’s triggers by their names. */
export function triggersOf(database: DatabaseSync): Map<string, string> {
  const rows = database.prepare("select name, sql from sqlite_master where type = 'trigger'").all();
  return new Map(rows.map(({ name, sql }) => [String(name), String(sql)]));
}
