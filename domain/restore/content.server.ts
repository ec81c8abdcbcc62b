import { hashId } from "../tokens/token.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Services } from "../services.ts";
import type { Content } from "./restore.ts";

type Storage = Pick<Services, "db">;

/** What an owner would miss: a table, how it is called, and a column that changes with its rows. */
const content = [
  ["posts", "posts", "updated_at"],
  ["drafts", "drafts", "updated_at"],
  ["pages", "pages", "updated_at"],
  ["notes", "notes", "updated_at"],
  ["works", "works made or changed in the admin", "updated_at"],
  ["images", "pictures, films and sounds", "updated_at"],
  ["subscribers", "subscribers", "created_at"],
  ["newsletter_issues", "letters", "started_at"],
  ["welcome_letters", "welcome letters", "created_at"],
  ["post_series", "series", "null"],
  ["redirects", "redirects", "created_at"],
  ["facts", "changed settings", "version"],
] as const;

/** An expression: how many rows each of these tables has, and the newest of them, as JSON. */
export const contentNow: SQL = sql.raw(
  `json_array(${content.map(([table, , newest]) => `(select json_array(count(*), max(${newest})) from ${table})`).join(", ")})`,
);

export async function findContent({ db }: Storage): Promise<Content & { text: string }> {
  const [row] = await db.all<{ text: string }>(sql`select ${contentNow} as text`);
  const text = row?.text ?? "[]";
  const counts = JSON.parse(text) as [number, unknown][];
  const losses = content.flatMap(([, what], at) => {
    const count = counts[at]?.[0] ?? 0;
    return count > 0 ? [{ what, count }] : [];
  });
  return { text, digest: await hashId(text), losses };
}
