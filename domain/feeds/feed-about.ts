import { lettersPath } from "../newsletter/archive/archive.ts";
import type { Site as WholeSite } from "../profile/site.ts";
import { notesPath } from "../notes/note.ts";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath, type FeedOf } from "./feed.ts";

type Site = Pick<WholeSite, "name" | "description" | "words">;

/** What each feed is about, by its path. */
export const feedAbouts = {
  [feedPath]: ({ name, description }: Site): FeedOf => ({
    title: name,
    description,
    path: feedPath,
    pagePath: "/blog",
  }),
  [artFeedPath]: ({ name: site, words }: Site): FeedOf => ({
    title: words.feeds.art.title({ site }),
    description: words.feeds.art.description,
    path: artFeedPath,
    pagePath: "/art",
  }),
  [lettersFeedPath]: ({ name: site, words }: Site): FeedOf => ({
    title: words.letters.feed({ site }),
    description: words.feeds.letters,
    path: lettersFeedPath,
    pagePath: lettersPath,
  }),
  [notesFeedPath]: ({ name: site, words }: Site): FeedOf => ({
    title: words.notes.feed({ site }),
    description: words.feeds.notes,
    path: notesFeedPath,
    pagePath: notesPath,
  }),
};

export type FeedPath = keyof typeof feedAbouts;

export function isFeedPath(path: string): path is FeedPath {
  return Object.hasOwn(feedAbouts, path);
}
