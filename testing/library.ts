import { bytesOf, type MediaFacts, storedFilesOf } from "@toadstool/media/storing";
import { collect, objectStore, r2Store } from "@toadstool/media/bindings";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { imageRevisions, images } from "#db/schema.ts";
import { sweepImages } from "#domain/media/files/sweep.server.ts";
import { fileKey, storedDays } from "#domain/media/image.ts";
import { imageOf } from "#domain/media/images.server.ts";
import type { Services } from "#domain/services.ts";

const { MEDIA: bucket } = env as unknown as { MEDIA: R2Bucket };

/** Each key of the store with its file's bytes. */
export async function storedFiles(): Promise<Record<string, number>> {
  const objects = await collect(objectStore(bucket).list(""));
  return Object.fromEntries(objects.map(({ key, bytes }) => [key, bytes]));
}

/**
 * Database and store agree: each image has all of its files and those that are kept of it, and there are no others but such
 * as wait to be removed.
 */
export async function expectAgreement({ db }: Pick<Services, "db">): Promise<void> {
  const library = (await db.select().from(images)).map(imageOf);
  const files = library.flatMap(({ id, revision, facts }) =>
    storedFilesOf(facts).map(({ name, bytes }) => [fileKey(id, revision, name), bytes] as const),
  );
  const accounts = await db.select().from(imageRevisions);
  const kept = accounts.filter(
    ({ state, imageId }) => state === "kept" && library.some(({ id }) => id === imageId),
  );
  const formerFiles = kept.flatMap(({ imageId, revision, facts }) =>
    storedFilesOf(facts as MediaFacts).map(
      ({ name, bytes }) => [fileKey(imageId, revision, name), bytes] as const,
    ),
  );
  const named = new Map([...files, ...formerFiles]);
  const waiting = await listWaiting(db);
  const stored = Object.entries(await storedFiles()).filter(
    ([key]) => !waiting.some((prefix) => key.startsWith(prefix)) && !isFormerCard(key, named),
  );
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(named));
  const open = accounts.filter(({ state }) => state !== "leaving");
  expect(open.map(({ imageId, revision, state }) => `${imageId}/${revision} ${state}`).toSorted()).toEqual(
    [
      ...library.map(({ id, revision }) => `${id}/${revision} shown`),
      ...kept.map(({ imageId, revision }) => `${imageId}/${revision} kept`),
    ].toSorted(),
  );
  for (const { bytes, facts } of library) {
    expect(bytes).toBe(bytesOf(facts));
  }
}

/** The same, and nothing waits to be removed. */
export async function expectSettled(services: Pick<Services, "db">): Promise<void> {
  expect(await listWaiting(services.db)).toEqual([]);
  await expectAgreement(services);
}

/** Prefixes of files that no row names, and of the marks of unknown ones. */
async function listWaiting(db: Services["db"]): Promise<string[]> {
  const leaving = await db.select().from(imageRevisions).where(eq(imageRevisions.state, "leaving"));
  const marks = await collect(r2Store(bucket).list("unknown/"));
  return [
    ...leaving.map(({ imageId, revision }) => fileKey(imageId, revision, "")),
    ...marks.map((key) => key.replace(/^unknown\/(.+)\/\d+$/, "media/$1/")),
    ...marks,
  ];
}

/** A card that was drawn around another focus stays until its revision goes. */
function isFormerCard(key: string, named: ReadonlyMap<string, number>): boolean {
  return /\/card[0-9x]*\.\w+$/.test(key) && !named.has(key);
}

type Passing = Pick<Services, "db" | "clock" | "store">;

/** Sweeps now, and once more when files that no row names may be removed. */
export async function sweepUntilOver(services: Passing, world: { now: Date }): Promise<void> {
  await sweepImages(services);
  world.now = new Date(world.now.getTime() + storedDays * 86_400_000 + 1000);
  await sweepImages(services);
}

/** An empty library. */
export async function clearLibrary({ db }: Pick<Services, "db">): Promise<void> {
  await db.batch([db.delete(images), db.delete(imageRevisions)]);
  const store = r2Store(bucket);
  await store.delete(await collect(store.list("")));
}
