import { and, desc, eq, inArray, isNull, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { images, imageUses, posts } from "#db/schema.ts";
import { findPictures, placeMailImagesInEach, type Placing } from "../articles/placing.server.ts";
import { isInLibrary } from "../media/images.server.ts";
import { joinHtml, readHtmlParts } from "../posts/parts.server.ts";
import type { Site } from "../profile/site.ts";
import type { Services } from "../services.ts";
import { tagsOfPost } from "../tags/taggings.server.ts";
import { type FeedContents, type FeedEntry, feedPath } from "./feed.ts";
import { feedAbouts } from "./feed-about.ts";
import { shortHash } from "./short-hash.ts";
import { feedHtml } from "@toadstool/markdown/feed";
import { sayArticle } from "@toadstool/markdown/say-article";

/** How many posts a feed holds. */
export const feedLength = 20;

/** `tag` changes whenever the feed does. */
export interface FeedState {
  tag: string;
  changedAt: Date | null;
}

/** Read without the posts' texts. */
export async function findFeedState({ db }: Pick<Services, "db">): Promise<FeedState> {
  const newest = db
    .select({ id: posts.id, updatedAt: posts.updatedAt, tags: tagsOfPost })
    .from(posts)
    .where(isNull(posts.deletedAt))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(feedLength);
  const ids = db.select({ id: sql`id` }).from(newest.as("newest"));
  const listed = await batch(db, { newest, pictures: picturesIn({ db }, "post", ids) });
  return stateOf(listed.newest, listed.pictures);
}

/** The pictures in texts that a feed holds. */
export function picturesIn(
  { db }: Pick<Services, "db">,
  kind: "post" | "letter" | "note",
  ids: SQLWrapper | string[],
) {
  return db
    .select({ id: images.id, updatedAt: images.updatedAt })
    .from(imageUses)
    .innerJoin(images, and(eq(images.id, imageUses.imageId), isInLibrary))
    .where(and(eq(imageUses.kind, kind), inArray(imageUses.textId, ids)))
    .orderBy(images.id);
}

type Changed = { updatedAt: Date }[];

export async function stateOf(...changes: Changed[]): Promise<FeedState> {
  const times = changes.flat().map(({ updatedAt }) => updatedAt.getTime());
  const changedAt = times.length > 0 ? new Date(Math.max(...times)) : null;
  return { tag: await shortHash(JSON.stringify(changes)), changedAt };
}

/** The newest posts, whole. */
export async function readPostsFeed(services: Placing, site: Site): Promise<FeedContents> {
  const newest = sql`(select id from ${posts} where deleted_at is null order by published_at desc, id desc limit ${feedLength})`;
  return { about: feedAbouts[feedPath](site), entries: await readPosts(services, site, newest) };
}

/** The live posts whose ids the query `ids` finds, whole, newest first. */
export async function readPosts(
  services: Placing,
  site: Pick<Site, "origin" | "words">,
  ids: SQL,
): Promise<FeedEntry[]> {
  const { db } = services;
  const { rows, parts } = await batch(db, {
    rows: db
      .select({
        id: posts.id,
        slug: posts.slug,
        title: posts.title,
        summary: posts.summary,
        language: posts.language,
        imageUrl: posts.imageUrl,
        publishedAt: posts.publishedAt,
        updatedAt: posts.updatedAt,
        html: posts.html,
        tags: tagsOfPost,
      })
      .from(posts)
      .where(and(isNull(posts.deletedAt), inArray(posts.id, ids)))
      .orderBy(desc(posts.publishedAt), desc(posts.id)),
    parts: readHtmlParts(services, ids),
  });
  const pictures = await findPictures(
    services,
    rows.map(({ imageUrl }) => imageUrl),
  );
  const whole = rows.map((row) => joinHtml(row, parts));
  const articles = await placeMailImagesInEach(services, whole);
  return rows.map(({ id, slug, imageUrl, tags, ...row }, index): FeedEntry => {
    const path = `/blog/${slug}`;
    const html = feedHtml(
      sayArticle(articles[index] ?? "", site.words.markdown),
      site.origin + path,
      site.words.mails.article,
    );
    // The id is the address by id: a new slug makes no new entry.
    const cover = { imageUrl, picture: pictures[imageUrl] };
    return { ...row, id: `/blog/${id}`, path, html, tags: tags.map(({ name }) => name), cover };
  });
}
