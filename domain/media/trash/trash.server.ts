import { withTimes } from "#db/d1/with-times.ts";
import { and, count, desc, isNotNull, lte, sql, sum } from "drizzle-orm";
import { imageRevisions, images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { forgetTags } from "../../tags/taggings.server.ts";
import { leaveNow } from "../files/journal.server.ts";
import { type Image, trashDays } from "../image.ts";
import { imageOf, isAmong, isInLibrary } from "../images.server.ts";
import { findUses } from "../usage/find-uses.server.ts";
import { refuseIfUsed } from "./refuse-used.server.ts";

type Storage = Pick<Services, "db" | "clock">;

const isInTrash = isNotNull(images.deletedAt);
const largestList = 100;

/** An image in the trash. */
export interface DeletedImage {
  image: Image;
  /** ISO 8601, as the next. */
  deletedAt: string;
  /** When it is removed permanently. */
  keptUntil: string;
}

/**
 * Moves an image to the trash, where it stays for 30 days: readers see a gap in its place. Null where there is none; one
 * that a text shows is deleted only with `force`.
 */
export async function deleteImage(
  services: Storage & Pick<Services, "studioPages">,
  _owner: Owner,
  id: string,
  { force = false }: { force?: boolean } = {},
): Promise<{ id: string } | Refused | null> {
  const used = force ? null : await refuseIfUsed(services, id);
  if (used) return used;
  const [deleted] = await moveToTrash(services, [id]);
  return deleted ?? null;
}

/** The same for many in one step: those that a text shows are kept, unless `force` is set. */
export async function deleteImages(
  services: Storage & Pick<Services, "studioPages">,
  _owner: Owner,
  ids: string[],
  { force = false }: { force?: boolean } = {},
): Promise<{ deleted: string[]; kept: string[] }> {
  const uses = force ? null : await findUses(services, ids);
  const kept = ids.filter((id) => uses?.has(id));
  const deleted = await moveToTrash(
    services,
    ids.filter((id) => !uses?.has(id)),
  );
  return { deleted: deleted.map(({ id }) => id), kept };
}

function moveToTrash({ db, clock }: Storage, ids: string[]) {
  return db
    .update(images)
    .set({ deletedAt: clock() })
    .where(and(isAmong(ids), isInLibrary))
    .returning({ id: images.id });
}

/** Out of the trash, to where they were; answers how many of them there were. */
export async function restoreImages(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  ids: string[],
): Promise<number> {
  const restored = await db
    .update(images)
    .set({ deletedAt: null })
    .where(and(isAmong(ids), isInTrash))
    .returning({ id: images.id });
  return restored.length;
}

/** Deleted last, listed first. */
export async function listDeletedImages(
  { db }: Pick<Services, "db">,
  _owner: Owner,
): Promise<DeletedImage[]> {
  const rows = await db
    .select()
    .from(images)
    .where(isInTrash)
    .orderBy(desc(images.deletedAt))
    .limit(largestList);
  return rows.flatMap((row) => {
    const { deletedAt } = withTimes(row);
    if (!row.deletedAt || !deletedAt) return [];
    const until = row.deletedAt.getTime() + trashDays * 86_400_000;
    return [{ image: imageOf(row), deletedAt, keptUntil: new Date(until).toISOString() }];
  });
}

/** How many images are in the trash, and their bytes. */
export async function measureTrash({ db }: Pick<Services, "db">): Promise<{ bytes: number; count: number }> {
  const [held] = await db
    .select({ bytes: sum(images.bytes).mapWith(Number), count: count() })
    .from(images)
    .where(isInTrash);
  return { bytes: held?.bytes ?? 0, count: held?.count ?? 0 };
}

/** Removes everything in the trash permanently: no row names the files any more, and the sweep removes them after 31 days. */
export async function emptyTrash(services: Storage, _owner: Owner): Promise<void> {
  await services.db.batch(forgetDeleted(services, services.clock()));
}

/** Removes permanently what has been in the trash for 30 days; the files leave with the others that do. */
export async function sweepDeletedImages(services: Storage): Promise<void> {
  const deletedBefore = new Date(services.clock().getTime() - trashDays * 86_400_000);
  await services.db.batch(forgetDeleted(services, deletedBefore));
}

function forgetDeleted(services: Storage, until: Date) {
  const { db } = services;
  const isOver = lte(images.deletedAt, until);
  const ids = db.select({ id: images.id }).from(images).where(isOver);
  return [
    db
      .update(imageRevisions)
      .set(leaveNow(services))
      .where(sql`${imageRevisions.imageId} in ${ids} and ${imageRevisions.state} in ('shown', 'kept')`),
    forgetTags(services, "image", ids),
    db.delete(images).where(isOver),
  ] as const;
}
