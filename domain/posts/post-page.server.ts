import { withTimes } from "#db/d1/with-times.ts";
import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { images, imageUses, postSeries, postSeriesParts, posts } from "#db/schema.ts";
import type { Picture } from "@toadstool/media/showing";
import { placeKnown, type Placing } from "../articles/placing.server.ts";
import { imageOf, isInLibrary } from "../media/images.server.ts";
import { placeIn, type PostSeriesPlace } from "../post-series/post-series.ts";
import { joinHtml, readHtmlParts } from "./parts.server.ts";
import type { PostSummary } from "./post.ts";
import type { Translation } from "../translations/translation.ts";
import { selectTranslations } from "../translations/translations.server.ts";
import { byTime, idsCalled, isLive, postLanguage, summaryColumns } from "./posts.server.ts";
import { wordColumns, wordsOf } from "./words.server.ts";

/** A post as its page shows it. */
interface PostPage {
  post: PostSummary;
  /** With its images and works as they are now. */
  html: string;
  words: number;
  /** The library's picture at the post's own image address, if it is one. */
  pictures: Record<string, Picture>;
  /** Its place in the series that it is a part of. */
  series: PostSeriesPlace | null;
  newer: Beside | null;
  older: Beside | null;
  /** In all languages, itself among them, oldest first. */
  translations: Translation[];
}

type Beside = Pick<PostSummary, "slug" | "title" | "language">;

/** All that the page of a post shows, in one round trip to the database; null where there is no such post. */
export async function findPostPage(services: Placing, slugOrId: string): Promise<PostPage | null> {
  const { found, parts, newer, older, known, inSeries, translations } = await readPage(services.db, {
    called: slugOrId,
  });
  const [row] = found;
  if (!row) return null;
  const { html: head, words, uncounted, ...summary } = row;
  const { html, pictures } = await placeKnown(services, {
    html: joinHtml(row, parts),
    addresses: [row.imageUrl],
    known: known.map(imageOf),
  });
  return {
    post: withTimes(summary),
    html,
    words: wordsOf({ words, uncounted }),
    pictures,
    series: inSeries[0] ? placeIn(inSeries[0].series, inSeries, row.slug) : null,
    newer: newer[0] ?? null,
    older: older[0] ?? null,
    translations,
  };
}

const readPage = preparedBatch((db) => {
  const ids = idsCalled(sql.placeholder("called"));
  const called = and(isLive, sql`${posts.id} in ${ids}`);
  const place = sql`(select here.published_at, here.id from ${posts} here where here.id in ${ids} and here.deleted_at is null)`;
  const beside = (comparison: SQL) =>
    db
      .select({ slug: posts.slug, title: posts.title, language: postLanguage })
      .from(posts)
      .where(and(isLive, sql`(${posts.publishedAt}, ${posts.id}) ${comparison} ${place}`));
  const used = db
    .select({ id: imageUses.imageId })
    .from(imageUses)
    .where(and(eq(imageUses.kind, "post"), sql`${imageUses.textId} in ${ids}`));
  return {
    found: db
      .select({ ...summaryColumns, html: posts.html, ...wordColumns })
      .from(posts)
      .where(called)
      .limit(1),
    parts: readHtmlParts({ db }, ids),
    newer: beside(sql`>`)
      .orderBy(...byTime.oldestFirst)
      .limit(1),
    older: beside(sql`<`)
      .orderBy(...byTime.newestFirst)
      .limit(1),
    known: db
      .select(getTableColumns(images))
      .from(images)
      .where(and(sql`${images.id} in ${used}`, isInLibrary)),
    translations: selectTranslations(db, "posts", ids),
    inSeries: db
      .select({
        series: { slug: sql<string>`${postSeries.slug}`.as("series_slug"), name: postSeries.name },
        slug: posts.slug,
        title: posts.title,
        language: postLanguage,
      })
      .from(postSeriesParts)
      .innerJoin(postSeries, eq(postSeries.id, postSeriesParts.seriesId))
      .innerJoin(posts, eq(posts.id, postSeriesParts.postId))
      .where(
        and(
          isLive,
          sql`${postSeries.id} in (select of.series_id from ${postSeriesParts} of where of.post_id in ${ids})`,
        ),
      )
      .orderBy(postSeriesParts.part, posts.publishedAt),
  };
});
