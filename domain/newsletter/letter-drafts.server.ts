import { encoded } from "../text/encoded.ts";
import type { Draft } from "../drafts/draft.ts";
import { openDraft } from "../drafts/drafts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { imageIdOf } from "../media/image.ts";
import type { Post } from "../posts/post.ts";
import { findPost } from "../posts/posts.server.ts";
import type { Services } from "../services.ts";
import { tagText } from "../tags/tag.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

/**
 * A post's text as a letter draft: made once for each state of the post, so that a second press opens the letter which the
 * first one made. Null where there is no such post.
 */
export async function draftLetterFrom(
  services: Writing,
  owner: Owner,
  postId: string,
): Promise<Draft | null> {
  const post = await findPost(services, postId);
  if (!post) return null;
  const empty = { summary: "", slug: "", dateString: "", imageUrl: "" };
  const fields = {
    ...empty,
    kind: "letter" as const,
    title: post.title,
    content: letterText(post),
    language: post.language,
    tags: tagText(post.tags),
  };
  const key = `letter-of-${post.id}-${post.version}`;
  // The next one where those before were sent or deleted.
  for (let earlier = 0; ; earlier++) {
    const draftKey = earlier === 0 ? key : `${key}-${earlier}`;
    // oxlint-disable-next-line no-await-in-loop -- the first that is not in the trash ends it
    const draft = await openDraft(services, owner, { ...fields, draftKey });
    if (draft !== "deleted") return draft;
  }
}

function letterText({ title, imageUrl, slug, content }: Post): string {
  const link = `[Read this on the site](/blog/${encoded(slug)}), where it stays.`;
  return [picture(imageUrl, title), content.trim(), link].filter(Boolean).join("\n\n");
}

/** The library knows its own pictures' alt texts. */
function picture(address: string, title: string): string {
  if (!address) return "";
  const alt = imageIdOf(address) ? "" : title.replace(/[[\]\\]/g, "\\$&");
  return `![${alt}](${address.replace(/[\s<>()]/g, encodeURIComponent)})`;
}
