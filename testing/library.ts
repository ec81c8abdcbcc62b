import { bytesOf, type MediaFacts, storedFilesOf } from "@toadstool/media/storing";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { imageRevisions, images } from "#db/schema.ts";
import { fileKey } from "#domain/media/image.ts";
import { imageOf } from "#domain/media/images.server.ts";
import type { Services } from "#domain/services.ts";

const { MEDIA: bucket } = env as unknown as { MEDIA: R2Bucket };

/** Each key of the store with its file's bytes. */
export async function storedFiles(): Promise<Record<string, number>> {
  const { objects } = await bucket.list();
  return Object.fromEntries(objects.map(({ key, size }) => [key, size]));
}

/** Database and store agree: each image has all of its files and those that are kept of it, and there are no others. */
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
  expect(await storedFiles()).toEqual(Object.fromEntries([...files, ...formerFiles]));
  expect(
    accounts.map(({ imageId, revision, state }) => `${imageId}/${revision} ${state}`).toSorted(),
  ).toEqual(
    [
      ...library.map(({ id, revision }) => `${id}/${revision} shown`),
      ...kept.map(({ imageId, revision }) => `${imageId}/${revision} kept`),
    ].toSorted(),
  );
  for (const { bytes, facts } of library) {
    expect(bytes).toBe(bytesOf(facts));
  }
}

/** An empty library. */
export async function clearLibrary({ db }: Pick<Services, "db">): Promise<void> {
  await db.batch([db.delete(images), db.delete(imageRevisions)]);
  const { objects } = await bucket.list();
  await bucket.delete(objects.map(({ key }) => key));
}
