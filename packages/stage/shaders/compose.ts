/** Where a line of a composed program comes from: which text, and which line there, from 1. */
interface Place {
  /** Null for the study itself, the function's name for a shared one, "" for the code that precedes both. */
  file: string | null;
  line: number;
}

export interface Composed {
  text: string;
  /** One for each line of `text`. */
  places: Place[];
  /** Shared functions that are included but do not exist. */
  missing: { name: string; line: number }[];
}

const include = /^\s*#include\s+<([\w-]+)>\s*$/;

/**
 * Puts `head` before a study, and each shared function once in the place of its `#include <name>`, after those that it includes itself.
 * Drivers number the lines of the whole program; `places` leads back to the author's own.
 */
export function compose(source: string, head: string, shared: Readonly<Record<string, string>>): Composed {
  const composed: Composed = { text: "", places: [], missing: [] };
  const lines: string[] = [];
  const included = new Set<string>();

  function put(text: string, file: string | null) {
    text.split("\n").forEach((line, index) => {
      const place = { file, line: index + 1 };
      const name = include.exec(line)?.[1];
      if (name === undefined) {
        lines.push(line);
        composed.places.push(place);
      } else if (shared[name] === undefined) composed.missing.push({ name, line: place.line });
      else if (!included.has(name)) {
        included.add(name);
        put(shared[name].trimEnd(), name);
      }
    });
  }

  put(head, "");
  put(source, null);
  composed.text = lines.join("\n");
  return composed;
}
