import { sql } from "drizzle-orm";
import { posts } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { fold } from "../text/fold.ts";
import { isIn } from "../text/found.ts";
import { excerptOf } from "./excerpt.ts";
import type { PostSummary } from "./post.ts";

/** Characters of the text that are read around what was found, of which some are marks and addresses. */
const around = { before: 160, length: 640 };

/**
 * For posts that a search found by their texts alone: the words around the first term that neither title nor summary holds,
 * by id. The place in the text is that in the folded column, after the four fields before it (`foldForSearch`); where folding
 * changed a text's length by more than what is read around, or the term is beyond what the row holds, there is no excerpt.
 */
export async function findExcerpts(
  { db }: Pick<Services, "db">,
  found: PostSummary[],
  terms: string[],
): Promise<Record<string, string>> {
  const wanted = found.flatMap((post) => {
    const term = terms.find((each) => !isIn(post.title, each) && !isIn(post.summary, each));
    const before = [post.title, post.summary, post.slug, post.dateString].map(
      (field) => `${fold(field)}\u001f`,
    );
    return term === undefined ? [] : [{ id: post.id, term: fold(term), before: [...before.join("")].length }];
  });
  if (wanted.length === 0) return {};
  const rows = await db.all<{ id: string; term: string; piece: string }>(sql`
    select id, term, substr(content, max(1, at - ${around.before}), ${around.length}) as piece from (
      select ${posts.id} as id, ${posts.content} as content, value ->> 'term' as term,
        instr(substr(${posts.folded}, (value ->> 'before') + 1), value ->> 'term') as at
      from json_each(${JSON.stringify(wanted)}) join ${posts} on ${posts.id} = value ->> 'id'
    ) where at > 0`);
  const excerpts = rows.map(({ id, term, piece }) => [id, excerptOf(piece, term)] as const);
  return Object.fromEntries(excerpts.filter(([, excerpt]) => excerpt !== ""));
}
