import { readableText } from "@toadstool/markdown/html";
import { sql } from "drizzle-orm";
import { posts } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { isIn } from "../text/found.ts";
import { excerptOf } from "./excerpt.ts";
import type { PostSummary } from "./post.ts";

/**
 * For posts that a search found by their texts alone: the words around the first term that neither title nor summary holds, by
 * id. Where the term is beyond what the post’s own row holds, there is no excerpt.
 */
export async function findExcerpts(
  { db }: Pick<Services, "db">,
  found: PostSummary[],
  terms: string[],
): Promise<Record<string, string>> {
  const wanted = new Map<string, string>();
  for (const { id, title, summary } of found) {
    const term = terms.find((each) => !isIn(title, each) && !isIn(summary, each));
    if (term !== undefined) wanted.set(id, term);
  }
  if (wanted.size === 0) return {};
  const rows = await db
    .select({ id: posts.id, html: posts.html })
    .from(posts)
    .where(sql`${posts.id} in (select value from json_each(${JSON.stringify([...wanted.keys()])}))`);
  const excerpts = rows.map(
    ({ id, html }) => [id, excerptOf(readableText(html), wanted.get(id) ?? "")] as const,
  );
  return Object.fromEntries(excerpts.filter(([, excerpt]) => excerpt !== ""));
}
