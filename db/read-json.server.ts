import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";

/** The value of an expression that is JSON. */
export async function readJson<Value>(db: Database, expression: SQL): Promise<Value> {
  const [row] = await db.all<{ json: string }>(sql`select ${expression} as json`);
  return JSON.parse(row?.json ?? "null") as Value;
}
