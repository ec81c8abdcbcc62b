import type { SaidState } from "./states/state-words.ts";
import type { Remark } from "./remarks.ts";

/** The systems whose exports are read; `markdown` is a folder of no particular one, `subscribers` a list alone. */
export const systems = [
  "ghost",
  "wordpress",
  "substack",
  "medium",
  "beehiiv",
  "buttondown",
  "wix",
  "hugo",
  "jekyll",
  "astro",
  "markdown",
  "toadstool",
  "subscribers",
] as const;
export type System = (typeof systems)[number];

export type MovedItem = MovedText | MovedSubscriber | MovedPicture | MovedRedirect | MovedRemark;

/** A post, a page, or a letter that was mailed and never on the web. */
export interface MovedText {
  type: "text";
  kind: "post" | "page" | "letter";
  /** The same in each export of the same site: `ghost:post:5f3c…`. At most 300 characters. */
  id: string;
  /** One line of 1 to 200 characters. */
  title: string;
  /** `a–z`, `0–9` and single dashes, 1 to 100 characters. Other texts may have the same. */
  slug: string;
  /** The slug that it had, decoded. */
  oldSlug: string;
  /** Paths that it had, decoded, without a slash at their end: `/2020/01/02/how-to-fold`. */
  oldPaths: string[];
  /** The author's own excerpt, at most 500 characters; "" for none. */
  summary: string;
  subtitle: string;
  /** In the dialect of `@toadstool/markdown`, with a placeholder for the address of each of `files`. */
  markdown: string;
  status: "published" | "scheduled" | "draft";
  /** False for members, behind a password, private: its status is then `draft`, and it waits for its author's decision. */
  isPublic: boolean;
  /** When it was, or is to be, published. */
  published: MovedDate | null;
  created: MovedDate | null;
  updated: MovedDate | null;
  /** Names without commas, at most 60 characters each and 30 of them. */
  tags: string[];
  authors: string[];
  series: string;
  /** BCP 47; "" where the export does not name it. */
  language: string;
  /** Texts of one kind that have the same are translations of each other; "" for none. */
  translationKey: string;
  cover: MovedFile | null;
  files: MovedFile[];
  remarks: Remark[];
}

export interface MovedDate {
  /** ISO 8601 in UTC, with milliseconds. */
  at: string;
  /** The day by the author's calendar: `2020-01-02`. */
  day: string;
  hasTime: boolean;
  /** It is from a file's name, or its time zone was assumed. */
  isGuessed: boolean;
}

/** A picture, film, sound or other file that a text shows or links. */
export interface MovedFile {
  /** Its address in the markdown, like `moved-file:00001`; a cover has `moved-file:cover`. */
  placeholder: string;
  as: "picture" | "film" | "sound" | "file";
  from: FileSource;
  /** The same for the same file in other texts. At most 300 characters. */
  key: string;
  name: string;
  alt: string;
  caption: string;
  /** Its former address on the web; "" where there was none. */
  fallback: string;
}

export type FileSource =
  | { in: "archive"; path: string; bytes: number }
  | { in: "web"; url: string }
  | { in: "text"; data: Blob };

export interface MovedSubscriber {
  type: "subscriber";
  id: string;
  /** Trimmed; it has an `@`, and is checked no further. */
  email: string;
  name: string;
  joined: MovedDate | null;
  /** `confirmed` where the export says that they read, or nothing of it; `unknown` where what it says is not understood. */
  status: "confirmed" | SaidState;
  /** Where the export says so, in words: `“status” is “Bounced”`; "" where it does not. */
  says: string;
  tags: string[];
  note: string;
}

/** A picture that no text shows. */
export interface MovedPicture {
  type: "picture";
  id: string;
  file: MovedFile;
}

export interface MovedRedirect {
  type: "redirect";
  id: string;
  from: string;
  to: string;
}

/** A remark about the whole export. */
export interface MovedRemark {
  type: "remark";
  remark: Remark;
  /** How many things it is about. */
  count: number;
}
