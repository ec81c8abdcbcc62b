import { and, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { posts, slugRedirects } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { isOpen, madeBefore, recordMade, recordSaved, refuseClosed } from "../changes/record-made.server.ts";
import { isRefused, type Refused, refuse } from "../outcome.ts";
import { keepRevision } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { tagText } from "../tags/tag.ts";
import { putPostSeries } from "../post-series/parts.server.ts";
import { putTags } from "../tags/taggings.server.ts";
import { idFrom } from "../tokens/id-from.ts";
import { silence } from "../webhooks/silence.server.ts";
import type { NewPostAsked, Post, PostChangeAsked } from "./post.ts";
import { deleteParts, divide, insertParts } from "./parts.server.ts";
import { postIn, selectPost } from "./posts.server.ts";
import { wordsIn } from "@toadstool/markdown/prose";
import { readTying } from "../translations/tying.server.ts";
import { slugTaken } from "./slug-taken.ts";
import {
  composeChange,
  composePost,
  findPlaces,
  findPostToSave,
  findPublished,
  insertPost,
  type PostToSave,
  samePost,
  writtenPost,
} from "./writing.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

/**
 * The same `publishKey` is the same post: a button pressed twice publishes once. As part of a bulk change, a key whose post is in
 * the trash makes no other.
 */
export async function publishPost(
  services: Writing,
  owner: Owner,
  input: NewPostAsked,
): Promise<Post | Refused> {
  const { publishKey, ...keyless } = input;
  const { change, announce } = input;
  const id = publishKey ? await idFrom("post", publishKey) : crypto.randomUUID();
  const { before, profile } = await findPublished(services, id);
  if (before === "deleted") return change ? madeBefore() : publishPost(services, owner, keyless);
  const same = samePost(before, input);
  if (same) return same;
  const [places, tying] = await Promise.all([
    findPlaces(services, profile, input),
    readTying(services, { ...input, kind: "post", id, before: { language: "", group: "" } }),
  ]);
  if (isRefused(tying)) return tying;
  const row = composePost(id, input, { profile, now: services.clock() });
  if (isRefused(row)) return row;
  try {
    const isSilent = announce === false;
    const { marked, silenced } = silence(services, id, isSilent);
    const made = { kind: "post", itemId: id, made: { version: 1, isSilent } } as const;
    const read = await batch(services.db, {
      marked,
      ...insertPost(services, row, places, tying, isOpen(change)),
      made: recordMade(services, change, made, sql`${isOpen(change)} and ${tying.isFree}`),
      silenced,
      ...selectPost(services, sql`(${id})`),
    });
    return (
      postIn(read) ??
      tying.refusalOf(read.claims) ??
      (await refuseClosed(services, change)) ??
      writtenPost(read)
    );
  } catch (error) {
    const { before: meanwhile } = await findPublished(services, id);
    return samePost(meanwhile, input) ?? slugTaken(error, input.slug);
  }
}

/** Saves a post. A new slug leaves the old one as a redirect; null where there is no such post. */
export async function updatePost(
  services: Writing,
  _owner: Owner,
  id: string,
  input: PostChangeAsked,
): Promise<Post | Refused | null> {
  const found = await findPostToSave(services, id);
  return found && savePost(services, found, input);
}

/** The same for a post as it was read. */
export async function savePost(
  services: Writing,
  { post: before, profile }: PostToSave,
  input: PostChangeAsked,
  reason: "replaced" | "restored" = "replaced",
): Promise<Post | Refused> {
  const { db } = services;
  const { id } = before;
  if (input.version !== undefined && input.version !== before.version) return changedElsewhere();
  const isTagged = input.tags !== undefined && input.tags !== tagText(before.tags);
  const isInSeries = input.series !== undefined && input.series !== before.series;
  const [tying, { tags, series }] = await Promise.all([
    readTying(services, { ...input, kind: "post", id, before: { language: before.language } }),
    findPlaces(services, profile, {
      tags: isTagged ? input.tags : undefined,
      series: isInSeries ? input.series : undefined,
    }),
  ]);
  if (isRefused(tying)) return tying;
  const composed = composeChange(before, input, { profile, now: services.clock() });
  if (isRefused(composed)) return composed;
  const { row: change, parts } = divide(composed);
  const isUnchanged = and(
    eq(posts.id, id),
    eq(posts.version, before.version),
    isNull(posts.deletedAt),
    tying.isFree,
  );
  const unchanged = exists(db.select({ id: posts.id }).from(posts).where(isUnchanged));
  const kept = { kind: "post", id, reason, words: wordsIn(before.content) } as const;
  const isEdited = textFields.some((name) => change[name] !== before[name]);
  const isRenamed = input.slug !== before.slug;
  try {
    const { marked, silenced } = silence(services, id, input.announce === false);
    const item = { kind: "post", itemId: id, version: before.version } as const;
    const { saved, claims, ...read } = await batch(db, {
      marked,
      claims: tying.claims,
      tied: tying.tied(unchanged),
      change: recordSaved(services, input.change, item, unchanged),
      revision: keepRevision(services, kept, isEdited ? unchanged : sql`false`),
      uses: recordUses(services, { kind: "post", id }, [input.imageUrl, input.content], unchanged),
      freed: db.delete(slugRedirects).where(and(eq(slugRedirects.slug, input.slug), unchanged)),
      redirect: redirectTo(services, id, before.slug, isRenamed ? unchanged : sql`false`),
      formerParts: deleteParts(services, id, unchanged),
      parts: insertParts(services, id, parts, unchanged),
      tags: putTags(services, { kind: "post", id }, tags, isTagged ? unchanged : sql`false`),
      series: putPostSeries(services, id, series, isInSeries ? unchanged : sql`false`),
      saved: db
        .update(posts)
        .set({ ...change, ...tying.columns })
        .where(isUnchanged)
        .returning({ id: posts.id }),
      silenced,
      ...selectPost(services, sql`(${id})`),
    });
    return saved.length > 0 ? writtenPost(read) : (tying.refusalOf(claims) ?? changedElsewhere());
  } catch (error) {
    return slugTaken(error, input.slug);
  }
}

const textFields = ["title", "summary", "slug", "imageUrl", "dateString", "content"] as const;

function redirectTo(services: Writing, postId: string, slug: string, condition: SQL) {
  const row = { slug, postId, createdAt: services.clock() };
  return services.db
    .insert(slugRedirects)
    .select(rowWhere(slugRedirects, row, condition))
    .onConflictDoUpdate({ target: slugRedirects.slug, set: { postId } });
}

function changedElsewhere(): Refused {
  const message =
    "This post has been changed elsewhere since you opened it. Your text is still here: copy it, open the post again and combine the two.";
  return refuse("conflict", "changed_elsewhere", message);
}
