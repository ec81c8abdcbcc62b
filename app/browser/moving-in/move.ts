import { cut } from "@toadstool/markdown/cut";
import type { System } from "@toadstool/moving-in";
import { systemNames } from "@toadstool/moving-in/names";
import { idFrom } from "#domain/tokens/id-from.ts";
import type { Export } from "./export.ts";
import type { ImportHere, Made, Site } from "./site.ts";

/** One of each kind, and several. */
export const itemWords = {
  post: ["post", "posts"],
  page: ["page", "pages"],
  letter: ["letter", "letters"],
  file: ["file", "files"],
  redirect: ["redirect", "redirects"],
  remark: ["remark", "remarks"],
} satisfies Record<string, [string, string]>;
export type MoveItemKind = keyof typeof itemWords;

/** `left`: it does not come, and `trouble` says why. */
export const itemStateWords = { waiting: "Waiting", done: "Here", left: "Left out", failed: "Failed" };
export type MoveItemState = keyof typeof itemStateWords;

/** A text, file or address of an export, and what becomes of it. */
export interface MoveItem {
  kind: MoveItemKind;
  /** Names it in its export; the same in each export of the same site. */
  sourceId: string;
  title: string;
  /** Whether readers see it once it is here. */
  isPublished: boolean;
  state: MoveItemState;
  /** Why it does not come or has failed; "" otherwise. */
  trouble: string;
  /** What the owner should know of it, in sentences. */
  remarks: string[];
  /** Where it is once it is here; of a redirect, where it leads. */
  address: string;
}

/** A post, page or letter of an export. */
export interface TextItem extends MoveItem {
  /** The site makes one text of it, however often it is sent. */
  key: string;
  /** The slug that it gets; of a page, its path. */
  slug: string;
  /** BCP 47; "" for the site’s own. */
  language: string;
  /** Texts of one kind that have the same are translations of each other; "" for none. */
  translations: string;
  /** Of the text here; "" while there is none. */
  id: string;
  /** What this move has made of it. */
  made: Made | null;
  /** How many of its files it shows; null where that is not known, because it came before the move stopped. */
  filled: number | null;
}

export interface FileItem extends MoveItem {
  /** Null of a file that is fetched from the web. */
  bytes: number | null;
}

interface RemarkItem extends MoveItem {
  /** How many things it is about. */
  count: number;
}

/** An export as it was read, with what becomes of each of its items, in its order. */
export interface Move {
  /** Of the change that it is on the site. */
  key: string;
  system: System;
  /** The file's or folder's name. */
  name: string;
  /** The address of the old site; "" where it is not known. */
  site: string;
  texts: Map<string, TextItem>;
  /** Those that are tied to each other, by what they have in common. */
  translations: Map<string, TextItem[]>;
  /** By their keys: a file that several texts show is one. */
  files: Map<string, FileItem>;
  redirects: Map<string, MoveItem>;
  remarks: RemarkItem[];
  /** Null where the export has none. */
  readers: ImportHere | null;
}

export const itemsOf = ({ texts, files, redirects, remarks }: Move): MoveItem[] => [
  ...remarks,
  ...texts.values(),
  ...files.values(),
  ...redirects.values(),
];

/** The name of the change that a move is. */
export const changeName = ({ name, system }: Pick<Move, "name" | "system">) =>
  `${cut(oneLine(name), 150)} (${systemNames[system]})`;

/** A text in one line. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();

/**
 * The key of the change that this export is: the same files are the same move, which goes on where it stopped. One that was
 * undone begins anew.
 */
export async function keyOf({ name, entries }: Export, site: Site): Promise<string> {
  const files = JSON.stringify([name, entries.map(({ path, bytes }) => [path, bytes])]);
  for (let round = 1; ; round++) {
    // oxlint-disable-next-line no-await-in-loop -- the first that was not undone
    const key = await idFrom("move", `${round} ${files}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const change = await site.findChange(key);
    if (!change?.isUndone) return key;
  }
}
