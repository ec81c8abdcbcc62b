import { and, eq, notExists, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { taggings, tagRedirects, tags } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import { tagLimits } from "../../tags/tag.ts";
import { findWantedTags } from "../../tags/taggings.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

const among = (ids: string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

const ofImage = sql`from taggings where taggings.kind = 'image' and taggings.item_id = images.id`;

/** Tags many images in one step; returns the ids of those that did not have the tag, which undoes it. */
export async function addTag(
  services: Writing,
  _owner: Owner,
  ids: string[],
  name: string,
): Promise<string[]> {
  const { db, clock } = services;
  const [tag] = await findWantedTags(services, name);
  if (!tag) return [];
  const { id, slug, key } = tag;
  const tagId = sql`(select tags.id from ${tags} where tags.key = ${key})`;
  const row = {
    kind: "image" as const,
    itemId: sql`images.id`,
    tagId,
    place: sql`(select coalesce(max(place) + 1, 0) ${ofImage})`,
  };
  const isWithout = sql`not exists (select 1 ${ofImage} and taggings.tag_id = ${tagId})`;
  const isBelowLimit = sql`(select count(*) ${ofImage}) < ${tagLimits.each}`;
  const { tagged } = await batch(db, {
    tag: db.insert(tags).values({ id, slug, name: tag.name, key, createdAt: clock() }).onConflictDoNothing(),
    tagged: db
      .insert(taggings)
      .select(
        rowFrom(
          taggings,
          row,
          sql`from images where images.id in ${among(ids)} and images.deleted_at is null and ${isWithout} and ${isBelowLimit}`,
        ),
      )
      .returning({ id: taggings.itemId }),
  });
  return tagged.map((image) => image.id);
}

/** Removes a tag from many images in one step; returns the ids of those that had it, which undoes it. */
export async function removeTag(
  services: Writing,
  _owner: Owner,
  ids: string[],
  name: string,
): Promise<string[]> {
  const [tag] = await findWantedTags(services, name);
  const removed = await services.db
    .delete(taggings)
    .where(
      and(
        eq(taggings.kind, "image"),
        eq(taggings.tagId, tag?.id ?? ""),
        sql`${taggings.itemId} in ${among(ids)}`,
      ),
    )
    .returning({ id: taggings.itemId });
  return removed.map(({ id }) => id);
}

/** The same, for images that were tagged just now: a tag that nothing else has or had goes with it. */
export async function undoTag(
  services: Writing,
  owner: Owner,
  ids: string[],
  name: string,
): Promise<string[]> {
  const removed = await removeTag(services, owner, ids, name);
  const [tag] = await findWantedTags(services, name);
  const { db } = services;
  const named = (table: typeof taggings | typeof tagRedirects) =>
    db.select({ id: table.tagId }).from(table).where(eq(table.tagId, tags.id));
  await db
    .delete(tags)
    .where(and(eq(tags.id, tag?.id ?? ""), notExists(named(taggings)), notExists(named(tagRedirects))));
  return removed;
}
