import type { ShownArtwork } from "../art/shown-artwork.ts";
import { pageWordsOf } from "../art/page-words.ts";
import { workInMail } from "../art/works-in-text.ts";
import { escapeHtml } from "@toadstool/markdown/html";
import type { Site } from "../profile/site.ts";
import type { Words } from "../words/words.ts";
import { listNewestArt } from "../works/gallery.server.ts";
import type { ReadingWorks } from "../works/laid-over.server.ts";
import { artFeedPath, type FeedContents, type FeedEntry } from "./feed.ts";
import { feedAbouts } from "./feed-about.ts";
import { feedHtml } from "@toadstool/markdown/feed";

/** How many works the feed holds: a year's, at the rate of a busy press. */
const length = 40;

/** The newest works: each work's still, its material and its description. */
export async function readArtFeed(services: ReadingWorks, site: Site): Promise<FeedContents> {
  const works = await listNewestArt(services, length);
  return { about: feedAbouts[artFeedPath](site), entries: works.map((work) => entryOf(site, work)) };
}

function entryOf({ origin, words }: Site, work: ShownArtwork): FeedEntry {
  const path = `/art/${work.slug}`;
  const at = new Date(work.date);
  return {
    id: path,
    path,
    title: work.title,
    summary: work.made,
    language: work.language,
    publishedAt: at,
    updatedAt: at,
    html: feedHtml(articleOf(work, words), origin + path, words.mails.article),
    ...(work.card && { cover: { imageUrl: work.card.src, picture: undefined } }),
  };
}

function articleOf(work: ShownArtwork, words: Words): string {
  const { title, made, page } = work;
  const paragraphs = [made, ...work.words].map((text) => `<p>${escapeHtml(text)}</p>`);
  const way = page
    ? `<p><a href="${escapeHtml(page)}">${escapeHtml(pageWordsOf(work, words) ?? title)}</a></p>`
    : "";
  return `${workInMail({ work, title: escapeHtml(title) })}${paragraphs.join("")}${way}`;
}
