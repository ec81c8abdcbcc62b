import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { imageRevisions, images } from "#db/schema.ts";
import { fileKey } from "#domain/images/image.ts";
import { imageOf } from "#domain/images/images.server.ts";
import type { Services } from "#domain/services.ts";

const { MEDIA: bucket } = env as unknown as { MEDIA: R2Bucket };

/** Each key of the store with its file's bytes. */
export async function storedFiles(): Promise<Record<string, number>> {
  const { objects } = await bucket.list();
  return Object.fromEntries(objects.map(({ key, size }) => [key, size]));
}

/** Database and store tell of the same files: each image has all of its own, and there are no others. */
export async function expectAgreement({ db }: Pick<Services, "db">): Promise<void> {
  const library = (await db.select().from(images)).map(imageOf);
  const files = library.flatMap(({ id, revision, facts }) =>
    facts.files.map(({ name, bytes }) => [fileKey(id, revision, name), bytes] as const),
  );
  expect(await storedFiles()).toEqual(Object.fromEntries(files));
  const accounts = await db.select().from(imageRevisions);
  expect(
    accounts.map(({ imageId, revision, state }) => `${imageId}/${revision} ${state}`).toSorted(),
  ).toEqual(library.map(({ id, revision }) => `${id}/${revision} shown`).toSorted());
  for (const { bytes, facts } of library) {
    expect(bytes).toBe(facts.files.reduce((sum, file) => sum + file.bytes, 0));
  }
}

/** An empty library. */
export async function clearLibrary({ db }: Pick<Services, "db">): Promise<void> {
  await db.batch([db.delete(images), db.delete(imageRevisions)]);
  const { objects } = await bucket.list();
  await bucket.delete(objects.map(({ key }) => key));
}
