import { eq, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch, type Results } from "#db/batch.server.ts";
import { posts } from "#db/schema.ts";
import { profileIn, selectFacts } from "../facts/facts.server.ts";
import type { Profile } from "../profile/profile.ts";
import { usualLanguage } from "../words/words.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { renderOrRefuse } from "../markdown/render.server.ts";
import { signOf, type TextLanguage } from "../markdown/rule.ts";
import { isRefused, type Refused, refuse, refuseField } from "../outcome.ts";
import { keepRevision } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import type { NewPost, NewPostAsked, Post, PostChange, PostChangeAsked } from "./post.ts";
import { completeDateString, dateExample, localDatetime, parseDateString } from "../calendar/date-string.ts";
import { divide, insertParts } from "./parts.server.ts";
import { postIn, selectPost } from "./posts.server.ts";
import { readableText } from "@toadstool/markdown/html";
import { wordsIn } from "@toadstool/markdown/prose";
import { findWantedPostSeries, putPostSeries, type WantedPostSeries } from "../post-series/parts.server.ts";
import { findWantedTags, putTags, type WantedTag } from "../tags/taggings.server.ts";
import type { Tying } from "../translations/tying.server.ts";
import { foldForSearch } from "./search.server.ts";

type Writing = Pick<Services, "db" | "clock">;
type PostRow = Omit<typeof posts.$inferSelect, "language" | "translationGroup"> & { words: number };

/** What a post is rendered and dated by besides its own language and its author’s time zone. */
interface Manner {
  profile: Profile;
  now: Date;
}

/** The row a new post becomes, rendered and dated. */
export function composePost(id: string, input: NewPostAsked, { profile, now }: Manner): PostRow | Refused {
  const { language: own = "", timeZone = profile.timeZone } = input;
  const language = { own, site: profile.language ?? usualLanguage };
  const exact = input.publishedAt ? new Date(input.publishedAt) : null;
  const datetime = input.datetime || localDatetime(exact ?? now, timeZone);
  const dateString = completeDateString(input.dateString, datetime);
  const publishedAt = exact ?? parseDateString(dateString, timeZone, language.site);
  if (!publishedAt) return unreadableDate(language.site);
  const fields = written(input, language);
  if (isRefused(fields)) return fields;
  const updatedAt = new Date(input.updatedAt ?? exact ?? now);
  const dated = { dateString, publishedAt, datetime, updatedAt, deletedAt: null };
  return { id, ...fields, ...dated, likes: 0, version: 1 };
}

/** The columns that a save changes, rendered and dated. */
export function composeChange(before: Post, input: PostChangeAsked, { profile, now }: Manner) {
  const { language: own = before.language, timeZone = profile.timeZone } = input;
  const language = { own, site: profile.language ?? usualLanguage };
  const dateString = input.dateString || before.dateString;
  const publishedAt =
    dateString === before.dateString
      ? new Date(before.publishedAt)
      : parseDateString(dateString, timeZone, language.site);
  if (!publishedAt) return unreadableDate(language.site);
  const fields = written(input, language);
  if (isRefused(fields)) return fields;
  const updatedAt = input.updatedAt ? new Date(input.updatedAt) : now;
  return { ...fields, dateString, publishedAt, updatedAt, version: before.version + 1 };
}

/** What leads readers to a post besides the blog. */
interface PostPlaces {
  tags: readonly WantedTag[];
  series: WantedPostSeries | null;
}

/** The tags and the series that a text names. */
export async function findPlaces(
  services: Pick<Services, "db" | "settings">,
  profile: Profile,
  { tags = "", series = "" }: { tags?: string; series?: string },
): Promise<PostPlaces> {
  const [wantedTags, wantedSeries] = await Promise.all([
    findWantedTags(services, tags, profile),
    findWantedPostSeries(services, series, profile),
  ]);
  return { tags: wantedTags, series: wantedSeries };
}

/**
 * The statements that insert a post with all its parts, its tags and series, the uses of its images and its first revision, where
 * `isAsRead` holds and its language is free.
 */
