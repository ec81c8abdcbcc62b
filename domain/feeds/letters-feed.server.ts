import { and, eq, inArray } from "drizzle-orm";
import { images, imageUses } from "#db/schema.ts";
import { placeMailImagesInEach, type Placing } from "../media/display/placing.server.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { lettersPath } from "../newsletter/archive/archive.ts";
import { findLetterTexts, listLetterAddresses, listLetters } from "../newsletter/archive/archive.server.ts";
import type { Services } from "../services.ts";
import { type FeedEntry, lettersFeedPath, writeFeed } from "./feed.ts";
import { feedAbouts } from "./feed-about.ts";
import { feedHtml } from "@toadstool/markdown/feed";
import { feedLength, shortHash } from "./feed.server.ts";

/** A value that changes whenever the letters' feed does. A letter never changes, but the pictures in it may. */
export async function findLettersFeedState(
  services: Pick<Services, "db">,
): Promise<{ tag: string; changedAt: Date | null }> {
  const letters = await listLetterAddresses(services, feedLength);
  const pictures = await services.db
    .select({ id: images.id, updatedAt: images.updatedAt })
    .from(imageUses)
    .innerJoin(images, eq(images.id, imageUses.imageId))
    .where(
      and(
        eq(imageUses.kind, "letter"),
        inArray(
          imageUses.textId,
          letters.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(images.id);
  const times = [
    ...letters.map(({ sentAt }) => sentAt.getTime()),
    ...pictures.map(({ updatedAt }) => updatedAt.getTime()),
  ];
  const state = [letters, pictures];
  return {
    tag: await shortHash(JSON.stringify(state)),
    changedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}

/** The newest public letters, whole, as an Atom feed. */
export async function composeLettersFeed(services: Placing & Pick<Services, "settings">): Promise<string> {
  const { site } = services.settings;
  const { letters } = await listLetters(services, { limit: feedLength });
  const texts = await findLetterTexts(
    services,
    letters.map(({ id }) => id),
  );
  const rendered = letters.map(({ id }) => renderMarkdown(texts.get(id) ?? ""));
  const articles = await placeMailImagesInEach(services, rendered);
  const entries = letters.map(({ id, slug, subject, sentAt, opening }, index): FeedEntry => {
    const path = `${lettersPath}/${slug}`;
    const html = feedHtml(articles[index] ?? "", site.origin + path);
    const at = new Date(sentAt);
    return {
      id: `${lettersPath}/${id}`,
      path,
      title: subject,
      summary: opening,
      publishedAt: at,
      updatedAt: at,
      html,
    };
  });
  return writeFeed(site, feedAbouts[lettersFeedPath](site), entries);
}
