import { and, eq, sql } from "drizzle-orm";
import { drafts, moveItems, pages, posts } from "#db/schema.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { ruleOfToday } from "../markdown/rule.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { deleteParts, divide, insertParts } from "../posts/parts.server.ts";
import { written } from "../posts/writing.server.ts";
import { isRefused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { type FilledText, fillText } from "./fill-text.server.ts";
import type { MoveItemRow } from "./move.ts";
import { isItem } from "./move-rows.server.ts";

type Filling = Pick<Services, "db" | "clock" | "settings">;

/** Puts files that came late into a text that was brought in without them, as far as no one has changed it since. */
export async function refillText(services: Filling, item: MoveItemRow): Promise<void> {
  const { db } = services;
  const text = await fillText(services, item);
  const { content, imageUrl } = text.fields;
  const { targetId: id } = item;
  const asItCame = sql`exists (select 1 from ${drafts} where id = ${id} and version = 1)`;
  await db.batch([
    ...recordUses(services, { kind: "draft", id }, [imageUrl, content], asItCame),
    ...recordUses(
      services,
      { kind: "page", id },
      [imageUrl, content],
      sql`exists (select 1 from ${pages} where id = ${id} and version = 1)`,
    ),
    db
      .update(drafts)
      .set({ content, imageUrl })
      .where(and(eq(drafts.id, id), eq(drafts.version, 1))),
    db
      .update(pages)
      .set({ content, imageUrl, html: renderMarkdown(content), rule: ruleOfToday })
      .where(and(eq(pages.id, id), eq(pages.version, 1))),
    ...refillPost(services, id, text),
    db
      .update(moveItems)
      .set({ needs: text.missing, payload: text.missing.length > 0 ? item.payload : "" })
      .where(isItem(item)),
  ]);
}

function refillPost(services: Filling, id: string, { fields }: FilledText) {
  const texts = written(fields);
  if (isRefused(texts)) return [];
  const { db } = services;
  const asItCame = sql`exists (select 1 from ${posts} where id = ${id} and version = 1)`;
  const { row, parts } = divide(texts);
  const { html, folded, content, imageUrl, words } = row;
  return [
    ...recordUses(services, { kind: "post", id }, [imageUrl, content], asItCame),
    deleteParts(services, id, asItCame),
    insertParts(services, id, parts, asItCame),
    db
      .update(posts)
      .set({ html, folded, content, imageUrl, words })
      .where(and(eq(posts.id, id), eq(posts.version, 1))),
  ] as const;
}
