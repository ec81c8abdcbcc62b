import { and, eq, type SQL } from "drizzle-orm";
import { drafts } from "#db/schema.ts";
import { forgetUses } from "../media/usage/uses.server.ts";
import { findPost } from "../posts/posts.server.ts";
import { moveRevisions } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { type DraftRow, isAsRead, isStill } from "./writing.server.ts";

type Storage = Pick<Services, "db">;

/**
 * The statements that end a draft whose text is now a post's: the post takes over its revisions, and nothing of the
 * draft stays in the trash. `removed` returns the draft's id where the draft was still as it was read and
 * `condition` held; otherwise all of them change nothing.
 */
export function handOver(services: Storage, draft: DraftRow, postId: string, condition?: SQL) {
  const { db } = services;
  const isThere = isAsRead(draft, condition);
  return {
    moved: moveRevisions(services, draft.id, postId, isStill(services, draft, condition)),
    forgotten: forgetUses(services, "draft", db.select({ id: drafts.id }).from(drafts).where(isThere)),
    removed: db.delete(drafts).where(isThere).returning({ id: drafts.id }),
  };
}

const sameInBoth = ["title", "summary", "slug", "imageUrl", "content"] as const;

/** A draft and the post that was published with the same text; null where there is no such post. */
export async function findPublishedText(
  services: Storage,
  id: string,
): Promise<{ draft: DraftRow; postId: string } | null> {
  const draft = await services.db.query.drafts.findFirst({
    where: and(eq(drafts.id, id), eq(drafts.kind, "post")),
  });
  const post = draft?.slug ? await findPost(services, draft.slug) : null;
  if (!draft || draft.deletedAt || !post) return null;
  return sameInBoth.every((name) => draft[name] === post[name]) ? { draft, postId: post.id } : null;
}
