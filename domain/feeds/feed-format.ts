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

/** The path of the feed at an address, as Atom, and the format it is in there. */
export function formatAt(address: string): { path: string; format: FeedFormat } {
  const format = address.endsWith(".json") ? "json" : "xml";
  return { path: address.replace(/json$/, "xml"), format };
}
