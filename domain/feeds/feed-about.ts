import { lettersPath } from "../newsletter/archive/archive.ts";
import type { Settings } from "../services.ts";
import { notesPath } from "../notes/note.ts";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath, type FeedOf } from "./feed.ts";
import type { FeedFormat } from "./feed-format.ts";

type Site = Pick<Settings["site"], "name" | "description">;

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

/** The feed at an address, and the format it is in there; null where there is none. */
export function feedAt(address: string): { path: FeedPath; format: FeedFormat } | null {
  const format = address.endsWith(".json") ? "json" : "xml";
  const path = address.replace(/json$/, "xml");
  return path in feedAbouts ? { path: path as FeedPath, format } : null;
}
