import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Api, orNull } from "./api.ts";
import type { Configuration } from "./lay-over.ts";
import { Refused } from "./refused.ts";

export interface Database {
  id: string;
  /** The migrations of this code that it still lacks. */
  pending: string[];
  isEmpty: boolean;
}

type Named = Configuration["d1_databases"][number];

/** `0000_house.sql`, and so on, in order. */
export function migrationsIn(root: string): string[] {
  return readdirSync(join(root, "db/migrations"))
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
}

/**
 * The database of the settings, or the one of that name; null where there is none. Throws `Refused` for a database of
 * something else, and for one that is newer than the code: an older Worker would write rows that the newer one cannot read.
 */
export async function lookAtDatabase(api: Api, named: Named, migrations: string[]): Promise<Database | null> {
  const found = await find(api, named);
  if (!found) return null;
  const ask = async (sql: string) =>
    (await rowsOf<{ name: string }>(api, found.uuid, sql)).map(({ name }) => name);
  const tables = await ask(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\'",
  );
  const isEmpty = tables.every((name) => name === "d1_migrations");
  const applied = tables.includes("d1_migrations")
    ? await ask("select name from d1_migrations order by id")
    : [];
  if (!isEmpty && !applied.includes(migrations[0] ?? ""))
    throw new Refused(
      `The database ${named.database_name} holds the tables of something else (${tables.slice(0, 3).join(", ")} …). Give the site another name in studio/site.json, or rename that database.`,
    );
  const unknown = applied.filter((name) => !migrations.includes(name));
  if (unknown.length > 0) throw new Refused(tooNew(unknown));
  return { id: found.uuid, isEmpty, pending: migrations.filter((name) => !applied.includes(name)) };
}

export async function rowsOf<Row>(api: Api, database: string, sql: string): Promise<Row[]> {
  const [answer] = await api.post<{ results: Row[] }[]>(`/d1/database/${database}/query`, { sql });
  return answer?.results ?? [];
}

async function find(
  api: Api,
  { database_name: name, database_id: id }: Named,
): Promise<{ uuid: string } | null> {
  if (id && id !== unset) {
    const found = await orNull(api.get<{ uuid: string }>(`/d1/database/${id}`));
    if (found) return found;
    throw new Refused(
      `The database ${id}, which the settings name, is not in this account. Was it deleted, or is this another account? Nothing was changed.`,
    );
  }
  const all = await api.list<{ uuid: string; name: string }>(`/d1/database?name=${name}`);
  return all.find((database) => database.name === name) ?? null;
}

/** What wrangler.toml names where there is no database yet. */
export const unset = "00000000-0000-0000-0000-000000000000";

const tooNew = (unknown: string[]) =>
  `The site’s database is newer than this code: it has had ${unknown.join(", ")}, which db/migrations does not hold.
Nothing was changed. Deploy the version that made it so, or follow “Going back” in docs/upgrade.md.`;
