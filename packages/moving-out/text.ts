/** A text on its way to another system. */
export interface OutgoingText {
  /** Also the folder that it is written to. */
  kind: "posts" | "pages" | "notes" | "letters" | "works";
  title: string;
  /** The last part of its address; that of a page may have two parts. */
  slug: string;
  /** Its address on the site that it comes from; "" where it has none. */
  path: string;
  /** Paths that redirect to it. */
  formerPaths: string[];
  /** ISO 8601; null for a draft. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  excerpt: string;
  /** The address of its picture; "" for none. */
  cover: string;
  tags: string[];
  /** The name of the series that it is a part of; "" for none. */
  series: string;
  /** BCP 47; "" for the site’s. */
  language: string;
  /** Texts with the same are translations of each other; "" for none. */
  translationKey: string;
  markdown: string;
}

/** A picture, film or sound that texts name. */
export interface OutgoingFile {
  /** As texts name it: `/media/…`. */
  address: string;
  /** The name that it gets, unique among all. */
  name: string;
  kind: "picture" | "video" | "audio";
  /** Shown where a text gives none of its own. */
  alt: string;
}
