import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tablesThatLose } from "../local/tables-that-lose.ts";
import { type Api, ApiError } from "./api.ts";
import { type Database, rowsOf } from "./database.ts";
import { Refused } from "./refused.ts";

/** What pending migrations take away from a database. */
export interface Losses {
  migrations: string[];
  /** Those that the database has, empty ones as well: the former Worker reads them, too. */
  tables: string[];
}

/** In a migration: a query, and below it the words for a deploy that is refused because the query finds a row. */
const refusal = /^-- refuse if: (?<query>.+)\n-- because: (?<words>.+)$/gm;

/** Throws `Refused` where a pending migration says that it must not meet what is stored. */
export async function findLosses(api: Api, root: string, database: Database | null): Promise<Losses> {
  if (!database || database.isEmpty) return { migrations: [], tables: [] };
  const pending = database.pending.map((name) => {
    const sql = readFileSync(join(root, "db/migrations", name), "utf8");
    return { name, sql, tables: tablesThatLose(sql) };
  });
  const finds = async (query: string) => (await rowsOf(api, database.id, query).catch(noTable)).length > 0;
  const refusals = pending.flatMap(({ sql }) => [...sql.matchAll(refusal)].map(({ groups }) => groups));
  const found = await Promise.all(refusals.map(async (groups) => finds(groups?.query ?? "")));
  const reasons = refusals.filter((_, index) => found[index]).map((groups) => groups?.words);
  if (reasons.length > 0) throw new Refused([...reasons, "The database was not changed."].join("\n"));
  const named = pending.flatMap((one) => one.tables).map((table) => `'${table}'`);
  const there = await rowsOf<{ name: string }>(
    api,
    database.id,
    `select name from sqlite_master where type = 'table' and name in (${named.join(", ")}) order by name`,
  );
  const tables = there.map(({ name }) => name);
  const takeFrom = pending.filter((one) => one.tables.some((table) => tables.includes(table)));
  return { migrations: takeFrom.map(({ name }) => name), tables };
}

/** A table that an earlier one of the pending migrations makes. */
function noTable(error: unknown): [] {
  if (error instanceof ApiError && error.message.includes("no such table")) return [];
  throw error;
}
