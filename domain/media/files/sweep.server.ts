import { and, asc, eq, lt, sql } from "drizzle-orm";
import { imageRevisions, images } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { isBackupRunning } from "../../backup/backups.server.ts";
import { formerDays } from "../replace/former.ts";
import { makeImageId } from "../image.ts";
import { sweepDeletedImages } from "../trash/trash.server.ts";
import { findUnknown, removeRevisions, type Revision } from "./journal.server.ts";

type Storage = Pick<Services, "db" | "clock" | "store">;

/** Milliseconds after which an upload that has not ended never will. */
export const arrivalTakes = 3_600_000;
/** Revisions removed in one run: each costs a call, and the calls of a run are numbered. */
const mostRemoved = 8;
/** Shown revisions looked at in one run, from a random one on and from the first on. */
const mostLookedAt = 500;
/** Keys that the store lists at once. */
const mostListed = 1000;

/** Finishes what a crash left half done, and removes files that are not in the journal. It may run at any time. */
export async function sweepImages(services: Storage): Promise<void> {
  const place = makeImageId();
  await sweepDeletedImages(services);
  await callOff(services, place);
  await removeLeaving(services);
  await removeUnknown(services, place);
}

const isKept = eq(imageRevisions.state, "kept");

/** Uploads that broke off; former files after their time; and files whose image is gone or shows others, as a restored backup may have it. */
async function callOff({ db, clock }: Storage, place: string): Promise<void> {
  const now = clock();
  const leave = () => db.update(imageRevisions).set({ state: "leaving", since: now });
  const isShownByNone = (from: string) => sql`(image_id, revision) in (
    select shown.image_id, shown.revision
    from (select * from ${imageRevisions} where state = 'shown' and image_id >= ${from} order by image_id limit ${mostLookedAt}) as shown
    left join ${images} on ${images.id} = shown.image_id and ${images.revision} = shown.revision
    where ${images.id} is null)`;
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
  ]);
}

async function removeLeaving(services: Storage): Promise<void> {
  const leaving = await services.db
    .select({ id: imageRevisions.imageId, revision: imageRevisions.revision })
    .from(imageRevisions)
    .where(eq(imageRevisions.state, "leaving"))
    .orderBy(asc(imageRevisions.since))
    .limit(mostRemoved);
  await removeRevisions(services, leaving);
}

/** The journal has an entry from before the first file of a set until after its last: a file without one is not used. */
async function removeUnknown(services: Storage, place: string): Promise<void> {
  if (await isBackupRunning(services)) return;
  const { store } = services;
  const behind = await store.list("media/", `media/${place}`);
  const keys = behind.length < mostListed ? [...behind, ...(await store.list("media/"))] : behind;
  const found = [...new Set(keys)].flatMap((key) => {
    const revision = revisionOf(key);
    return revision ? [{ key, revision, name: nameOf(revision) }] : [];
  });
  const revisions = new Map(found.map(({ name, revision }) => [name, revision]));
  const unknown = new Set((await findUnknown(services, [...revisions.values()])).map(nameOf));
  await store.delete(found.filter(({ name }) => unknown.has(name)).map(({ key }) => key));
}

function nameOf({ id, revision }: Revision): string {
  return `${id}/${revision}`;
}

/** Null for keys that are none of the library's. */
function revisionOf(key: string): Revision | null {
  const [, id, revision] = /^media\/([a-z2-7]{16})\/([1-9]\d{0,8})\/(?:private\/)?[^/]+$/.exec(key) ?? [];
  return id && revision ? { id, revision: Number(revision) } : null;
}
