import { hashId } from "../tokens/token.ts";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { declaredTables } from "#db/declared-tables.ts";
import type { Services } from "../services.ts";
import type { Content } from "./restore.ts";

type Storage = Pick<Services, "db">;

/** What an owner would miss, by name: tables, and of each a column that changes with its rows. */
const content = declaredTables
  .flatMap(({ name, table, missed }) => {
    const newest = missed && getTableColumns(table)[missed.newest];
    return newest ? [{ name, newest: newest.name, as: missed.as }] : [];
  })
  .toSorted((one, other) => one.as.localeCompare(other.as, "en"));

/** An expression: how many rows each of these tables has, and the newest of them, as JSON. */
export const contentNow: SQL = sql.raw(
  `json_array(${content.map(({ name, newest }) => `(select json_array(count(*), max(${newest})) from ${name})`).join(", ")})`,
);

export async function findContent({ db }: Storage): Promise<Content & { text: string }> {
  const [row] = await db.all<{ text: string }>(sql`select ${contentNow} as text`);
  const text = row?.text ?? "[]";
  const counts = JSON.parse(text) as [number, unknown][];
  const losses = content.flatMap(({ as: what }, at) => {
    const count = counts[at]?.[0] ?? 0;
    return count > 0 ? [{ what, count }] : [];
  });
  return { text, digest: await hashId(text), losses };
}
