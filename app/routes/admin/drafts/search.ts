import { useEffect, useState } from "react";
import { answerOf, api } from "#app/browser/api.ts";
import type { Draft } from "#domain/drafts/draft.ts";

/** What the list shows of a draft. */
export type ListedDraft = Pick<
  Draft,
  "id" | "title" | "slug" | "words" | "updatedAt" | "publishAt" | "publishZone" | "publishTrouble"
>;

/** How long after the last key the drafts are searched, in milliseconds. */
const rest = 150;

interface Found {
  drafts: ListedDraft[];
  search: string;
  trouble: string;
}

/**
 * Searches as the author types. `listed` is what the page came with, found by `search`; it is loaded again when a
 * draft was deleted or restored, and then the typed search runs once more. The page itself stays: a text is being
 * written on it.
 */
export function useDraftSearch(listed: ListedDraft[], search: string) {
  const [typed, setTyped] = useState(search);
  const [found, setFound] = useState<Found>({ drafts: listed, search, trouble: "" });
  const isAsListed = typed.trim() === search.trim();

  useEffect(() => {
    if (isAsListed) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void find(typed, listed, leaving.signal).then((answer) => answer && setFound(answer));
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed, isAsListed, listed]);

  const shown = isAsListed ? { drafts: listed, search, trouble: "" } : found;
  return { typed, setTyped, shown };
}

/** Where nothing answers, all that is known is better than nothing. */
async function find(typed: string, listed: ListedDraft[], signal: AbortSignal): Promise<Found | null> {
  try {
    const answer = await answerOf(api.drafts.$get({ query: { q: typed } }, { init: { signal } }));
    if ("data" in answer) return { drafts: answer.data, search: typed, trouble: "" };
    return { drafts: listed, search: typed, trouble: answer.trouble };
  } catch {
    return null;
  }
}
