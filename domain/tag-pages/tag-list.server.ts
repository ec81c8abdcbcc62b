import { sql } from "drizzle-orm";
import { newsletterIssues, posts, taggings, tags, works } from "#db/schema.ts";
import { isPublic } from "../newsletter/archive/archive.server.ts";
import { isLive } from "../posts/posts.server.ts";
import type { Services } from "../services.ts";
import type { CountedTag } from "../tags/tag.ts";
import { isShown } from "../works/laid-over.server.ts";

type Storage = Pick<Services, "db">;

/** Every tag that leads readers to something, by name. */
export async function listTags(services: Storage): Promise<CountedTag[]> {
  const all = await listAllTags(services);
  return all.filter(({ count }) => count > 0).map(({ slug, name, count }) => ({ slug, name, count }));
}

/** Every tag, also those that nothing has, by name. */
export async function listAllTags({ db }: Storage): Promise<(CountedTag & { id: string })[]> {
  const ofPosts = sql`select taggings.tag_id from ${taggings} join ${posts} on posts.id = taggings.item_id
    where taggings.kind = 'post' and ${isLive}`;
  const ofLetters = sql`select taggings.tag_id from ${taggings} join ${newsletterIssues} on newsletter_issues.id = taggings.item_id
    where taggings.kind = 'letter' and ${isPublic}`;
  const ofWorks = sql`select taggings.tag_id from ${taggings} join ${works} on works.id = taggings.item_id
    where taggings.kind = 'work' and ${isShown}`;
  const all = sql`${ofPosts} union all ${ofLetters} union all ${ofWorks}`;
  const counts = sql`(select tag_id, count(*) as number from (${all}) group by tag_id)`;
  const { id, slug, name, key } = tags;
  return db
    .select({ id, slug, name, count: sql<number>`coalesce(counts.number, 0)` })
    .from(tags)
    .leftJoin(sql`${counts} as counts`, sql`counts.tag_id = ${id}`)
    .orderBy(key);
}
