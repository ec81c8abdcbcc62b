/** What is drawn on a zine's pages held against what its transcripts say. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Zine } from "#domain/art/zine.ts";
import type { ZinePage } from "./zine-page.ts";

const contents = resolve(import.meta.dirname, "../../zines");

/** A line for each page on which words are drawn that its transcript lacks; none while the zine has no content file. */
export async function wordsNotTranscribed(slug: string, pages: readonly ZinePage[]): Promise<string[]> {
  const file = resolve(contents, `${slug}.ts`);
  if (!existsSync(file)) return [];
  const zine = Object.values((await import(file)) as Record<string, Zine>).find(
    (value) => value.slug === slug,
  );
  return pages.flatMap(({ page, texts }) => {
    const known = new Set(wordsOf(zine?.pages[page - 1]?.transcript ?? ""));
    const missing = wordsOf(texts.join(" ")).filter((word) => !known.has(word));
    return missing.length ? [`${slug} ${page}: drawn, but not in its transcript: ${missing.join(" ")}`] : [];
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’'‘]/g, "")
    .split(/[^\p{L}\p{N}%£°♥]+/u)
    .filter(Boolean);
