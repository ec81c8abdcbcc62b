import { and, eq, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { drafts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import type { NewPost, Post } from "../posts/post.ts";
import { slugTaken } from "../posts/slug-taken.ts";
import { postIn, selectPost } from "../posts/posts.server.ts";
import {
  composePost,
  findPlaces,
  findPublished,
  insertPost,
  type Published,
  publishedIn,
  samePost,
  selectPublished,
} from "../posts/writing.server.ts";
import type { Profile } from "../profile/profile.ts";
import type { Services } from "../services.ts";
import { readTying } from "../translations/tying.server.ts";
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
  const { draft, before, profile } = await findDraftAndPost(services, draftId);
  if (!draft || draft.deletedAt) return samePost(before, input);
  if (draft.kind === "letter" || draft.kind === "welcome") return isLetter();
  if (draft.kind === "page") return isPage();
  if (version !== undefined && version !== draft.version) return changedElsewhere();
  return publishAsItStands(services, { draft, before, profile }, input);
}

/** A draft as it was read, the post that was made of it before, and what the site is. */
interface DraftAndPost {
  draft: DraftRow;
  before: Published;
  profile: Profile;
}

/**
 * One step: the post is there, the draft is removed and its revisions are the post's, or nothing has changed. Where the
 * draft has changed since it was read or `condition` does not hold, it answers with the post that another press has made.
 */
export async function publishAsItStands(
  services: Writing,
  { draft, before, profile }: DraftAndPost,
  input: NewPost,
  condition?: SQL,
): Promise<Post | Refused> {
  const places = { tags: input.tags ?? draft.tags, series: input.series ?? draft.series };
  // A late retry of its creation may make a published draft again: its next post is a second one.
  const id = before ? crypto.randomUUID() : await postIdOf(draft.id);
  const of = { language: draft.language, group: draft.translationGroup };
  const [found, tying] = await Promise.all([
    findPlaces(services, profile, places),
    readTying(services, { ...input, kind: "post", id, before: of }),
  ]);
  if (isRefused(tying)) return tying;
  const written = { ...input, language: input.language ?? draft.language };
  const row = composePost(id, written, { profile, now: services.clock() });
  if (isRefused(row)) return row;
  try {
    const read = await batch(services.db, {
      ...insertPost(services, row, found, tying, isStill(services, draft, condition)),
      ...handOver(services, draft, id, and(condition, tying.isFree)),
      ...selectPost(services, sql`(${id})`),
    });
    const refused = () => tying.refusalOf(read.claims) ?? changedElsewhere();
    return samePost(postIn(read) ?? before, input) ?? refused();
  } catch (error) {
    return slugTaken(error, input.slug);
  }
}

/** The post that was made of a draft before, and what the site is. */
export async function findPostOf(services: Writing, draftId: string) {
  return findPublished(services, await postIdOf(draftId));
}

async function findDraftAndPost(services: Writing, draftId: string) {
  const { drafted, ...read } = await batch(services.db, {
    drafted: services.db.select().from(drafts).where(eq(drafts.id, draftId)),
    ...selectPublished(services, await postIdOf(draftId)),
  });
  return { draft: drafted[0], ...publishedIn(services, read) };
}

/** The id of the post that a draft becomes: known beforehand, so that a second press finds the post of the first. */
export function postIdOf(draftId: string): Promise<string> {
  return idFrom("post", draftId);
}
