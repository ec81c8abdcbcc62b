import type { Still } from "../art/still.ts";
import { lettersPath } from "../newsletter/archive/archive.ts";
import { listLetters } from "../newsletter/archive/archive.server.ts";
import { listPosts } from "../posts/posts.server.ts";
import type { Services } from "../services.ts";
import { listNewestArt } from "../works/gallery.server.ts";
import { notePath } from "../notes/note.ts";
import { listNotes } from "../notes/notes.server.ts";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath } from "./feed.ts";
import type { FeedPath } from "./feed-about.ts";

/** An entry of a feed, as its page lists it. */
export interface NewestEntry {
  path: string;
  title: string;
  summary: string;
  /** Where it is not the site’s. */
  language?: string | undefined;
  /** ISO 8601. */
  publishedAt: string;
  /** Of a work. */
  still?: Pick<Still, "src" | "srcSet" | "avif" | "width" | "height">;
}

type Asked = Pick<Services, "db" | "workFiles">;

export const newestShown = 6;

const lists: Record<FeedPath, (services: Asked) => Promise<NewestEntry[]>> = {
  [feedPath]: async (services) => {
    const { posts } = await listPosts(services, { limit: newestShown });
    return posts.map(({ slug, title, summary, language, publishedAt }) => ({
      path: `/blog/${slug}`,
      title,
      summary,
      language,
      publishedAt,
    }));
  },
  [artFeedPath]: async (services) =>
    (await listNewestArt(services, newestShown)).map(({ slug, title, language, made, date, still }) => ({
      path: `/art/${slug}`,
      title,
      summary: made,
      language,
      publishedAt: new Date(date).toISOString(),
      still,
    })),
  [lettersFeedPath]: async (services) => {
    const { letters } = await listLetters(services, { limit: newestShown });
    return letters.map(({ slug, subject, language, opening, sentAt }) => ({
      path: `${lettersPath}/${slug}`,
      title: subject,
      summary: opening,
      language,
      publishedAt: sentAt,
    }));
  },
  [notesFeedPath]: async (services) => {
    const { notes } = await listNotes(services, { limit: newestShown });
    return notes.map(({ id, title, language, publishedAt }) => ({
      path: notePath(id),
      title,
      summary: "",
      language,
      publishedAt,
    }));
  },
};

/** The newest entries of a feed, newest first, without their texts. */
export function listNewest(services: Asked, feed: FeedPath): Promise<NewestEntry[]> {
  return lists[feed](services);
}
