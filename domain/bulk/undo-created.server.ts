import { and, eq, gt, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import {
  bulkChangeItems,
  bulkChanges,
  deliveries,
  drafts,
  images,
  pageRedirects,
  pages,
  posts,
  redirects,
  slugRedirects,
  subscribers,
  webhookEvents,
} from "#db/schema.ts";
import type { Made } from "../changes/record-made.server.ts";
import { postIdOf } from "../drafts/publish-draft.server.ts";
import type { Owner } from "../identity/owner.ts";
import { findUses } from "../media/usage/find-uses.server.ts";
import { forgetUses } from "../media/usage/uses.server.ts";
import { forgetRevisions } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { forgetTags } from "../tags/taggings.server.ts";
import type { KeptItem, MadeKind } from "./created.ts";
import { describeKept } from "./describe-kept.server.ts";
import { among, type Statement } from "./items.server.ts";

type Undoing = Pick<Services, "db" | "clock" | "studioPages">;

type Undo = (undoing: Undoing, id: string, items: Item[]) => Promise<Step>;

/**
 * In this order: a redirect to a text that stays is kept, as is an image that it shows. One step looks at `atOnce` things of one
 * kind, in the order of their ids.
 */
const order: { kind: MadeKind; atOnce: number; undo: Undo }[] = [
  { kind: "post", atOnce: 50, undo: undoPosts },
  { kind: "draft", atOnce: 50, undo: undoDrafts },
  { kind: "page", atOnce: 50, undo: undoDrafts },
  { kind: "redirect", atOnce: 200, undo: undoRedirects },
  { kind: "image", atOnce: 50, undo: undoImages },
  { kind: "subscriber", atOnce: 500, undo: undoSubscribers },
];

interface Item extends Made {
  id: string;
}

/** The statements that remove things as the change left them, and why one that is still there stays, by the id in `each.id`. */
interface Step {
  removed: Statement[];
  /** Null for one that is gone. */
  why: SQL;
}

export interface UndoneStep {
  /** How many things this step has removed. */
  removed: number;
  /** What it has left, with why. */
  kept: KeptItem[];
  /** Whether nothing is left for a next step. */
  isOver: boolean;
}

/**
 * Removes some of what a bulk change has made and no one has changed since; from the first step on, nothing more is made by it.
 * Each step is one batch, and the next one goes on where it ended, without reading what is behind it or further ahead. Null where
 * there is no such change (any more).
 */
export async function undoCreated(services: Undoing, _owner: Owner, id: string): Promise<UndoneStep | null> {
  const { db } = services;
  const [begun] = await db
    .update(bulkChanges)
    .set({ undone: sql`coalesce(undone, 0)` })
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.act, "create")))
    .returning({ reached: bulkChanges.tagId });
  if (!begun) return null;
  const [kind, after] = placeIn(begun.reached);
  const begin = Math.max(
    0,
    order.findIndex((step) => step.kind === kind),
  );
  for (const [place, step] of order.entries()) {
    if (place < begin) continue;
    // oxlint-disable-next-line no-await-in-loop -- mostly one
    const found = await db
      .select({ id: bulkChangeItems.itemId, before: bulkChangeItems.before })
      .from(bulkChangeItems)
      .where(and(isWaiting(id, [step.kind]), gt(bulkChangeItems.itemId, step.kind === kind ? after : "")))
      .orderBy(bulkChangeItems.itemId)
      .limit(step.atOnce + 1);
    if (found.length === 0) continue;
    const items = found
      .slice(0, step.atOnce)
      .map(({ before, ...item }) => ({ ...item, ...(JSON.parse(before) as Made) }));
    const later = order.slice(place + 1).map((next) => next.kind);
    // oxlint-disable-next-line no-await-in-loop -- returns
    const { isLast, ...settled } = await settle(
      services,
      id,
      { kind: step.kind, items, later },
      await step.undo(services, id, items),
    );
    return { ...settled, isOver: isLast && found.length <= step.atOnce };
  }
  return { removed: 0, kept: [], isOver: true };
}

/** How far the steps have come: the kind and id of the last thing that they looked at. */
function placeIn(reached: string): [kind: string, id: string] {
  const [kind = "", ...id] = reached.split(" ");
  return [kind, id.join(" ")];
}

