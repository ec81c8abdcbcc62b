import type { SlugRule } from "@toadstool/language/slug";
import type { Said } from "@toadstool/moving-in/states";
import type { Decisions, SaidGroup, Verdict } from "#domain/subscribers/importing/import.ts";

/** What a move asks of the site that it comes to. Each call may be repeated; it throws a `SiteFault` where nothing can go on. */
export interface Site {
  /** What is here already of what these keys make, and which addresses are taken. */
  findKnown(asked: Asked): Promise<Known>;
  /** How the site makes slugs, and its language. */
  findSlugRule(): Promise<SlugRule>;
  /** `items`: how many things are left of what it has made; `kept`: which of them its undo has left so far. */
  findChange(key: string): Promise<{ isUndone: boolean; items: number; kept: Kept[] } | null>;
  beginChange(change: { key: string; name: string }): Promise<void>;
  /** Undoes some of a change; called until it is over. */
  undoChange(key: string): Promise<{ removed: number; kept: Kept[]; isOver: boolean }>;

  publishPost(post: PostToCome): Promise<(Placed & { id: string }) | SiteRefusal>;
  createDraft(draft: DraftToCome): Promise<(Placed & { id: string }) | SiteRefusal>;
  publishPage(id: string, dates: Dates & { change: string }): Promise<Placed | SiteRefusal>;
  /** Null where it is no longer there. */
  readText(made: Made): Promise<TextHere | null>;
  /** Writes the text again, as long as it has this version. */
  writeText(made: Made, text: TextHere & Dates & { change: string }): Promise<void>;

  /** The address of the file whose bytes have this hash; null where the library has none. */
  findFile(hash: string): Promise<string | null>;
  sendFile(file: FileToCome & { body: Blob }): Promise<Placed | SiteRefusal>;
  /** Has the site fetch a file from the web. */
  fetchFile(file: FileToCome & { url: string }): Promise<Placed | SiteRefusal>;
  /** In the order in which they are sent. */
  putRedirects(change: string, redirects: RedirectToCome[]): Promise<RedirectAnswer[]>;

  /** The same key is the same import. */
  beginImport(list: { key: string; fileName: string }): Promise<ImportHere>;
  sendRows(id: string, rows: ImportRow[]): Promise<void>;
  readImport(id: string): Promise<ImportHere>;
  addReaders(
    id: string,
    readers: { consent: string; decisions: Decisions; change: string },
  ): Promise<SiteRefusal | null>;
}

/** Where something is that has come. */
export interface Placed {
  address: string;
}

/** The site cannot go on; the message is for the owner. */
export class SiteFault extends Error {}

/** Why the site did not do something. */
export interface SiteRefusal {
  refusal: string;
  /** Stable; "" where there is none. */
  code: string;
  status: number;
  /** Seconds after which another try may do better; null where none does. */
  again: number | null;
}

export const isRefusal = (answer: object | null): answer is SiteRefusal =>
  answer !== null && "refusal" in answer;

interface Asked {
  keys?: string[];
  slugs?: string[];
  paths?: string[];
}

export interface Known {
  made: Made[];
  /** Slugs and paths that something here has. */
  taken: string[];
}

/** What a key has made. */
export interface Made {
  key: string;
  kind: "post" | "page" | "draft";
  id: string;
  /** Where the owner finds it. */
  address: string;
  isPublished: boolean;
  isInTrash: boolean;
  /** The change that made it. */
  change: string | null;
  /** No one has saved it since. */
  isUnchanged: boolean;
}

export interface TextFields {
  title: string;
  summary: string;
  slug: string;
  imageUrl: string;
  dateString: string;
  tags: string;
  series: string;
  content: string;
}

/** Instants in ISO 8601. */
export interface Dates {
  publishedAt: string;
  updatedAt: string;
}

interface Tying {
  /** "" for the site’s. */
  language: string;
  /** The id of another text that it is a translation of; "" for none. */
  translationOf: string;
}

export type PostToCome = TextFields & Tying & Dates & { key: string; change: string };
export type DraftToCome = TextFields &
  Tying & { key: string; kind: "post" | "page"; createdAt: string; change: string };

export type TextHere = TextFields & { version: number };

interface FileToCome {
  name: string;
  folder: string;
  alt: string;
  caption: string;
  as: "picture" | "film" | "sound";
  change: string;
}

interface RedirectToCome {
  path: string;
  target: string;
}

/** `kept`: the path leads elsewhere already. */
interface RedirectAnswer {
  state: "made" | "kept" | "refused";
  why: string;
}

export interface ImportRow {
  line: number;
  email: string;
  /** Why the export does not call them a reader. */
  said?: Said;
  tags: string[];
}

/** The subscribers of an export, as rows of an import. */
export interface ImportHere {
  id: string;
  areAdded: boolean;
  counts: Record<Verdict, number>;
  /** What the export says of people who may not be readers. */
  said: SaidGroup[];
}

/** What an undo has left where it is, also in an earlier window. */
export interface Kept {
  kind: string;
  /** Of a redirect, the path. */
  id: string;
  /** "" of a text without one. */
  title: string;
  /** Where its owner finds it; "" of what is gone since. */
  address: string;
  why: string;
}
