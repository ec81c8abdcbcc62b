import { eq, type SQL } from "drizzle-orm";
import { drafts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import type { NewPost, Post } from "../posts/post.ts";
import { slugTaken } from "../posts/slug-taken.ts";
import { composePost, findPublished, insertPost, postThatStands, samePost } from "../posts/writing.server.ts";
import { moveRevisions } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { idFrom } from "../tokens/id-from.ts";
import {
  changedElsewhere,
  type DraftRow,
  isAsRead,
  isLetter,
  isStill,
  unscheduled,
} from "./writing.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

/**
 * Makes a post of what the editor holds and puts the draft away. Pressed twice it is one post; null where there is no
 * such draft, refused where it was saved elsewhere since `version`.
 */
export async function publishDraft(
  services: Writing,
  _owner: Owner,
  draftId: string,
  { version, ...input }: NewPost & { version?: number },
): Promise<Post | Refused | null> {
  const draft = await services.db.query.drafts.findFirst({ where: eq(drafts.id, draftId) });
  if (!draft) return null;
  if (draft.kind === "letter") return isLetter();
  if (draft.deletedAt) return postMadeOf(services, draft, input);
  if (version !== undefined && version !== draft.version) return changedElsewhere();
  const post = await publishAsItStands(services, draft, input);
  if (post) return post;
  return (await postMadeOf(services, draft, input)) ?? changedElsewhere();
}

/**
 * One step: the post is there, its draft is away and its revisions are the post's, or nothing is. Null where the draft
 * is no longer as it was read or `condition` does not hold: whoever comes second does nothing.
 */
export async function publishAsItStands(
  services: Writing,
  draft: DraftRow,
  input: NewPost,
  condition?: SQL,
): Promise<Post | Refused | null> {
  const { db } = services;
  const row = composePost(services, await postIdOf(draft), input);
  if (isRefused(row)) return row;
  const isThere = isStill(services, draft, condition);
  try {
    const answers = await db.batch([
      moveRevisions(services, draft.id, row.id, isThere),
      ...insertPost(services, row, isThere),
      db
        .update(drafts)
        .set({ ...unscheduled, deletedAt: services.clock() })
        .where(isAsRead(draft, condition))
        .returning({ id: drafts.id }),
    ]);
    return answers[5].length > 0 ? postThatStands(services, row.id) : null;
  } catch (error) {
    return slugTaken(error, input.slug);
  }
}

async function postMadeOf(
  services: Writing,
  draft: DraftRow,
  input: NewPost,
): Promise<Post | Refused | null> {
  const post = await findPublished(services, await postIdOf(draft));
  return post && post !== "deleted" ? samePost(post, input) : null;
}

/** A draft that is put back from the trash has another version: its next post is another. */
function postIdOf({ id, version }: DraftRow): Promise<string> {
  return idFrom("post", `${id} ${version}`);
}
