import { isPublicAddress } from "@toadstool/mail/review";
import { isOwn, type OldSite, unknownHost, wholeAddress } from "../fields/addresses.ts";
import { decoded, shortHash } from "../fields/slug.ts";
import type { FileSource, MovedFile } from "../moved.ts";
import { quoted, type Remarks } from "../remarks.ts";
import { fileNameOf, joinPath } from "../source/paths.ts";
import type { ArchiveIndex } from "./archive-index.ts";
import { dataFile } from "./data-file.ts";

/** Where the files of a text may be. */
export interface FilePlaces {
  archive: ArchiveIndex;
  site: OldSite;
  /** The text's own address on the web; "" where it is not known. */
  base: string;
  /** The text's folder in the archive; null where texts are not beside their files. */
  folder: string | null;
  /** Folders whose files are at the top of the site, like Hugo's `static`. */
  roots: readonly string[];
  /** Where texts of the archive were on the site, by their paths. */
  texts?: ReadonlyMap<string, string>;
}

interface Wanted {
  as: MovedFile["as"];
  alt?: string;
  caption?: string;
  name?: string;
  placeholder?: string;
}

export const coverPlaceholder = "moved-file:cover";

/** The files that one text names, each once, with the placeholders that stand for their addresses. */
export class FileBook {
  #files: MovedFile[] = [];
  readonly #places: FilePlaces;
  readonly #remarks: Remarks;

  constructor(places: FilePlaces, remarks: Remarks) {
    this.#places = places;
    this.#remarks = remarks;
  }

  /** The placeholder for an address; null where it leads to nothing that may be fetched, which is remarked. */
  add(address: string, wanted: Wanted): string | null {
    const file = this.find(address, wanted);
    if (!file) return null;
    const known = this.#files.find(({ key }) => key === file.key);
    if (known) return known.placeholder;
    const placeholder = placeholderOf(this.#files.length + 1);
    this.#files.push({ ...file, placeholder });
    return placeholder;
  }

  /** The markdown with its files numbered in the order in which it names them, and those files. */
  settle(markdown: string): { markdown: string; files: MovedFile[] } {
    const byPlaceholder = new Map(this.#files.map((file) => [file.placeholder, file]));
    const named = [...new Set(markdown.match(/moved-file:\d{5}/g))].flatMap(
      (placeholder) => byPlaceholder.get(placeholder) ?? [],
    );
    const numbers = new Map(named.map(({ placeholder }, index) => [placeholder, placeholderOf(index + 1)]));
    return {
      markdown: markdown.replaceAll(
        /moved-file:\d{5}/g,
        (placeholder) => numbers.get(placeholder) ?? placeholder,
      ),
      files: named.map((file, index) => ({ ...file, placeholder: placeholderOf(index + 1) })),
    };
  }

  /** The file of an address, which no text names yet. */
  find(address: string, { as, alt = "", caption = "", name, placeholder = "" }: Wanted): MovedFile | null {
    const found = this.#sourceOf(address.trim());
    if (!found) return null;
    const { from, key, fallback } = found;
    return { placeholder, as, from, key, name: name || found.name, alt, caption, fallback };
  }

  #sourceOf(address: string): Pick<MovedFile, "from" | "key" | "name" | "fallback"> | null {
    if (/^data:/i.test(address)) return this.#inText(address);
    const { site, base } = this.#places;
    const url = wholeAddress(address, base || site.origin);
    const fallback = url && /^https?:$/.test(url.protocol) ? url.href : "";
    const entry = this.#inArchive(address, url);
    if (entry) {
      const from: FileSource = { in: "archive", path: entry.path, bytes: entry.bytes };
      const isKnown = url?.hostname !== unknownHost;
      return {
        from,
        key: keyOf("archive", entry.path),
        name: fileNameOf(entry.path),
        fallback: isKnown ? fallback : "",
      };
    }
    if (!fallback || url?.hostname === unknownHost) {
      const hint = fallback ? " It may still be on the old site: write its address." : "";
      this.#remarks.lose("file_missing", `The file ${quoted(address)} is not in what you chose.${hint}`);
      return null;
    }
    if (!isPublicAddress(fallback)) {
      const message = `The file ${quoted(fallback)} is on a private network, from which nothing is fetched. Upload it by hand.`;
      this.#remarks.lose("address_private", message);
      return null;
    }
    const name = decoded(fileNameOf(new URL(fallback).pathname)) || "file";
    return { from: { in: "web", url: fallback }, key: keyOf("web", fallback), name, fallback };
  }

  #inText(address: string) {
    const data = dataFile(address);
    if (!data) {
      this.#remarks.lose("file_missing", "A picture that is written into the text itself cannot be read.");
      return null;
    }
    const key = keyOf("text", `${data.size}:${shortHash(address)}`);
    return { from: { in: "text" as const, data }, key, name: "picture", fallback: "" };
  }

  #inArchive(address: string, url: URL | null) {
    const { archive, site, folder, roots } = this.#places;
    const isRelative = !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
    const path = decoded(address.replace(/[?#].*$/, ""));
    if (isRelative && folder !== null) {
      const places = path.startsWith("/")
        ? roots.map((root) => joinPath(root, path))
        : [joinPath(folder, path)];
      for (const place of places) {
        const entry = place === null ? null : archive.at(place);
        if (entry) return entry;
      }
    }
    if (isRelative || (url && isOwn(url, site))) return archive.find(url?.pathname ?? path);
    return null;
  }
}

const placeholderOf = (number: number) => `moved-file:${String(number).padStart(5, "0")}`;

function keyOf(kind: string, name: string): string {
  const key = `${kind}:${name}`;
  return key.length <= 300 ? key : `${key.slice(0, 280)}${shortHash(key)}`;
}
