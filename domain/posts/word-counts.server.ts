import { inArray } from "drizzle-orm";
import { posts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { wordsIn } from "@toadstool/markdown/reading";

/** How many words each of these posts has, by its id: for a page of the list. */
export async function countWords(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  ids: string[],
): Promise<Record<string, number>> {
  if (ids.length === 0) return {};
  const rows = await db
    .select({ id: posts.id, content: posts.content })
    .from(posts)
    .where(inArray(posts.id, ids));
  return Object.fromEntries(rows.map(({ id, content }) => [id, wordsIn(content)]));
}
