import { and, eq, isNotNull, lte } from "drizzle-orm";
import { posts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { forgetUses } from "../media/usage/uses.server.ts";
import type { Refused } from "../outcome.ts";
import { forgetRevisions } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { forgetTags } from "../tags/taggings.server.ts";
import { groupIfFree } from "../translations/tying.server.ts";
import { isLive } from "./posts.server.ts";
import { slugTaken } from "./slug-taken.ts";

type Storage = Pick<Services, "db">;

/** Moves the post to the trash, where it stays for 30 days; null where there is no such post. */
export async function deletePost(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [deleted] = await services.db
    .update(posts)
    .set({ deletedAt: services.clock() })
    .where(and(eq(posts.id, id), isLive))
    .returning({ id: posts.id });
  return deleted ?? null;
}

/** Out of the trash; refused where its slug has been taken since. */
export async function restorePost(
  services: Pick<Services, "db" | "settings">,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | Refused | null> {
  const deleted = and(eq(posts.id, id), isNotNull(posts.deletedAt));
  try {
    const [restored] = await services.db
      .update(posts)
      .set({ deletedAt: null, translationGroup: groupIfFree(services, "posts") })
      .where(deleted)
      .returning({ id: posts.id });
    return restored ?? null;
  } catch (error) {
    const row = await services.db.query.posts.findFirst({ where: deleted, columns: { slug: true } });
    return slugTaken(error, row?.slug ?? "");
  }
}

/** Removes posts that were deleted at or before that instant, permanently. */
export async function sweepDeletedPosts(services: Storage, deletedBefore: Date): Promise<void> {
  const { db } = services;
  const isOver = lte(posts.deletedAt, deletedBefore);
  await db.batch([
    forgetUses(services, "post", db.select({ id: posts.id }).from(posts).where(isOver)),
    forgetRevisions(services, "post", db.select({ id: posts.id }).from(posts).where(isOver)),
    forgetTags(services, "post", db.select({ id: posts.id }).from(posts).where(isOver)),
    db.delete(posts).where(isOver),
  ]);
}
