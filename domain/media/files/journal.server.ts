import { and, eq, sql } from "drizzle-orm";
import { rowFrom } from "@toadstool/worker-kit/d1";
import { imageRevisions, images } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { isBackupRunning } from "../../backup/backups.server.ts";
import { fileKey, makeImageId } from "../image.ts";

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

/** Enters the files that are to replace those of an image into the journal. */
export async function noteNextArrival(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id, revision }: Revision,
): Promise<Revision> {
  const last = sql`coalesce((select last_revision from ${images} where id = ${id}), 0)`;
  const next = sql<number>`max(${revision}, ${last}, coalesce(max(${imageRevisions.revision}), 0)) + 1`;
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

/** Whether a revision's files still arrive: a sweep may have taken them for what a crash left. */
export function stillArrives({ id, revision }: Revision) {
  return sql`exists (select 1 from ${imageRevisions} where image_id = ${id} and revision = ${revision} and state = 'arriving')`;
}

export function isRevision({ id, revision }: Revision) {
  return and(eq(imageRevisions.imageId, id), eq(imageRevisions.revision, revision));
}

/**
 * Removes the stored files of a revision, unless it is or was shown: a batch whose answer was lost may have been written,
 * and another may have followed.
 */
export async function discardArrival(
  services: Pick<Services, "db" | "clock" | "store">,
  arrival: Revision,
): Promise<void> {
  const { db, clock } = services;
  const [, [noted]] = await db.batch([
    db
      .update(imageRevisions)
      .set({ state: "leaving", since: clock() })
      .where(and(isRevision(arrival), eq(imageRevisions.state, "arriving"))),
    db.select().from(imageRevisions).where(isRevision(arrival)),
  ]);
  if (!noted || noted.state === "leaving") await removeRevisions(services, [arrival]);
}

/** Removes the files of revisions that are leaving, then closes their accounts; while a backup reads, nothing. Harmless when done twice. */
export async function removeRevisions(
  { db, clock, store }: Pick<Services, "db" | "clock" | "store">,
  revisions: Revision[],
): Promise<void> {
  // Later sweeps come back to them.
  if (revisions.length === 0 || (await isBackupRunning({ db, clock }))) return;
  const keys: string[] = [];
  for (const revision of revisions) keys.push(...(await store.list(keysOf(revision)(""))));
  await store.delete(keys);
  await db
    .delete(imageRevisions)
    .where(and(eq(imageRevisions.state, "leaving"), sql`(image_id, revision) in ${listed(revisions)}`));
}

/** Those of `revisions` that are not in the journal. */
export async function findUnknown({ db }: Pick<Services, "db">, revisions: Revision[]): Promise<Revision[]> {
  return db.all<Revision>(sql`select id, revision from ${listed(revisions)} as listed where not exists
    (select 1 from ${imageRevisions} where image_id = listed.id and ${imageRevisions}.revision = listed.revision)`);
}

/** Revisions as a table of the database: however many they are, they are one parameter. */
function listed(revisions: Revision[]) {
  const pairs = JSON.stringify(revisions.map(({ id, revision }) => [id, revision]));
  return sql`(select value ->> 0 as id, value ->> 1 as revision from json_each(${pairs}))`;
}
