/** What a feed is about. All addresses are absolute. */
export interface Feed {
  /** What makes it the same feed wherever it is. */
  id: string;
  title: string;
  subtitle: string;
  /** BCP 47. */
  language: string;
  author: { name: string; uri: string };
  /** Its own address. */
  self: string;
  /** The page that lists the same. */
  page: string;
  icon: string;
}

export interface FeedEntry {
  /** Stays when the entry's address changes: what makes it the same entry. */
  id: string;
  page: string;
  title: string;
  /** "" where there is none. */
  summary: string;
  /** BCP 47, where it is not the feed’s. */
  language?: string | undefined;
  publishedAt: Date;
  updatedAt: Date;
  html: string;
  /** What it is about, in words. */
  tags?: readonly string[];
  /** A file that comes with it; its length in bytes, where that is known. */
  enclosure: { href: string; type: string; length?: number } | null;
}
