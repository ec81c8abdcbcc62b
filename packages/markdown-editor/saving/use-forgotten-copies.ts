import { useEffect, useEffectEvent, useState } from "react";
import { dropCopy, editorOf, findAllCopies, type FoundCopy } from "./local-copy.ts";
import { findOpenEditors } from "./open-editors.ts";
import { isSameText, type TextFields } from "./text-fields.ts";

/** Returns what the site holds of a text like `draft:x`; null where it does not answer. */
export type FindText = (name: string) => Promise<TextFields | "gone" | null>;

/** For so long a copy waits for its own text to be opened again, in milliseconds. */
const patience = 30 * 24 * 60 * 60 * 1000;
/** How many texts are looked up on one visit. */
const mostAsked = 20;

/**
 * Copies of drafts and posts that are no longer opened: the text is gone, or was not opened for a month. Copies
 * that the site already holds are deleted; the others are offered where a new text is begun, and stay until the
 * author decides. `posts` are published texts, whole or in part.
 */
export function useForgottenCopies(isWanted: boolean, posts: Partial<TextFields>[], findText: FindText) {
  const [copies, setCopies] = useState<FoundCopy[]>([]);
  const find = useEffectEvent(() => sweep(posts, findText));
  useEffect(() => {
    let isOver = !isWanted;
    async function look(): Promise<void> {
      for await (const found of find()) {
        if (isOver) return;
        setCopies((before) => [...before, ...found]);
      }
    }
    if (isWanted) void look();
    return () => void (isOver = true);
  }, [isWanted]);

  return {
    offered: isWanted ? copies : [],
    forget: ({ place }: FoundCopy) => {
      dropCopy(place);
      setCopies((before) => before.filter((copy) => copy.place !== place));
    },
  };
}

/** Sweeps text by text, and yields the copies of each that are to be offered. */
async function* sweep(posts: Partial<TextFields>[], findText: FindText): AsyncGenerator<FoundCopy[]> {
  const open = await findOpenEditors();
  const others = findAllCopies().filter(
    ({ text, place }) => textName.test(text) && !open.has(editorOf(place)),
  );
  for (const text of [...new Set(others.map((copy) => copy.text))].slice(0, mostAsked)) {
    // oxlint-disable-next-line no-await-in-loop -- one call at a time: there is no hurry
    const held = await findText(text);
    // No answer: another time.
    if (held === null) continue;
    const known = others.filter((copy) => copy.text === text);
    const fates = known.map((copy) => ({ copy, fate: fateOf(copy, held, posts, Date.now()) }));
    for (const { copy, fate } of fates) if (fate === "drop") dropCopy(copy.place);
    yield fates.filter(({ fate }) => fate === "offer").map(({ copy }) => copy);
  }
}

const textName = /^(draft|post):(.+)$/;

/** What becomes of a copy, by what the site holds of its text. */
export function fateOf(
  { values, sent, keptAt }: FoundCopy,
  held: TextFields | "gone",
  posts: Partial<TextFields>[],
  now: number,
): "drop" | "offer" | "leave" {
  if (held !== "gone") {
    if (isSameText(values, held)) return "drop";
    return now - keptAt > patience ? "offer" : "leave";
  }
  // A draft that was published by a form whose answer was lost is a post now.
  const isPost = posts.some((post) => isSameText({ ...values, ...post }, values));
  return sent && isPost ? "drop" : "offer";
}
