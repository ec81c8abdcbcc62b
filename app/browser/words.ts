import { type Compiled, speak } from "@toadstool/language";
import type { english } from "#domain/words/catalogues/en.ts";
import { hasWords, keepWords, wordsOf, wordsPath } from "#domain/words/known-words.ts";
import type { Words } from "#domain/words/words.ts";

interface Answer {
  language: string;
  version: string;
  messages: Compiled;
}

/** Fetches the words of a version, or of the document, once. Throws where they do not arrive. */
export async function loadWords(version = documentVersion()): Promise<Words> {
  if (hasWords(version)) return wordsOf(version);
  return (fetching ??= fetchWords(version).finally(() => (fetching = undefined)));
}

let fetching: Promise<Words> | undefined;

const documentVersion = () => document.documentElement.dataset.words ?? "";

async function fetchWords(version: string): Promise<Words> {
  const answer = await fetch(wordsPath(version));
  if (!answer.ok) throw new Error(`The words of ${version} could not be fetched: ${answer.status}.`);
  const { language, messages } = (await answer.json()) as Answer;
  return keepWords({ ...speak<typeof english>(messages, language), language, version });
}
