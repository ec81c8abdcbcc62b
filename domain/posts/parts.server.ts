import { and, eq, type SQL, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { splitText } from "#db/d1/split-text.ts";
import { postParts, type posts } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { contains } from "../text/contains.server.ts";

type Storage = Pick<Services, "db">;
type LongTexts = Pick<typeof posts.$inferSelect, "html" | "folded">;

/**
 * A post's HTML and its folded text can be many times as long as its source, and D1 takes rows of 2,000,000 bytes: the row
 * holds the beginning of each, and rows of their own hold the rest. `testing/row-bounds.ts` adds up that this fits.
 */

/** UTF-8 bytes of a text that the post's own row holds: more than nearly all posts have. */
export const headBytes = 200_000;
/** UTF-8 bytes of each part of the rest. */
export const partBytes = 1_000_000;
/**
 * UTF-16 units that neighbouring parts of the folded text share, so that a term which lies across their border is found
 * in one of them: as long a term as an address can carry, for Cloudflare takes addresses of 16 KB.
 */
export const longestTerm = 16_384;
export const pieces = { head: headBytes, part: partBytes };

/** The part of a post's long texts that its own row holds, and the parts with the rest: none where the row holds all. */
export function divide<Row extends LongTexts>(row: Row) {
  const [html, ...htmlParts] = splitText(row.html, pieces);
  const [folded, ...foldedParts] = splitText(row.folded, { ...pieces, shared: longestTerm });
  const parts = [...partsOf("html", htmlParts), ...partsOf("folded", foldedParts)];
  return { row: { ...row, html, folded }, parts };
}

type Part = Omit<typeof postParts.$inferSelect, "postId">;

function partsOf(field: Part["field"], texts: string[]): Part[] {
  return texts.map((text, index) => ({ field, part: index + 1, text }));
}

/** One statement for all of them: run it in the batch that writes the row, where `condition` holds. */
export function insertParts({ db }: Storage, postId: string, parts: Part[], condition: SQL) {
  const rows = parts.map(({ field, part, text }) => sql`(${field}, ${part}, ${text})`);
  const source = rows.length > 0 ? sql`(values ${sql.join(rows, sql`, `)})` : nothing;
  return db
    .insert(postParts)
    .select(
      rowFrom(
        postParts,
        { postId, field: sql`column1`, part: sql`column2`, text: sql`column3` },
        sql`from ${source} where ${condition}`,
      ),
    );
}

const nothing = sql.raw("(select null as column1, null as column2, null as column3 where false)");

export function deleteParts({ db }: Storage, postId: string, condition: SQL) {
  return db.delete(postParts).where(and(eq(postParts.postId, postId), condition));
}

/** Reads the rest of posts' HTML: run it in the batch that reads their rows. `ids` is a query, in brackets. */
export function readHtmlParts({ db }: Storage, ids: SQL) {
  return db
    .select({ postId: postParts.postId, text: postParts.text })
    .from(postParts)
    .where(and(sql`${postParts.postId} in ${ids}`, eq(postParts.field, "html")))
    .orderBy(postParts.postId, postParts.part);
}

/** A post's HTML, whole. */
export function joinHtml(row: { id: string; html: string }, parts: { postId: string; text: string }[]) {
  return row.html + parts.flatMap(({ postId, text }) => (postId === row.id ? [text] : [])).join("");
}

/** Whether the rest of a post's folded text holds `term`, an expression. */
export function restHolds(id: SQL | typeof posts.id, term: SQL): SQL {
  return sql`exists (select 1 from ${postParts} where ${postParts.postId} = ${id} and ${postParts.field} = 'folded' and ${contains(postParts.text, term)})`;
}
