import { wordsIn } from "@toadstool/markdown/prose";
import { isNull, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { posts } from "#db/schema.ts";
import { recordChange } from "../purging/due-purges.server.ts";
import type { Services } from "../services.ts";

type Storage = Pick<Services, "db">;

/** Of the rows that are older than the column; the next sweep comes in five minutes. */
const mostAtOnce = 20;

/** What a query reads to know a post's words: the text itself only where they have not been counted yet. */
export const wordColumns = {
  words: posts.words,
  uncounted: sql<string | null>`case when ${posts.words} is null then ${posts.content} end`.as("uncounted"),
};

export function wordsOf({ words, uncounted }: { words: number | null; uncounted: string | null }): number {
  return words ?? wordsIn(uncounted ?? "");
}

/** Counts the words of posts that were saved before words were stored. */
export async function sweepUncounted(services: Storage & Pick<Services, "clock">): Promise<void> {
  const { db } = services;
  const rows = await db
    .select({ id: posts.id, version: posts.version, content: posts.content })
    .from(posts)
    .where(isNull(posts.words))
    .limit(mostAtOnce);
  if (rows.length === 0) return;
  const counted = rows.map(({ id, version, content }) => [id, version, wordsIn(content)]);
  const isStillUncounted = sql`${posts.id} = given.value ->> 0 and ${posts.version} = given.value ->> 1 and ${posts.words} is null`;
  await batch(db, {
    change: recordChange(services),
    counts: db
      .update(posts)
      .set({ words: sql`given.value ->> 2` })
      .from(sql`json_each(${JSON.stringify(counted)}) as given`)
      .where(isStillUncounted),
  });
}
