import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
  deliveries,
  drafts,
  images,
  moveItems,
  moves,
  pages,
  posts,
  subscribers,
  webhookEvents,
} from "#db/schema.ts";
import { imageIdOf } from "../media/image.ts";
import { findUses } from "../media/usage/find-uses.server.ts";
import { forgetUses } from "../media/usage/uses.server.ts";
import { forgetRevisions } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { forgetTags } from "../tags/taggings.server.ts";
import { findKnown } from "./known.server.ts";
import type { MoveItemRow } from "./move.ts";
import type { MoveRow } from "./move-rows.server.ts";
import { removeRedirects } from "./old-addresses.server.ts";
import { throwAwayStaged } from "./staged-files.server.ts";

type Undoing = Pick<Services, "db" | "clock" | "store" | "studioPages">;

/** Items that one step removes. */
const atOnce = 20;

/**
 * Removes some of what a move has made and no one has changed since: texts first, then the files that nothing shows any more,
 * at last its subscribers. Null where all is undone.
 */
export async function undoStep(services: Undoing, move: MoveRow): Promise<number | null> {
  const { db } = services;
  const made = await db
    .select()
    .from(moveItems)
    .where(
      and(
        eq(moveItems.moveId, move.id),
        eq(moveItems.state, "done"),
        inArray(moveItems.kind, ["post", "page", "letter"]),
      ),
    )
    .limit(atOnce);
  if (made.length > 0) return undoTexts(services, move, made);
  const others = await db
    .select()
    .from(moveItems)
    .where(
      and(
        eq(moveItems.moveId, move.id),
        eq(moveItems.state, "done"),
        inArray(moveItems.kind, ["file", "redirect"]),
      ),
    )
    .limit(atOnce);
  if (others.length > 0) return undoOthers(services, move, others);
  return endUndo(services, move);
}

const idsOf = (ids: string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** A text goes where it was saved once, by the move itself; its address leads nowhere then. */
async function undoTexts(services: Undoing, { id }: MoveRow, items: MoveItemRow[]): Promise<number> {
  const { db } = services;
  const targets = idsOf(items.map(({ targetId }) => targetId));
  const sources = idsOf(items.map(({ sourceId }) => sourceId));
  const asItCame = and(eq(posts.version, 1), isNull(posts.deletedAt), inArray(posts.id, targets));
  const isChangedPage = sql`exists (select 1 from ${pages} where ${pages.id} = ${drafts.id} and ${pages.version} > 1)`;
  const draftAsItCame = and(
    eq(drafts.version, 1),
    isNull(drafts.deletedAt),
    isNull(drafts.publishAt),
    inArray(drafts.id, targets),
    sql`not ${isChangedPage}`,
  );
  const postIds = () => db.select({ id: posts.id }).from(posts).where(asItCame);
  const draftIds = () => db.select({ id: drafts.id }).from(drafts).where(draftAsItCame);
  await db.batch([
    forgetUses(services, "post", postIds()),
    forgetRevisions(services, "post", postIds()),
    forgetTags(services, "post", postIds()),
    db.delete(posts).where(asItCame),
    forgetUses(services, "page", draftIds()),
    forgetUses(services, "draft", draftIds()),
    forgetRevisions(services, "draft", draftIds()),
    db.delete(drafts).where(draftAsItCame),
    db.delete(webhookEvents).where(inArray(webhookEvents.subjectId, targets)),
  ]);
  const left = await findKnown(
    services,
    items.map(({ targetId }) => targetId),
  );
  const kept = items.filter(({ targetId }) => left.has(targetId)).map(({ sourceId }) => sourceId);
  const gone = items.filter(({ targetId }) => !left.has(targetId)).map(({ sourceId }) => sourceId);
  await db.batch([
    removeRedirects(services, id, idsOf(gone)),
    recordUndone(services, id, sources, kept, "You have changed, moved or published it since, so it stays."),
  ]);
  return 0;
}

/** Files go to the trash where nothing shows them and they were not changed; redirects where they still lead where they led. */
async function undoOthers(services: Undoing, { id }: MoveRow, items: MoveItemRow[]): Promise<number> {
  const { db, clock } = services;
  const made = items.filter(({ kind, isNew }) => kind === "file" && isNew);
  const imageIds = made.flatMap(({ address }) => imageIdOf(address) ?? []);
  const uses = await findUses(services, imageIds);
  const unused = idsOf(imageIds.filter((imageId) => !uses.has(imageId)));
  const kept = made
    .filter(({ address }) => uses.has(imageIdOf(address) ?? ""))
    .map(({ sourceId }) => sourceId);
  const sources = idsOf(items.map(({ sourceId }) => sourceId));
  await db.batch([
    db
      .update(images)
      .set({ deletedAt: clock() })
      .where(
        and(inArray(images.id, unused), isNull(images.deletedAt), eq(images.updatedAt, images.createdAt)),
      ),
    removeRedirects(
      services,
      id,
      idsOf(items.filter(({ kind }) => kind === "redirect").map(({ sourceId }) => sourceId)),
    ),
    recordUndone(services, id, sources, kept, "A text shows it, so it stays."),
  ]);
  return 0;
}

/** Items that stay say why; all others are undone. */
function recordUndone({ db }: Undoing, moveId: string, sources: SQL, kept: string[], why: string) {
  const isKept = sql`${moveItems.sourceId} in ${idsOf(kept)}`;
  return db
    .update(moveItems)
    .set({
      state: sql`iif(${isKept}, 'kept', 'undone')`,
      trouble: sql`iif(${isKept}, ${why}, '')`,
    })
    .where(
      and(eq(moveItems.moveId, moveId), eq(moveItems.state, "done"), inArray(moveItems.sourceId, sources)),
    );
}

/** Readers who were added and have got no letter yet are removed again; the others have begun to be readers here. */
async function endUndo(services: Undoing, move: MoveRow): Promise<null> {
  const { db, clock } = services;
  const { id, subscribersAt } = move;
  const isTheirs = subscribersAt
    ? and(
        eq(subscribers.source, "import"),
        eq(subscribers.createdAt, subscribersAt),
        eq(subscribers.state, "confirmed"),
        sql`not exists (select 1 from ${deliveries} where ${deliveries.subscriberId} = ${subscribers.id})`,
      )
    : sql`false`;
  await throwAwayStaged(services, id);
  await db.batch([
    db.delete(subscribers).where(isTheirs),
    db
      .update(moveItems)
      .set({ state: "undone", trouble: "" })
      .where(and(eq(moveItems.moveId, id), inArray(moveItems.state, ["waiting", "failed"]))),
    db
      .update(moves)
      .set({ state: "undone", finishedAt: clock() })
      .where(and(eq(moves.id, id), eq(moves.state, "undoing"))),
  ]);
  return null;
}
