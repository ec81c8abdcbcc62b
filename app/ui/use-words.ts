import { useRouteLoaderData } from "react-router";
import { wordsOf } from "#domain/words/known-words.ts";
import type { Words } from "#domain/words/words.ts";

/** What the site says to readers, in its language. */
export function useWords(): Words {
  const root = useRouteLoaderData("root") as { words: string } | undefined;
  return wordsOf(root?.words);
}
