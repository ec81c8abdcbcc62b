import { and, eq, sql, sum } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { imageRevisions, images } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { fileKey, makeImageId, storedDays } from "../image.ts";

/** Whether files that no row names since then can be removed. */
export function isOver({ clock }: Pick<Services, "clock">, since: Date): boolean {
  return since < storedSince({ clock });
}

/** Files that no row has named since before this moment can be removed. */
export function storedSince({ clock }: Pick<Services, "clock">): Date {
  return new Date(clock().getTime() - storedDays * 86_400_000);
}

/** One set of files: all that lies under `media/{id}/{revision}/`. */
export interface Revision {
  id: string;
  revision: number;
}

/** The keys in the store of a revision's files, by their names. */
export function keysOf({ id, revision }: Revision): (name: string) => string {
  return (name) => fileKey(id, revision, name);
}

/** Enters the files of a new image into the journal. No file may be stored before this is written. */
export async function noteArrival({ db, clock }: Pick<Services, "db" | "clock">): Promise<Revision> {
  const arrival = { id: makeImageId(), revision: 1 };
  await db
    .insert(imageRevisions)
    .values({ imageId: arrival.id, revision: arrival.revision, state: "arriving", since: clock() });
  return arrival;
}

/**
 * Enters the files that are to replace those of an image into the journal. Their number is higher than any that is stored,
 * too: where the database was taken back in time, files lie there whose rows it forgot.
 */
export async function noteNextArrival(
  { db, clock, store }: Pick<Services, "db" | "clock" | "store">,
  { id, revision }: Revision,
): Promise<Revision> {
  const stored = await findHighestStored(store, id);
  const last = sql`coalesce((select last_revision from ${images} where id = ${id}), 0)`;
  const next = sql<number>`max(${revision}, ${stored}, ${last}, coalesce(max(${imageRevisions.revision}), 0)) + 1`;
  const [noted] = await db
    .insert(imageRevisions)
    .select(
      rowFrom(
        imageRevisions,
        { imageId: id, revision: next, state: "arriving", since: clock() },
        sql`from ${imageRevisions} where ${imageRevisions.imageId} = ${id}`,
      ),
    )
    .returning();
  if (!noted) throw new Error(`The next files of the image ${id} could not be entered into the journal.`);
  return { id, revision: noted.revision };
}

async function findHighestStored(store: Services["store"], id: string): Promise<number> {
  let highest = 0;
  for await (const key of store.list(`media/${id}/`))
    highest = Math.max(highest, Number(key.split("/")[2]) || 0);
  return highest;
}

/** Whether a revision's files still arrive: a sweep may have taken them for what a crash left. */
export function stillArrives({ id, revision }: Revision) {
  return sql`exists (select 1 from ${imageRevisions} where image_id = ${id} and revision = ${revision} and state = 'arriving')`;
}

export function isRevision({ id, revision }: Revision) {
  return and(eq(imageRevisions.imageId, id), eq(imageRevisions.revision, revision));
}

/**
 * Calls an upload off and removes its files, which no image has ever named. It does neither where they are or were shown,
 * for a batch whose answer was lost may have been written, nor where the journal no longer says that they arrive.
 */
export async function discardArrival(
  services: Pick<Services, "db" | "clock" | "store">,
  arrival: Revision,
): Promise<void> {
  const { db, clock } = services;
  const calledOff = await db
    .update(imageRevisions)
    .set({ state: "leaving", since: clock() })
    .where(and(isRevision(arrival), eq(imageRevisions.state, "arriving")))
    .returning();
  if (calledOff.length > 0) await removeRevisions(services, [arrival]);
}

/** The bytes of removed files that are still stored: former and deleted ones after their time. */
export async function measureRemoved({ db }: Pick<Services, "db">): Promise<number> {
  const [removed] = await db
    .select({ bytes: sum(imageRevisions.bytes).mapWith(Number) })
    .from(imageRevisions)
    .where(eq(imageRevisions.state, "leaving"));
  return removed?.bytes ?? 0;
}

/** What the journal records of files that no row will name any more, with their bytes, for the batch that removes the rows. */
export function leaveNow({ clock }: Pick<Services, "clock">) {
  const bytes = sql`coalesce(bytes, (select images.bytes from images where images.id = image_revisions.image_id))`;
  return { state: "leaving" as const, since: clock(), bytes };
}

/**
 * Removes the files of revisions that are leaving, then closes their accounts. Harmless when done twice. Only files that no row
 * has named for long enough, or ever, may be removed.
 */
export async function removeRevisions(
  { db, store }: Pick<Services, "db" | "store">,
  revisions: Revision[],
): Promise<void> {
  if (revisions.length === 0) return;
  const keys: string[] = [];
  for (const revision of revisions) for await (const key of store.list(keysOf(revision)(""))) keys.push(key);
  await store.delete(keys);
  await db
    .delete(imageRevisions)
    .where(and(eq(imageRevisions.state, "leaving"), sql`(image_id, revision) in ${listed(revisions)}`));
}

/** A revision's name among others. */
export function nameOf({ id, revision }: Revision): string {
  return `${id}/${revision}`;
}

/** Those of `revisions` that neither the journal nor an image names. */
export async function findUnknown({ db }: Pick<Services, "db">, revisions: Revision[]): Promise<Revision[]> {
  return db.all<Revision>(sql`select id, revision from ${listed(revisions)} as listed where not exists
    (select 1 from ${imageRevisions} where image_id = listed.id and ${imageRevisions}.revision = listed.revision)
    and not exists (select 1 from ${images} where ${images}.id = listed.id and ${images}.revision = listed.revision)`);
}

/** Revisions as a table of the database: however many they are, they are one parameter. */
function listed(revisions: Revision[]) {
  const pairs = JSON.stringify(revisions.map(({ id, revision }) => [id, revision]));
  return sql`(select value ->> 0 as id, value ->> 1 as revision from json_each(${pairs}))`;
}
