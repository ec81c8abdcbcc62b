import { and, eq, isNull, lte, ne, or, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { bulkChanges, drafts, posts, tags } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Services } from "../services.ts";
import { findWantedTags } from "../tags/taggings.server.ts";
import { type BulkAct, type BulkChange, type BulkInput, type Chosen, mostAtOnce } from "./bulk-change.ts";
import { changeDrafts, undoDrafts } from "./drafts.server.ts";
import type { Change } from "./items.server.ts";
import { changePosts, undoPosts } from "./posts.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

/** Days in which a bulk change can be undone, and those in which what one has made can be removed again. */
const keptDays = 7;
const createdKeptDays = 30;

/**
 * Deletes, restores or tags many texts, all in one transaction, and records which of the chosen ones it changed. The same
 * `changeKey` is the same change.
 */
export async function changeMany(
  services: Writing,
  owner: Owner,
  { act, tags: name = "", changeKey: id }: BulkInput,
  chosen: Chosen,
): Promise<BulkChange | Refused> {
  const count = chosen.posts.length + chosen.drafts.length;
  if (count === 0) return nothingChosen();
  if (count > mostAtOnce) return tooMany(count);
  const made = await findBulkChange(services, owner, id);
  if (made) return made;
  const at = services.clock();
  const [tag = null] = name ? await findWantedTags(services, name) : [];
  const change: Change = { id, at, tag };
  const row = { id, act, at, tagId: tag?.id ?? "", tagName: tag?.name ?? "", chosen: count };
  const changeThem = [
    ...(chosen.posts.length > 0 ? changePosts(services, act, change, chosen.posts) : []),
    ...(chosen.drafts.length > 0 ? await changeDrafts(services, act, change, chosen.drafts) : []),
  ];
  const { done } = await batch(services.db, {
    change: services.db.insert(bulkChanges).values(row),
    items: changeThem,
    done: selectBulkChange(services, id),
  });
  if (!done[0]) throw new Error(`Bulk change ${id} was made and not returned.`);
  return done[0];
}

/**
 * Puts back what a bulk change has changed, in one transaction: each text that is still as the change left it. Pressed twice it
 * does nothing more. Null where there is no such change (any more).
 */
export async function undoMany(services: Writing, owner: Owner, id: string): Promise<BulkChange | null> {
  const { db } = services;
  const row = await db.query.bulkChanges.findFirst({ where: eq(bulkChanges.id, id) });
  if (!row || row.act === "create") return null;
  if (row.undone !== null) return findBulkChange(services, owner, id);
  const [tag = null] = row.tagId ? await db.select().from(tags).where(eq(tags.id, row.tagId)) : [];
  const change: Change = { id, at: row.at, tag };
  const ofPosts = undoPosts(services, row.act, change);
  const ofDrafts = undoDrafts(services, row.act, change);
  const undone = sql`(select count(*) from ${posts} where ${ofPosts.isAsLeft}) + (select count(*) from ${drafts} where ${ofDrafts.isAsLeft})`;
  const { after } = await batch(db, {
    change: db
      .update(bulkChanges)
      .set({ undone })
      .where(and(eq(bulkChanges.id, id), isNull(bulkChanges.undone))),
    posts: ofPosts.statements,
    drafts: ofDrafts.statements,
    after: selectBulkChange(services, id),
  });
  return after[0] ?? null;
}

async function findBulkChange(
  services: Pick<Services, "db">,
  _owner: Owner,
  id: string,
): Promise<BulkChange | null> {
  const [found] = await selectBulkChange(services, id);
  return found ?? null;
}

function selectBulkChange({ db }: Pick<Services, "db">, id: string) {
  const { tagName, chosen, undone } = bulkChanges;
  const changed = (kind: "post" | "draft") =>
    sql<number>`(select count(*) from bulk_change_items where change_id = ${id} and kind = ${kind})`;
  return db
    .select({
      id: bulkChanges.id,
      act: sql<BulkAct>`${bulkChanges.act}`.as("act"),
      tagName,
      chosen,
      undone,
      posts: changed("post").as("posts"),
      drafts: changed("draft").as("drafts"),
    })
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), ne(bulkChanges.act, "create")));
}

/** Forgets changes that can be undone no longer. */
export async function sweepBulkChanges({ db, clock }: Writing): Promise<void> {
  const before = (days: number) => lte(bulkChanges.at, new Date(clock().getTime() - days * 86_400_000));
  const isOver = or(before(createdKeptDays), and(before(keptDays), ne(bulkChanges.act, "create")));
  await db.delete(bulkChanges).where(isOver);
}

function nothingChosen(): Refused {
  return refuse("invalid", "nothing_chosen", "Choose at least one text first.");
}

function tooMany(count: number): Refused {
  const message = `${count} texts are too many at once. Narrow the list with the search and the filters: ${mostAtOnce} can be changed together.`;
  return refuse("invalid", "too_many", message);
}
