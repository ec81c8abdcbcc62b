import { and, asc, count, desc, eq } from "drizzle-orm";
import { images, taggings, tags } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import type { CountedTag, Tag } from "../../tags/tag.ts";
import { isInLibrary } from "../images.server.ts";
import { hasTag } from "./has-tag.server.ts";

type Storage = Pick<Services, "db">;

/** Tags that the library offers to filter by. */
const mostListed = 60;

/** The tags of one image, in the owner's order. Readers never see them. */
export function findImageTags({ db }: Storage, _owner: Owner, id: string): Promise<Tag[]> {
  return db
    .select({ slug: tags.slug, name: tags.name })
    .from(taggings)
    .innerJoin(tags, eq(tags.id, taggings.tagId))
    .where(and(eq(taggings.kind, "image"), eq(taggings.itemId, id)))
    .orderBy(asc(taggings.place));
}

/** The tags that images of the library have, those of most images first. */
export function listImageTags({ db }: Storage, _owner: Owner): Promise<CountedTag[]> {
  return db
    .select({ slug: tags.slug, name: tags.name, count: count() })
    .from(taggings)
    .innerJoin(tags, eq(tags.id, taggings.tagId))
    .innerJoin(images, eq(images.id, taggings.itemId))
    .where(and(eq(taggings.kind, "image"), isInLibrary))
    .groupBy(tags.id)
    .orderBy(desc(count()), asc(tags.key))
    .limit(mostListed);
}

/** How many images of the library have a tag. */
export async function countTaggedImages({ db }: Storage, _owner: Owner, slug: string): Promise<number> {
  return db.$count(images, and(isInLibrary, hasTag(slug)));
}
