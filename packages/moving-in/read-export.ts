import type { SlugRule } from "@toadstool/language/slug";
import { oldSite } from "./fields/addresses.ts";
import { ArchiveIndex } from "./files/archive-index.ts";
import { readFolder } from "./folders/read-folder.ts";
import { readGhost } from "./ghost/read-ghost.ts";
import type { MovedItem, System } from "./moved.ts";
import { Progress, type Reading } from "./reading.ts";
import type { Contents } from "./contents.ts";
import { contentsOf } from "./recognise.ts";
import { quoted } from "./remarks.ts";
import type { Source } from "./source/source.ts";
import { readMedium } from "./medium/read-medium.ts";
import { readSubstack } from "./substack/read-substack.ts";
import { readTable } from "./tables/read-table.ts";
import { readToadstool } from "./toadstool/read-toadstool.ts";
import { readWordpress } from "./wordpress/read-wordpress.ts";
import { withWholeCharacters } from "./whole-characters.ts";
import { readList } from "./subscribers/read-list.ts";

export interface ReadOptions {
  /** Where recognising it was wrong. */
  system?: System;
  /** The old site’s address, where the export does not say it: relative pictures and its own links need it. */
  site?: string;
  /** An IANA name, for dates without a zone. */
  timeZone?: string;
  now?: Date;
  /** How slugs are made of titles; in Latin letters, if it is not given. */
  slugs?: SlugRule;
  /** Bytes that were read, of how many. */
  onProgress?(read: number, total: number): void;
  signal?: AbortSignal;
}

/**
 * The texts, subscribers and remarks of an export, in the same order each time and with the same ids. Only one text is
 * in memory at a time. Throws a `MovingFault` where the export as a whole cannot be read.
 */
export async function* readExport(source: Source, options: ReadOptions = {}): AsyncGenerator<MovedItem> {
  const contents = await contentsOf(source, options.system);
  const reading: Reading = {
    source,
    archive: new ArchiveIndex(source),
    site: oldSite(options.site || contents.site.address),
    timeZone: options.timeZone ?? "UTC",
    now: options.now ?? new Date(),
    slugs: options.slugs ?? { script: "latin", language: "en" },
    progress: new Progress(bytesOf(contents, source), options.onProgress, options.signal),
  };
  for await (const item of itemsOf(reading, contents)) yield withWholeCharacters(item);
}

async function* itemsOf(reading: Reading, contents: Contents): AsyncGenerator<MovedItem> {
  yield* leftOut(reading.source);
  yield* readers[contents.system]?.(reading, contents) ?? [];
  for (const list of contents.lists) yield* readList(reading, list, contents.system);
}

type Reader = (reading: Reading, contents: Contents) => AsyncGenerator<MovedItem>;

const readers: Partial<Record<System, Reader>> = {
  toadstool: readToadstool,
  ghost: readGhost,
  wordpress: readWordpress,
  substack: readSubstack,
  medium: readMedium,
  beehiiv: readTable,
  buttondown: readTable,
  wix: readTable,
  hugo: readFolder,
  jekyll: readFolder,
  astro: readFolder,
  markdown: readFolder,
};

function bytesOf({ texts, lists }: Contents, { entries }: Source): number {
  const read = new Set([...texts, ...lists]);
  return entries.reduce((sum, { path, bytes }) => (read.has(path) ? sum + bytes : sum), 0);
}

function* leftOut({ leftOut }: Source): Generator<MovedItem> {
  for (const { path, why } of leftOut.slice(0, 20)) {
    const message = `The file ${quoted(path)} was left out: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
    yield { type: "remark", remark: { code: "unreadable", message, isLoss: true }, count: 1 };
  }
}