const isWaiting = (id: string, kinds: MadeKind[]) =>
  and(
    eq(bulkChangeItems.changeId, id),
    inArray(bulkChangeItems.kind, kinds),
    sql`json_extract(${bulkChangeItems.before}, '$.kept') is null`,
  );

/** Removes what a step removes. What is gone is no item of the change any longer, and what stays says why. */
async function settle(
  services: Undoing,
  id: string,
  { kind, items, later }: { kind: MadeKind; items: Item[]; later: MadeKind[] },
  { removed, why }: Step,
): Promise<Omit<UndoneStep, "isOver"> & { isLast: boolean }> {
  const { db } = services;
  const isAsked = and(isWaiting(id, [kind]), sql`item_id in ${among(items.map((item) => item.id))}`);
  const whyOf = sql`(select ${why} from (select ${bulkChangeItems.itemId} as id) as each)`;
  const { kept, gone, ahead } = await batch(db, {
    removed,
    kept: db
      .update(bulkChangeItems)
      .set({ before: sql`json_set("before", '$.kept', ${whyOf})` })
      .where(and(isAsked, sql`${whyOf} is not null`))
      .returning({ kind: bulkChangeItems.kind, id: bulkChangeItems.itemId, before: bulkChangeItems.before }),
    undone: db
      .update(bulkChanges)
      .set({
        undone: sql`undone + (select count(*) from ${bulkChangeItems} where ${isAsked})`,
        tagId: `${kind} ${items.at(-1)?.id}`,
      })
      .where(eq(bulkChanges.id, id)),
    gone: db.delete(bulkChangeItems).where(isAsked).returning({ id: bulkChangeItems.itemId }),
    ahead: db
      .select({ id: bulkChangeItems.itemId })
      .from(bulkChangeItems)
      .where(isWaiting(id, later))
      .limit(1),
  });
  const rows = kept.map(({ before, ...item }) => ({
    ...item,
    why: (JSON.parse(before) as { kept: string }).kept,
  }));
  return { removed: gone.length, kept: await describeKept(services, rows), isLast: ahead.length === 0 };
}

/** Rows of values, for a comparison with as many columns. */
function rowsOf(rows: unknown[][], width: number): SQL {
  const values = Array.from({ length: width }, (_, index) => sql.raw(`value ->> ${index}`));
  return sql`(select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}))`;
}

/** A text goes where it was saved by the change alone; its address leads nowhere then. */
async function undoPosts(services: Undoing, _id: string, items: Item[]): Promise<Step> {
  const { db } = services;
  const { ids, versions } = savedOf(items);
  // By the ids first: by two columns at once, SQLite would read every row.
  const asItCame = and(
    inArray(posts.id, ids),
    sql`(${posts.id}, ${posts.version}) in ${versions}`,
    isNull(posts.deletedAt),
  );
  const postIds = () => db.select({ id: posts.id }).from(posts).where(asItCame);
  const silent = among(items.filter(({ isSilent }) => isSilent).map(({ id }) => id));
  const isGone = notExists(
    db.select({ id: posts.id }).from(posts).where(eq(posts.id, webhookEvents.subjectId)),
  );
  return {
    removed: [
      forgetUses(services, "post", postIds()),
      forgetRevisions(services, "post", postIds()),
      forgetTags(services, "post", postIds()),
      db.delete(posts).where(asItCame),
      db.delete(webhookEvents).where(and(inArray(webhookEvents.subjectId, silent), isGone)),
    ],
    why: sql`(select ${textStays} from ${posts} where ${posts.id} = each.id)`,
  };
}

