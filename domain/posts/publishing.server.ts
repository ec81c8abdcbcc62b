import { and, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { posts, slugRedirects } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import type { Owner } from "../identity/owner.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { isRefused, type Refused, refuse } from "../outcome.ts";
import { keepRevision } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { tagText } from "../tags/tag.ts";
import { putPostSeries } from "../post-series/parts.server.ts";
import { putTags } from "../tags/taggings.server.ts";
import { idFrom } from "../tokens/id-from.ts";
import type { NewPost, Post, PostChange } from "./post.ts";
import { parseDateString } from "../calendar/date-string.ts";
import { deleteParts, divide, insertParts } from "./parts.server.ts";
import { findPost } from "./posts.server.ts";
import { wordsIn } from "@toadstool/markdown/prose";
import { slugTaken } from "./slug-taken.ts";
import {
  composePost,
  findPlaces,
  findPublished,
  insertPost,
  postThatStands,
  samePost,
  unreadableDate,
  written,
} from "./writing.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

/** The same `publishKey` is the same post: a button pressed twice publishes once. */
export async function publishPost(services: Writing, owner: Owner, input: NewPost): Promise<Post | Refused> {
  const { publishKey, ...keyless } = input;
  const id = publishKey ? await idFrom("post", publishKey) : crypto.randomUUID();
  const before = publishKey ? await findPublished(services, id) : null;
  if (before === "deleted") return publishPost(services, owner, keyless);
  if (before) return samePost(before, input);
  const row = await composePost(services, id, input);
  if (isRefused(row)) return row;
  const places = await findPlaces(services, input);
  try {
    await services.db.batch(insertPost(services, row, places));
  } catch (error) {
    const meanwhile = publishKey ? await findPublished(services, id) : null;
    if (meanwhile && meanwhile !== "deleted") return samePost(meanwhile, input);
    return slugTaken(error, input.slug);
  }
  return postThatStands(services, row.id);
}

/** Saves a post. A new slug leaves the old one as a redirect; null where there is no such post. */
export async function updatePost(
  services: Writing,
  _owner: Owner,
  id: string,
  input: PostChange,
  reason: "replaced" | "restored" = "replaced",
): Promise<Post | Refused | null> {
  const { db } = services;
  const before = await findPost(services, id);
  if (!before || before.id !== id) return null;
  if (input.version !== undefined && input.version !== before.version) return changedElsewhere();
  const timeZone = input.timeZone ?? (await findSite(services)).timeZone;
  const dateString = input.dateString || before.dateString;
  const publishedAt =
    dateString === before.dateString ? new Date(before.publishedAt) : parseDateString(dateString, timeZone);
  if (!publishedAt) return unreadableDate();

  const fields = written(input);
  if (isRefused(fields)) return fields;
  const { row: texts, parts } = divide(fields);
  const change = {
    ...texts,
    dateString,
    publishedAt,
    updatedAt: services.clock(),
    version: before.version + 1,
  };
  const isUnchanged = and(eq(posts.id, id), eq(posts.version, before.version), isNull(posts.deletedAt));
  const unchanged = exists(db.select({ id: posts.id }).from(posts).where(isUnchanged));
  const kept = { kind: "post", id, reason, words: wordsIn(before.content) } as const;
  const isEdited = textFields.some((name) => change[name] !== before[name]);
  const isTagged = input.tags !== undefined && input.tags !== tagText(before.tags);
  const isInSeries = input.series !== undefined && input.series !== before.series;
  const { tags, series } = await findPlaces(services, input);
  const isRenamed = input.slug !== before.slug;
  try {
    const { saved } = await batch(db, {
      revision: keepRevision(services, kept, isEdited ? unchanged : sql`false`),
      uses: recordUses(services, { kind: "post", id }, [input.imageUrl, input.content], unchanged),
      freed: db.delete(slugRedirects).where(and(eq(slugRedirects.slug, input.slug), unchanged)),
      redirect: redirectTo(services, id, before.slug, isRenamed ? unchanged : sql`false`),
      formerParts: deleteParts(services, id, unchanged),
      parts: insertParts(services, id, parts, unchanged),
      tags: putTags(services, { kind: "post", id }, tags, isTagged ? unchanged : sql`false`),
      series: putPostSeries(services, id, series, isInSeries ? unchanged : sql`false`),
      saved: db.update(posts).set(change).where(isUnchanged).returning({ id: posts.id }),
    });
    if (saved.length === 0) return changedElsewhere();
  } catch (error) {
    return slugTaken(error, input.slug);
  }
  return postThatStands(services, id);
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
