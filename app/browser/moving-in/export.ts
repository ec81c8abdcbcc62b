import type { SlugRule } from "@toadstool/language/slug";
import { type MovedItem, readExport, readFile, type Source, type System } from "@toadstool/moving-in";

/** An export as the mover reads it: more than once, instead of keeping it in memory. */
export interface Export {
  /** What wrote it. */
  system: System;
  /** The file's or folder's name. */
  name: string;
  /** The address of the former site; "" where it is not known. */
  site: string;
  /** Of the site that it comes to. */
  language: string;
  entries: Source["entries"];
  /** In the same order each time and with the same ids. `onRead` gets how much was read, from 0 to 1. */
  items(options?: { signal?: AbortSignal; onRead?(read: number): void }): AsyncIterable<MovedItem>;
  file(path: string, bytes: number): Promise<Blob>;
}

/** `timeZone` is an IANA name, for dates without a zone. */
export function exportIn(
  source: Source,
  { system, site, timeZone, slugs }: { system: System; site: string; timeZone: string; slugs: SlugRule },
): Export {
  const { name, entries } = source;
  return {
    system,
    name,
    site,
    language: slugs.language,
    entries,
    items: ({ signal, onRead } = {}) =>
      readExport(source, {
        system,
        site: site || undefined,
        timeZone,
        slugs,
        signal,
        onProgress: (read, total) => onRead?.(total > 0 ? Math.min(read / total, 1) : 0),
      }),
    file: async (path, bytes) => new Response(await readFile(source, path, bytes + 1)).blob(),
  };
}
