import { placeMailImagesInEach, type Placing } from "../articles/placing.server.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { type LetterSummary, lettersPath } from "../newsletter/archive/archive.ts";
import { findLetterTexts, listLetterAddresses, listLetters } from "../newsletter/archive/archive.server.ts";
import type { Site } from "../profile/site.ts";
import type { Services } from "../services.ts";
import { type FeedContents, type FeedEntry, lettersFeedPath } from "./feed.ts";
import { feedAbouts } from "./feed-about.ts";
import { feedHtml } from "@toadstool/markdown/feed";
import { sayArticle } from "@toadstool/markdown/say-article";
import { feedLength, type FeedState, picturesIn, stateOf } from "./feed.server.ts";

/** A letter never changes, but the pictures in it may. */
export async function findLettersFeedState(services: Pick<Services, "db">): Promise<FeedState> {
  const letters = await listLetterAddresses(services, feedLength);
  const ids = letters.map(({ id }) => id);
  const sent = letters.map(({ sentAt, ...letter }) => ({ ...letter, updatedAt: sentAt }));
  return stateOf(sent, await picturesIn(services, "letter", ids));
}

/** The newest public letters, whole. */
export async function readLettersFeed(services: Placing, site: Site): Promise<FeedContents> {
  const { letters } = await listLetters(services, { limit: feedLength });
  return { about: feedAbouts[lettersFeedPath](site), entries: await readLetters(services, site, letters) };
}

type Listed = Pick<LetterSummary, "id" | "slug" | "subject" | "sentAt" | "opening" | "tags">;

/** The same letters, whole. */
export async function readLetters(
  services: Placing,
  site: Pick<Site, "origin" | "words">,
  letters: Listed[],
): Promise<FeedEntry[]> {
  const texts = await findLetterTexts(
    services,
    letters.map(({ id }) => id),
  );
  const rendered = letters.map(({ id }) => renderMarkdown(texts.get(id) ?? "", site.words.language));
  const articles = await placeMailImagesInEach(services, rendered);
  return letters.map(({ id, slug, subject, sentAt, opening, tags }, index): FeedEntry => {
    const path = `${lettersPath}/${slug}`;
    const html = feedHtml(
      sayArticle(articles[index] ?? "", site.words.markdown),
      site.origin + path,
      site.words.mails.article,
    );
    const at = new Date(sentAt);
    return {
      id: `${lettersPath}/${id}`,
      path,
      title: subject,
      summary: opening,
      publishedAt: at,
      updatedAt: at,
      html,
      tags: tags.map(({ name }) => name),
    };
  });
}
