import { feedType, jsonFeedType } from "@toadstool/markdown/atom";

/** The formats of every feed, by the ending of its addresses. */
export const feedFormats = {
  xml: { name: "Atom", type: feedType },
  json: { name: "JSON Feed", type: jsonFeedType },
};

export type FeedFormat = keyof typeof feedFormats;

/** The address of a feed in a format: `/feed.xml` is `/feed.json` too. */
export function pathIn(format: FeedFormat, path: string): string {
  return path.replace(/xml$/, format);
}
