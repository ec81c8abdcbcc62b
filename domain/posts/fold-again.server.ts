import { and, eq, sql } from "drizzle-orm";
import { readableText } from "@toadstool/markdown/html";
import { posts } from "#db/schema.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import type { Services } from "../services.ts";
import { deleteParts, divide, insertParts } from "./parts.server.ts";
import { foldedMark, foldForSearch } from "./search.server.ts";

type Storage = Pick<Services, "db">;

/** Posts of one run: each may take a second of the processor. */
const mostAtOnce = 10;

/** Renders and folds posts again that an earlier version saved, some at a time: pages and searches then show them by the rules of today. */
export async function foldEarlierPosts(services: Storage): Promise<void> {
  const { id, version, title, summary, slug, dateString, content, folded } = posts;
  const rows = await services.db
    .select({ id, version, title, summary, slug, dateString, content })
    .from(posts)
    .where(sql`substr(${folded}, 1, 1) <> ${foldedMark}`)
    .limit(mostAtOnce);
  // oxlint-disable-next-line no-await-in-loop -- a long text after the other
  for (const row of rows) await foldAgain(services, row);
}

type Row = Pick<
  typeof posts.$inferSelect,
  "id" | "version" | "title" | "summary" | "slug" | "dateString" | "content"
>;

async function foldAgain(services: Storage, { id, version, content, ...fields }: Row): Promise<void> {
  const { db } = services;
  const html = renderMarkdown(content);
  const { row, parts } = divide({ html, folded: foldForSearch(fields, readableText(html)) });
  const isStill = and(eq(posts.id, id), eq(posts.version, version));
  const stands = sql`exists (select 1 from ${posts} where ${isStill})`;
  await db.batch([
    deleteParts(services, id, stands),
    insertParts(services, id, parts, stands),
    db.update(posts).set(row).where(isStill),
  ]);
}
