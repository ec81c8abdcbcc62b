import { eq } from "drizzle-orm";
import { drafts } from "#db/schema.ts";
import type { Draft } from "../drafts/draft.ts";
import { createDraftOnce, findDraftOfKey } from "../drafts/drafts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { imageIdOf } from "../media/image.ts";
import type { Refused } from "../outcome.ts";
import type { Post } from "../posts/post.ts";
import { findPost } from "../posts/posts.server.ts";
import type { Services } from "../services.ts";
import { tagText } from "../tags/tag.ts";
import { idFrom } from "../tokens/id-from.ts";

type Writing = Pick<Services, "db" | "clock">;

/**
 * A post's text as a letter draft: made once for each state of the post, so that a second press opens the letter which the
 * first one made. Null where there is no such post.
 */
export async function draftLetterFrom(
  services: Writing,
  owner: Owner,
  postId: string,
): Promise<Draft | Refused | null> {
  const post = await findPost(services, postId);
  if (!post) return null;
  const draftKey = await keyOf(services, `letter-of-${post.id}-${post.version}`);
  const before = await findDraftOfKey(services, owner, draftKey);
  if (before) return before;
  const empty = { summary: "", slug: "", dateString: "", imageUrl: "" };
  return createDraftOnce(services, owner, {
    ...empty,
    kind: "letter",
    title: post.title,
    content: letterText(post),
    tags: tagText(post.tags),
    draftKey,
  });
}

/** The key of the letter that is being written, or of the next one where those before were sent or deleted. */
async function keyOf(services: Writing, key: string, earlier = 0): Promise<string> {
  const draftKey = earlier === 0 ? key : `${key}-${earlier}`;
  const there = await services.db.query.drafts.findFirst({
    columns: { deletedAt: true },
    where: eq(drafts.id, await idFrom("draft", draftKey)),
  });
  return there?.deletedAt ? keyOf(services, key, earlier + 1) : draftKey;
}

function letterText({ title, imageUrl, slug, content }: Post): string {
  const link = `[Read this on the site](/blog/${slug}), where it stays.`;
  return [picture(imageUrl, title), content.trim(), link].filter(Boolean).join("\n\n");
}

/** The library knows its own pictures' alt texts. */
function picture(address: string, title: string): string {
  if (!address) return "";
  const alt = imageIdOf(address) ? "" : title.replace(/[[\]\\]/g, "\\$&");
  return `![${alt}](${address.replace(/[\s<>()]/g, encodeURIComponent)})`;
}
