import type { Entry, Source } from "../source/source.ts";
import { fileNameOf } from "../source/paths.ts";
import { decoded } from "../fields/slug.ts";

/** Finds the files of an archive by the addresses that texts give them. */
export class ArchiveIndex {
  readonly #byName = new Map<string, Entry[]>();
  readonly #byPath = new Map<string, Entry>();

  constructor({ entries }: Pick<Source, "entries">) {
    for (const entry of entries) {
      const name = keyOf(fileNameOf(entry.path));
      const alike = this.#byName.get(name);
      if (alike) alike.push(entry);
      else this.#byName.set(name, [entry]);
      this.#byPath.set(keyOf(entry.path), entry);
    }
  }

  at(path: string): Entry | null {
    return this.#byPath.get(keyOf(path)) ?? null;
  }

  /** The file whose path ends like this one; of several, the one that shares most. Its name and folder agree at least. */
  find(path: string): Entry | null {
    const parts = keyOf(decoded(path)).split("/").filter(Boolean);
    const name = parts.at(-1);
    if (!name) return null;
    const least = Math.min(parts.length, 2);
    let best: Entry | null = null;
    let most = least - 1;
    for (const entry of this.#byName.get(name) ?? []) {
      const shared = sharedEnd(parts, keyOf(entry.path).split("/"));
      if (shared > most) [best, most] = [entry, shared];
    }
    return best;
  }
}

const keyOf = (path: string) => path.normalize("NFC").toLowerCase();

function sharedEnd(one: string[], other: string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count))
    count += 1;
  return count;
}
