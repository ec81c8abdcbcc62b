import { sql } from "drizzle-orm";
import { images, taggings, tags } from "#db/schema.ts";

/** A condition on `images`. */
export function hasTag(slug: string) {
  return sql`${images.id} in (select taggings.item_id from ${taggings} join ${tags} on tags.id = taggings.tag_id
    where taggings.kind = 'image' and tags.slug = ${slug})`;
}
