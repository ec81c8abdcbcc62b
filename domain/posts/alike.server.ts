import { sql } from "drizzle-orm";
import { posts } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { tagsOfPost } from "../tags/taggings.server.ts";
import { likeness } from "../text/alike.ts";
import { listNamedPosts, type PostList } from "./post-list.server.ts";
import { byTime, isLive } from "./posts.server.ts";

/** The newest posts whose titles and tags are looked at. */
const mostLookedAt = 500;

/** At most `limit` posts whose titles or tags are alike to a search that finds nothing, the most alike first. */
export async function listPostsAlike(
  services: Pick<Services, "db">,
  terms: readonly string[],
  limit: number,
): Promise<PostList> {
  const rows = await services.db
    .select({ id: sql<string>`${posts.id}`, title: posts.title, tags: tagsOfPost })
    .from(posts)
    .where(isLive)
    .orderBy(...byTime.newestFirst)
    .limit(mostLookedAt);
  const alike = rows
    .map(({ id, title, tags }) => ({
      id,
      closeness: likeness(terms, [title, ...tags.map(({ name }) => name)]),
    }))
    .filter(({ closeness }) => closeness > 0)
    .toSorted((a, b) => b.closeness - a.closeness)
    .slice(0, limit)
    .map(({ id }) => id);
  return alike.length > 0 ? listNamedPosts(services, alike) : { posts: [], cursor: null, pictures: {} };
}
