import { eq, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { posts } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { renderOrRefuse } from "../markdown/render.server.ts";
import { isRefused, type Refused, refuse, refuseField } from "../outcome.ts";
import { keepRevision } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import type { NewPost, Post, PostChange } from "./post.ts";
import { completeDateString, localDatetime, parseDateString } from "../calendar/date-string.ts";
import { divide, insertParts } from "./parts.server.ts";
import { findPost } from "./posts.server.ts";
import { readableText } from "@toadstool/markdown/html";
import { wordsIn } from "@toadstool/markdown/prose";
import { findWantedPostSeries, putPostSeries, type WantedPostSeries } from "../post-series/parts.server.ts";
import { findWantedTags, putTags, type WantedTag } from "../tags/taggings.server.ts";
import { foldForSearch } from "./search.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings">;
type PostRow = typeof posts.$inferSelect & { words: number };

/** The row a new post becomes, rendered and dated. */
export async function composePost(services: Writing, id: string, input: NewPost): Promise<PostRow | Refused> {
  const timeZone = input.timeZone ?? (await findSite(services)).timeZone;
  const datetime = input.datetime || localDatetime(services.clock(), timeZone);
  const dateString = completeDateString(input.dateString, datetime);
  const publishedAt = parseDateString(dateString, timeZone);
  if (!publishedAt) return unreadableDate();
  const fields = written(input);
  if (isRefused(fields)) return fields;
  const updatedAt = services.clock();
  const dated = { dateString, publishedAt, datetime, updatedAt, deletedAt: null };
  return { id, ...fields, ...dated, likes: 0, version: 1 };
}

/** What leads readers to a post besides the blog. */
interface PostPlaces {
  tags: readonly WantedTag[];
  series: WantedPostSeries | null;
}

/** The tags and the series that a text names. */
export async function findPlaces(
  services: Pick<Services, "db">,
  { tags = "", series = "" }: { tags?: string; series?: string },
): Promise<PostPlaces> {
  return {
    tags: await findWantedTags(services, tags),
    series: await findWantedPostSeries(services, series),
  };
}

/** What inserts a post with all its parts, its tags and series, the uses of its images and its first revision, where `condition` holds. */
export function insertPost(
  services: Writing,
  post: PostRow,
  { tags, series }: PostPlaces,
  condition: SQL = sql`true`,
) {
  const { row, parts } = divide(post);
  const kept = { kind: "post", id: row.id, reason: "published", words: row.words } as const;
  return [
    services.db.insert(posts).select(rowWhere(posts, row, condition)),
    insertParts(services, row.id, parts, condition),
    ...recordUses(services, { kind: "post", id: row.id }, [row.imageUrl, row.content], condition),
    ...putTags(services, { kind: "post", id: row.id }, tags, condition),
    ...putPostSeries(services, row.id, series, condition),
    keepRevision(services, kept, condition),
  ] as const;
}

/** What a save writes, whatever else it does; refused where the text cannot be rendered. */
export function written(input: NewPost | PostChange) {
  const { title, summary, slug, imageUrl, content } = input;
  const html = renderOrRefuse(content);
  if (isRefused(html)) return html;
  return {
    title,
    summary,
    slug,
    imageUrl,
    content,
    html,
    folded: foldForSearch(input, readableText(html)),
    words: wordsIn(content),
  };
}

/** The post that was published under this id before; it may be in the trash. */
export async function findPublished(
  services: Pick<Services, "db">,
  id: string,
): Promise<Post | "deleted" | null> {
  const post = await findPost(services, id);
  if (post?.id === id) return post;
  const row = await services.db.query.posts.findFirst({ where: eq(posts.id, id), columns: { id: true } });
  return row ? "deleted" : null;
}

/** Pressed twice, it is the same post; pressed again with another text, it is refused. */
export function samePost(before: Post, { title, summary, slug, content }: NewPost): Post | Refused {
  const sent = [title, summary, slug, content];
  const isSame = [before.title, before.summary, before.slug, before.content].every(
    (text, index) => text === sent[index],
  );
  if (isSame) return before;
  const message =
    "This text has already been published, and the form has changed since. Your text is still here: copy it, then open the post to edit it.";
  return refuse("conflict", "already_published", message);
}

export async function postThatStands(services: Pick<Services, "db">, id: string): Promise<Post> {
  const post = await findPost(services, id);
  if (!post) throw new Error(`Post ${id} was saved and cannot be found.`);
  return post;
}

export function unreadableDate(): Refused {
  const message =
    "That date cannot be read. Write it like 4 March 2026, 2026-03-04 or March 4 2026; the time is added automatically. Leave it empty to use the current date and time.";
  return refuseField("invalid", "date_unreadable", "dateString", message);
}