/** As a post; also of a page, which is a draft that stays. A draft may have become a post since. */
async function undoDrafts(services: Undoing, _id: string, items: Item[]): Promise<Step> {
  const { db } = services;
  const { ids, versions } = savedOf(items);
  const asItCame = and(
    inArray(drafts.id, ids),
    sql`(${drafts.id}, ${drafts.version}) in ${versions}`,
    isNull(drafts.deletedAt),
    isNull(drafts.publishAt),
  );
  const draftIds = () => db.select({ id: drafts.id }).from(drafts).where(asItCame);
  const becoming = await Promise.all(items.map(async ({ id }) => [id, await postIdOf(id)]));
  const postId = sql`${JSON.stringify(Object.fromEntries(becoming))} ->> each.id`;
  const isPost = sql`exists (select 1 from ${posts} where ${posts.id} in (each.id, ${postId}))`;
  const isDraft = sql`exists (select 1 from ${drafts} where ${drafts.id} = each.id)`;
  return {
    removed: [
      forgetUses(services, "page", draftIds()),
      forgetUses(services, "draft", draftIds()),
      forgetRevisions(services, "draft", draftIds()),
      db.delete(drafts).where(asItCame),
    ],
    why: sql`iif(${isPost} or ${isDraft}, ${textStays}, null)`,
  };
}

const textStays = sql`'You have changed, moved or published it since, so it stays.'`;

/** The ids of texts, and each with the version that the change has saved. */
function savedOf(items: Item[]) {
  const versions = rowsOf(
    items.map(({ id, version = 1 }) => [id, version]),
    2,
  );
  return { ids: among(items.map(({ id }) => id)), versions };
}

/** A redirect goes where it leads where it led, and not to a text that stays. */
async function undoRedirects({ db }: Undoing, id: string, items: Item[]): Promise<Step> {
  const asMade = rowsOf(
    items.map((item) => [item.id, item.target, item.at]),
    3,
  );
  const keptTexts = sql`(select item_id from ${bulkChangeItems} where change_id = ${id} and kind in ('post', 'page'))`;
  const isNeeded = sql`${redirects.target} in (
    select '/blog/' || ${posts.slug} from ${posts} where ${posts.id} in ${keptTexts}
    union select '/blog/' || ${slugRedirects.slug} from ${slugRedirects} where ${slugRedirects.postId} in ${keptTexts}
    union select ${pages.path} from ${pages} where ${pages.id} in ${keptTexts}
    union select ${pageRedirects.path} from ${pageRedirects} where ${pageRedirects.pageId} in ${keptTexts})`;
  const isAsMade = sql`(${redirects.path}, ${redirects.target}, ${redirects.createdAt}) in ${asMade}`;
  const stays = sql`iif(${isNeeded}, 'It leads to a text that stays.', 'It leads elsewhere since, so it stays.')`;
  return {
    removed: [db.delete(redirects).where(and(isAsMade, sql`not ${isNeeded}`))],
    why: sql`(select ${stays} from ${redirects} where ${redirects.path} = each.id)`,
  };
}

/** An image goes to the trash where nothing shows it and it was not changed. */
async function undoImages(services: Undoing, _id: string, items: Item[]): Promise<Step> {
  const { db, clock } = services;
  const ids = items.map(({ id }) => id);
  const uses = await findUses(services, ids);
  const shown = among(ids.filter((id) => uses.has(id)));
  const isAsMade = and(
    inArray(images.id, among(ids)),
    sql`${images.id} not in ${shown}`,
    isNull(images.deletedAt),
    eq(images.updatedAt, images.createdAt),
  );
  const stays = sql`iif(${images.id} in ${shown}, 'A text shows it, so it stays.', 'You have changed it since, so it stays.')`;
  return {
    removed: [db.update(images).set({ deletedAt: clock() }).where(isAsMade)],
    why: sql`(select ${stays} from ${images} where ${images.id} = each.id and ${images.deletedAt} is null)`,
  };
}

/** Readers who have got no letter yet are removed again; the others have begun to be readers here. */
async function undoSubscribers({ db }: Undoing, _id: string, items: Item[]): Promise<Step> {
  const isAsMade = and(
    inArray(subscribers.id, among(items.map(({ id }) => id))),
    eq(subscribers.source, "import"),
    eq(subscribers.state, "confirmed"),
    eq(subscribers.confirmedAt, subscribers.createdAt),
    sql`not exists (select 1 from ${deliveries} where ${deliveries.subscriberId} = ${subscribers.id})`,
  );
  return {
    removed: [db.delete(subscribers).where(isAsMade)],
    why: sql`(select 'They have got a letter, left or confirmed since, so they stay.' from ${subscribers} where ${subscribers.id} = each.id)`,
  };
}
