import { storedFilesOf } from "@toadstool/media/storing";
import { collect } from "@toadstool/media/bindings";
import { sql } from "drizzle-orm";
import { images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import { fileKey, type Image } from "../image.ts";
import { byTime, imageOf, isInLibrary } from "../images.server.ts";

type Storage = Pick<Services, "db" | "store">;

/** An image some of whose files the store has lost; `missing` names them as the image's facts do. */
export interface IncompleteImage {
  image: Image;
  missing: string[];
}

/** Keys that one look takes. */
const mostListed = 100_000;

/** The images whose files are not all in the store, newest first. Only keys that the store listed are judged. */
export async function findIncompleteImages(services: Storage, _owner: Owner): Promise<IncompleteImage[]> {
  const { db } = services;
  const rows = await db
    .select()
    .from(images)
    .where(isInLibrary)
    .orderBy(...byTime.newestFirst);
  const { keys, last } = await listKeys(services);
  const incomplete = rows
    .map(imageOf)
    .map((image) => ({ image, missing: missingOf(image, keys, last) }))
    .filter(({ missing }) => missing.length > 0);
  return unchanged(services, incomplete);
}

/** The names of one image's files that the store has lost. */
export async function findMissingFiles({ store }: Pick<Services, "store">, image: Image): Promise<string[]> {
  return missingOf(image, new Set(await collect(store.list(fileKey(image.id, image.revision, "")))), null);
}

/** All keys; and the last of them where there are more than one look takes. */
async function listKeys({ store }: Pick<Services, "store">) {
  const listed = await collect(store.list("media/"), mostListed);
  return { keys: new Set(listed), last: listed.length < mostListed ? null : (listed.at(-1) ?? null) };
}

function missingOf({ id, revision, facts }: Image, keys: Set<string>, last: string | null): string[] {
  return storedFilesOf(facts)
    .map(({ name }) => name)
    .filter((name) => {
      const key = fileKey(id, revision, name);
      return !keys.has(key) && (last === null || key <= last);
    });
}

/** Without those that were deleted or replaced while the store was listed. */
async function unchanged({ db }: Pick<Services, "db">, incomplete: IncompleteImage[]) {
  if (incomplete.length === 0) return [];
  // One parameter: D1 takes 100.
  const ids = JSON.stringify(incomplete.map(({ image }) => image.id));
  const still = await db
    .select({ id: images.id, revision: images.revision })
    .from(images)
    .where(sql`${images.id} in (select value from json_each(${ids}))`);
  const revisions = new Map(still.map(({ id, revision }) => [id, revision]));
  return incomplete.filter(({ image }) => revisions.get(image.id) === image.revision);
}
