import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["./*/**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The nouns that each noun imports, by value or by type, each with one import as the evidence. */
function findTies(files: Record<string, string>): Map<string, Map<string, string>> {
  const ties = new Map<string, Map<string, string>>();
  for (const [file, source] of Object.entries(files)) {
    const noun = nounOf(file);
    const own = ties.get(noun) ?? new Map<string, string>();
    ties.set(noun, own);
    for (const [, specifier = ""] of source.matchAll(/\bfrom "([^"]+)"/g)) {
      const target = new URL(specifier.replace(/^#domain\//, "/"), `file:/${file}`).pathname;
      const isOfDomain = specifier.startsWith("#domain/") || specifier.startsWith(".");
      if (!isOfDomain || target.split("/").length < 3 || nounOf(`.${target}`) === noun) continue;
      own.set(nounOf(`.${target}`), `${file} imports ${specifier}`);
    }
  }
  return ties;
}

/** `./posts/post.ts` → `posts`. */
function nounOf(file: string): string {
  const noun = file.split("/")[1] ?? "";
  return noun;
}

/** The imports of the first circle met, in order; empty where there is none. */
function findCircle(ties: Map<string, Map<string, string>>): string[] {
  const done = new Set<string>();
  const follow = (noun: string, nouns: string[], imports: string[]): string[] => {
    const at = nouns.indexOf(noun);
    if (at >= 0) return imports.slice(at);
    if (done.has(noun)) return [];
    for (const [next, evidence] of ties.get(noun) ?? []) {
      const circle = follow(next, [...nouns, noun], [...imports, evidence]);
      if (circle.length > 0) return circle;
    }
    done.add(noun);
    return [];
  };
  for (const noun of ties.keys()) {
    const circle = follow(noun, [], []);
    if (circle.length > 0) return circle;
  }
  return [];
}

it("has no circle between its nouns, by value or by type", () => {
  const ties = findTies(sources);
  expect(ties.get("newsletter")?.has("subscribers")).toBe(true);
  expect(findCircle(ties)).toEqual([]);
});

it("would find a circle", () => {
  const files = {
    "./posts/post.ts": 'import { a } from "../drafts/draft.ts";',
    "./drafts/draft.ts": 'import type { B } from "#domain/media/image.ts";',
    "./media/library/list.ts": 'import type { C } from "../../posts/post.ts";',
    "./text/fold.ts": "",
  };
  expect(findCircle(findTies(files))).toEqual([
    "./posts/post.ts imports ../drafts/draft.ts",
    "./drafts/draft.ts imports #domain/media/image.ts",
    "./media/library/list.ts imports ../../posts/post.ts",
  ]);
});
