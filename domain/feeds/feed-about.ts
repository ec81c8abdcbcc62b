import { lettersPath } from "../newsletter/archive/archive.ts";
import type { Site as WholeSite } from "../profile/site.ts";
import { notesPath } from "../notes/note.ts";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath, type FeedOf } from "./feed.ts";

type Site = Pick<WholeSite, "name" | "description">;

/** What each feed is about, by its path. */
export const feedAbouts = {
  [feedPath]: ({ name, description }: Site): FeedOf => ({
    title: name,
    description,
    path: feedPath,
    pagePath: "/blog",
  }),
  [artFeedPath]: ({ name }: Site): FeedOf => ({
    title: `Art from ${name}`,
    description: "New prints, zines, series and things that turn.",
    path: artFeedPath,
    pagePath: "/art",
  }),
  [lettersFeedPath]: ({ name }: Site): FeedOf => ({
    title: `Letters from ${name}`,
    description: "What went out by mail, to read here as well.",
    path: lettersFeedPath,
    pagePath: lettersPath,
  }),
  [notesFeedPath]: ({ name }: Site): FeedOf => ({
    title: `Notes from ${name}`,
    description: "Thoughts, photographs and links, as they come.",
    path: notesFeedPath,
    pagePath: notesPath,
  }),
};

export type FeedPath = keyof typeof feedAbouts;

export function isFeedPath(path: string): path is FeedPath {
  return Object.hasOwn(feedAbouts, path);
}
