import { and, eq, exists, isNull } from "drizzle-orm";
import { posts, slugRedirects } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { recordUses } from "../images/uses.server.ts";
import { renderMarkdown } from "../markdown/render.ts";
import { type Refused, refuse, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import type { NewPost, Post, PostChange } from "./post.ts";
import { completeDateString, localDatetime, parseDateString } from "./post-date.ts";
import { findPost } from "./posts.server.ts";
import { foldForSearch } from "./search.ts";
import { slugTaken } from "./slug-taken.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;

export async function publishPost(services: Writing, _owner: Owner, input: NewPost): Promise<Post | Refused> {
  const timeZone = input.timeZone ?? services.settings.site.timeZone;
  const datetime = input.datetime || localDatetime(services.clock(), timeZone);
  const dateString = completeDateString(input.dateString, datetime);
  const publishedAt = parseDateString(dateString, timeZone);
  if (!publishedAt) return unreadableDate();
  const row = {
    id: crypto.randomUUID(),
    ...written(input),
    dateString,
    publishedAt,
    datetime,
    updatedAt: services.clock(),
  };
  try {
    await services.db.batch([
      services.db.insert(posts).values(row),
      ...recordUses(services, { kind: "post", id: row.id }, [input.imageUrl, input.content]),
    ]);
  } catch (error) {
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
): Promise<Post | Refused | null> {
  const { db } = services;
  const before = await findPost(services, id);
  if (!before || before.id !== id) return null;
  if (input.version !== undefined && input.version !== before.version) return changedElsewhere();
  const timeZone = input.timeZone ?? services.settings.site.timeZone;
  const dateString = input.dateString || before.dateString;
  const publishedAt =
    dateString === before.dateString ? new Date(before.publishedAt) : parseDateString(dateString, timeZone);
  if (!publishedAt) return unreadableDate();

  const change = {
    ...written(input),
    dateString,
    publishedAt,
    updatedAt: services.clock(),
    version: before.version + 1,
  };
  const isUnchanged = and(eq(posts.id, id), eq(posts.version, before.version), isNull(posts.deletedAt));
  const unchanged = exists(db.select({ id: posts.id }).from(posts).where(isUnchanged));
  try {
    const [, , saved] = await db.batch([
      ...recordUses(services, { kind: "post", id }, [input.imageUrl, input.content], unchanged),
      db.update(posts).set(change).where(isUnchanged).returning({ id: posts.id }),
      db.delete(slugRedirects).where(eq(slugRedirects.slug, input.slug)),
      ...(input.slug === before.slug ? [] : [redirectTo(services, id, before.slug)]),
    ]);
    if (saved.length === 0) return changedElsewhere();
  } catch (error) {
    return slugTaken(error, input.slug);
  }
  return postThatStands(services, id);
}

function written(input: NewPost | PostChange) {
  const { title, summary, slug, imageUrl, content } = input;
  return {
    title,
    summary,
    slug,
    imageUrl,
    content,
    html: renderMarkdown(content),
    folded: foldForSearch(input),
  };
}

function redirectTo(services: Writing, postId: string, slug: string) {
  return services.db
    .insert(slugRedirects)
    .values({ slug, postId, createdAt: services.clock() })
    .onConflictDoUpdate({ target: slugRedirects.slug, set: { postId } });
}

async function postThatStands(services: Pick<Services, "db">, id: string): Promise<Post> {
  const post = await findPost(services, id);
  if (!post) throw new Error(`Post ${id} was saved and cannot be found.`);
  return post;
}

function unreadableDate(): Refused {
  const message =
    "That date cannot be read. Write it like 4 March 2026, 2026-03-04 or March 4 2026; the time is added by itself. Or leave it empty for now.";
  return refuseField("invalid", "date_unreadable", "dateString", message);
}

function changedElsewhere(): Refused {
  const message =
    "This post was changed elsewhere since you opened it. Your text is still here: copy it, open the post again, and put the two together.";
  return refuse("conflict", "changed_elsewhere", message);
}
