import { and, asc, eq, lt, sql } from "drizzle-orm";
import { imageRevisions, images } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { areFilesHeld } from "../../backup/backups.server.ts";
import { formerDays } from "../replace/former.ts";
import { makeImageId } from "../image.ts";
import { sweepDeletedImages } from "../trash/trash.server.ts";
import { removeRevisions, storedSince } from "./journal.server.ts";
import { markUnknown, removeUnknown } from "./unknown.server.ts";

type Storage = Pick<Services, "db" | "clock" | "store">;

/** Milliseconds after which an upload that has not ended never will. */
export const arrivalTakes = 3_600_000;
/** Revisions removed in one run: each costs a call, and the calls of a run are numbered. */
const mostRemoved = 8;
/** Shown revisions looked at in one run, from a random one on and from the first on. */
const mostLookedAt = 500;

/**
 * Finishes what a crash left half done, and removes files that no row has named for 31 days: until then the database may be
 * taken back to when one did. It may run at any time.
 */
export async function sweepImages(services: Storage): Promise<void> {
  const place = makeImageId();
  await sweepDeletedImages(services);
  await settle(services, place);
  await markUnknown(services, place);
  // Only what follows removes files.
  if (await areFilesHeld(services)) return;
  await removeLeaving(services);
  await removeUnknown(services, place);
}

const isKept = eq(imageRevisions.state, "kept");
const isLeaving = eq(imageRevisions.state, "leaving");

/**
 * Uploads that broke off; former files after their time; and files whose image is gone or shows others, as a restored backup
 * may have it. Files that are leaving stay where an image names them again.
 */
async function settle({ db, clock }: Storage, place: string): Promise<void> {
  const now = clock();
  const leave = () => db.update(imageRevisions).set({ state: "leaving", since: now });
  const isShownByNone = (from: string) => sql`(image_id, revision) in (
    select shown.image_id, shown.revision
    from (select * from ${imageRevisions} where state = 'shown' and image_id >= ${from} order by image_id limit ${mostLookedAt}) as shown
    left join ${images} on ${images.id} = shown.image_id and ${images.revision} = shown.revision
    where ${images.id} is null)`;
  const isNamedAgain = sql`(image_id, revision) in (
    select image_id, ${imageRevisions}.revision from ${imageRevisions}
    join ${images} on ${images}.id = image_id and ${images}.revision = ${imageRevisions}.revision where state = 'leaving')`;
  await db.batch([
    leave().where(
      and(
        eq(imageRevisions.state, "arriving"),
        lt(imageRevisions.since, new Date(now.getTime() - arrivalTakes)),
      ),
    ),
    leave().where(and(isKept, lt(imageRevisions.since, new Date(now.getTime() - formerDays * 86_400_000)))),
    leave().where(
      and(isKept, sql`not exists (select 1 from ${images} where id = ${imageRevisions.imageId})`),
    ),
    leave().where(isShownByNone(place)),
    leave().where(isShownByNone("")),
    db
      .update(imageRevisions)
      .set({ state: "shown", since: now, facts: null, bytes: null, alt: null, hash: null })
      .where(and(isLeaving, isNamedAgain)),
  ]);
}

async function removeLeaving(services: Storage): Promise<void> {
  const over = await services.db
    .select({ id: imageRevisions.imageId, revision: imageRevisions.revision })
    .from(imageRevisions)
    .where(and(isLeaving, lt(imageRevisions.since, storedSince(services))))
    .orderBy(asc(imageRevisions.since))
    .limit(mostRemoved);
  await removeRevisions(services, over);
}
