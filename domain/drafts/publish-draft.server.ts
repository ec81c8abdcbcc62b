import { eq, type SQL } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { drafts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import type { NewPost, Post } from "../posts/post.ts";
import { slugTaken } from "../posts/slug-taken.ts";
import {
  composePost,
  findPlaces,
  findPublished,
  insertPost,
  postThatStands,
  samePost,
} from "../posts/writing.server.ts";
import type { Services } from "../services.ts";
import { idFrom } from "../tokens/id-from.ts";
import { handOver } from "./hand-over.server.ts";
import { changedElsewhere, type DraftRow, isLetter, isPage, isStill } from "./writing.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

/**
 * Makes a post of the editor's text and removes the draft. Pressed twice it is one post; null where there is no such draft,
 * refused where it was saved elsewhere since `version`.
 */
export async function publishDraft(
  services: Writing,
  _owner: Owner,
  draftId: string,
  { version, ...input }: NewPost & { version?: number },
): Promise<Post | Refused | null> {
  const draft = await services.db.query.drafts.findFirst({ where: eq(drafts.id, draftId) });
  if (!draft || draft.deletedAt) return postMadeOf(services, draftId, input);
  if (draft.kind === "letter" || draft.kind === "welcome") return isLetter();
  if (draft.kind === "page") return isPage();
  if (version !== undefined && version !== draft.version) return changedElsewhere();
  const post = await publishAsItStands(services, draft, input);
  if (post) return post;
  return (await postMadeOf(services, draftId, input)) ?? changedElsewhere();
}

/**
 * One step: the post is there, the draft is removed and its revisions are the post's, or nothing has changed. Null where the
 * draft has changed since it was read or `condition` does not hold: the second of two presses does nothing.
 */
export async function publishAsItStands(
  services: Writing,
  draft: DraftRow,
  input: NewPost,
  condition?: SQL,
): Promise<Post | Refused | null> {
  const row = await composePost(services, await freePostId(services, draft.id), input);
  if (isRefused(row)) return row;
  const places = await findPlaces(services, {
    tags: input.tags ?? draft.tags,
    series: input.series ?? draft.series,
  });
  try {
    const { removed } = await batch(services.db, {
      post: insertPost(services, row, places, isStill(services, draft, condition)),
      ...handOver(services, draft, row.id, condition),
    });
    return removed.length > 0 ? postThatStands(services, row.id) : null;
  } catch (error) {
    return slugTaken(error, input.slug);
  }
}

async function postMadeOf(
  services: Writing,
  draftId: string,
  input: NewPost,
): Promise<Post | Refused | null> {
  const post = await findPublished(services, await postIdOf(draftId));
  return post && post !== "deleted" ? samePost(post, input) : null;
}

/** The id of the post that a draft becomes: known beforehand, so that a second press finds the post of the first. */
export function postIdOf(draftId: string): Promise<string> {
  return idFrom("post", draftId);
}

/** A late retry of its creation may make a published draft again: its next post is a second one. */
async function freePostId(services: Writing, draftId: string): Promise<string> {
  const id = await postIdOf(draftId);
  return (await findPublished(services, id)) ? crypto.randomUUID() : id;
}
