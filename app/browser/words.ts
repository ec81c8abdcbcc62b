import { type Compiled, speak } from "@toadstool/language";
import type { english } from "#domain/words/catalogues/en.ts";
import { hasWords, keepWords, wordsOf, wordsPath } from "#domain/words/known-words.ts";
import type { Words } from "#domain/words/words.ts";

let fetching: Promise<Words> | undefined;

/** Fetches the words of a version, or of the document, once. Throws where they do not arrive. */
export async function loadWords(version = documentVersion()): Promise<Words> {
  if (hasWords(version)) return wordsOf(version);
  return (fetching ??= fetchWords(version).finally(() => (fetching = undefined)));
}

/** Null if they fail to load; callers then say nothing. */
export const tryWords = () => loadWords().catch(() => null);

export const documentVersion = () => document.documentElement.dataset.words ?? "";

async function fetchWords(version: string): Promise<Words> {
  const answer = await fetch(wordsPath(version));
  if (!answer.ok) throw new Error(`The words of ${version} could not be fetched: ${answer.status}.`);
  const { language, messages } = (await answer.json()) as { language: string; messages: Compiled };
  return keepWords({ ...speak<typeof english>(messages, language), language, version });
}
