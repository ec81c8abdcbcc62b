import { escapeHtml } from "@toadstool/markdown/html";
import { feedHtml } from "@toadstool/markdown/feed";
import { sayArticle } from "@toadstool/markdown/say-article";
import { sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { notes } from "#db/schema.ts";
import { placeMailImagesInEach, type Placing } from "../articles/placing.server.ts";
import { linkWords, notePath } from "../notes/note.ts";
import { byTime, isLive } from "../notes/notes.server.ts";
import type { Site } from "../profile/site.ts";
import type { Services } from "../services.ts";
import { type FeedContents, type FeedEntry, notesFeedPath } from "./feed.ts";
import { feedAbouts } from "./feed-about.ts";
import { feedLength, type FeedState, picturesIn, stateOf } from "./feed.server.ts";

/** Read without the notes’ texts. */
export async function findNotesFeedState({ db }: Pick<Services, "db">): Promise<FeedState> {
  const newest = db
    .select({ id: notes.id, updatedAt: notes.updatedAt })
    .from(notes)
    .where(isLive)
    .orderBy(...byTime.newestFirst)
    .limit(feedLength);
  const ids = db.select({ id: sql`id` }).from(newest.as("newest"));
  const listed = await batch(db, { newest, pictures: picturesIn({ db }, "note", ids) });
  return stateOf(listed.newest, listed.pictures);
}

/** The newest notes, whole. */
export async function readNotesFeed(services: Placing, site: Site): Promise<FeedContents> {
  const rows = await services.db.query.notes.findMany({
    where: isLive,
    orderBy: byTime.newestFirst,
    limit: feedLength,
  });
  const articles = await placeMailImagesInEach(
    services,
    rows.map(({ html, link }) => html + linkHtml(link)),
  );
  const entries = rows.map(({ id, title, language, publishedAt, updatedAt }, index): FeedEntry => {
    const path = notePath(id);
    const html = feedHtml(
      sayArticle(articles[index] ?? "", site.words.markdown),
      site.origin + path,
      site.words.mails.article,
    );
    return { id: path, path, title, summary: "", language, publishedAt, updatedAt, html };
  });
  return { about: feedAbouts[notesFeedPath](site), entries };
}

const linkHtml = (link: string) =>
  link && `<p><a href="${escapeHtml(link)}">${escapeHtml(linkWords(link))}</a></p>`;
