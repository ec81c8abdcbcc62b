import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import type { NewPost, Post } from "../posts/post.ts";
import { publishPost } from "../posts/publishing.server.ts";
import type { Services } from "../services.ts";
import { deleteDraft, findDraft } from "./drafts.server.ts";

/** Makes a post of what the editor holds, then puts the draft away; null where there is no such draft. */
export async function publishDraft(
  services: Pick<Services, "db" | "clock" | "settings">,
  owner: Owner,
  draftId: string,
  input: NewPost,
): Promise<Post | Refused | null> {
  if (!(await findDraft(services, owner, draftId))) return null;
  const post = await publishPost(services, owner, input);
  if (!isRefused(post)) await deleteDraft(services, owner, draftId);
  return post;
}