export function insertPost(
  services: Writing,
  post: PostRow,
  { tags, series }: PostPlaces,
  tying: Tying,
  isAsRead: SQL = sql`true`,
) {
  const divided = divide(post);
  const { parts } = divided;
  const row = { ...divided.row, ...tying.columns };
  const condition = sql`${isAsRead} and ${tying.isFree}`;
  const kept = { kind: "post", id: row.id, reason: "published", words: row.words } as const;
  return {
    claims: tying.claims,
    tied: tying.tied(condition),
    inserted: services.db.insert(posts).select(rowWhere(posts, row, condition)),
    parts: insertParts(services, row.id, parts, condition),
    uses: recordUses(services, { kind: "post", id: row.id }, [row.imageUrl, row.content], condition),
    tags: putTags(services, { kind: "post", id: row.id }, tags, condition),
    series: putPostSeries(services, row.id, series, condition),
    revision: keepRevision(services, kept, condition),
  };
}

/** What a save writes, whatever else it does; refused where the text cannot be rendered. */
function written(input: NewPost | PostChange, language: TextLanguage) {
  const { title, summary, slug, imageUrl, content } = input;
  const html = renderOrRefuse(content, language.own || language.site);
  if (isRefused(html)) return html;
  return {
    title,
    summary,
    slug,
    imageUrl,
    content,
    html,
    folded: foldForSearch(input, readableText(html), signOf(language)),
    words: wordsIn(content),
  };
}

/** A post that was published before; it may be in the trash. */
export type Published = Post | "deleted" | null;

type Reading = Pick<Services, "db" | "settings">;

/** What a save reads first: the post that was published under this id, and what the site is. */
export async function findPublished(services: Reading, id: string) {
  return publishedIn(services, await batch(services.db, selectPublished(services, id)));
}

/** The statements that read it, for a batch. */
export function selectPublished({ db }: Pick<Services, "db">, id: string) {
  return {
    ...selectPost({ db }, sql`(${id})`),
    ids: db.select({ id: posts.id }).from(posts).where(eq(posts.id, id)),
    facts: selectFacts(db),
  };
}

export function publishedIn(
  services: Pick<Services, "settings">,
  { ids, facts, ...read }: Results<ReturnType<typeof selectPublished>>,
): { before: Published; profile: Profile } {
  const before = postIn(read) ?? (ids.length > 0 ? "deleted" : null);
  return { before, profile: profileIn(services, facts) };
}

/** The same to save it; null where it is not there. */
export async function findPostToSave(services: Reading, id: string): Promise<PostToSave | null> {
  const { before, profile } = await findPublished(services, id);
  return before && before !== "deleted" ? { post: before, profile } : null;
}

export interface PostToSave {
  post: Post;
  profile: Profile;
}

/** Pressed twice, it is the same post; pressed again with another text, it is refused. Null where none is there. */
export function samePost(
  before: Published,
  { title, summary, slug, content }: NewPost,
): Post | Refused | null {
  if (before === null || before === "deleted") return null;
  const sent = [title, summary, slug, content];
  const isSame = [before.title, before.summary, before.slug, before.content].every(
    (text, index) => text === sent[index],
  );
  if (isSame) return before;
  const message =
    "This text has already been published, and the form has changed since. Your text is still here: copy it, then open the post to edit it.";
  return refuse("conflict", "already_published", message);
}

/** The post that a batch has written, and read at its end. */
export function writtenPost(read: Parameters<typeof postIn>[0]): Post {
  const post = postIn(read);
  if (!post) throw new Error("The post was saved and not returned.");
  return post;
}

function unreadableDate(language: string): Refused {
  const own = /^en\b/i.test(language) ? "" : `${dateExample(language)}, `;
  const message = `That date cannot be read. Write it like ${own}4 March 2026, 2026-03-04 or March 4 2026; the time is added automatically. Leave it empty to use the current date and time.`;
  return refuseField("invalid", "date_unreadable", "dateString", message);
}
