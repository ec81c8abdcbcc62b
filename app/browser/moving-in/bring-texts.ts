import type { MovedText } from "@toadstool/moving-in";
import { bringFiles, mostCalls } from "./bring-files.ts";
import type { Bringing } from "./bring.ts";
import { inParallel, ready } from "./control.ts";
import { filesOf } from "./judge.ts";
import { makeText } from "./make-text.ts";
import type { Move, TextItem } from "./move.ts";
import { filesHere, filesToCome, lookAgain, refillText } from "./refill-text.ts";

/** Former addresses of a text that lead to it. */
const mostOldPaths = 5;

/** Whether something is left to do for a text: it waits, it lacks a file, or it came just before the move stopped. */
export function isWanted(move: Move, text: MovedText): boolean {
  const item = move.texts.get(text.id);
  return item !== undefined && (item.state === "waiting" || isOpen(move, text, item));
}

function isOpen(move: Move, text: MovedText, { state, filled }: TextItem): boolean {
  return state === "done" && (filled === null || filled < filesToCome(move, text).length);
}

/** Makes posts, pages and drafts of texts, after their files, and leads their former addresses to them. */
export async function bringTexts(
  bringing: Bringing,
  texts: MovedText[],
  again: Map<string, number>,
): Promise<void> {
  const { site, move, control, onChange } = bringing;
  const items = texts.flatMap((text) => {
    const item = move.texts.get(text.id);
    return item ? [{ text, item }] : [];
  });
  await inParallel(
    items.filter(({ item }) => item.state === "done" && item.filled === null),
    mostCalls,
    ({ text, item }) => lookAgain(bringing, text, item),
  );
  const open = items.filter(({ text, item }) => item.state === "waiting" || isOpen(move, text, item));
  await bringFiles(
    bringing,
    open.flatMap(({ text }) => filesOf(text)),
    again,
  );
  const work = async ({ text, item }: (typeof open)[number]) => {
    await ready(control);
    const count = filesHere(move, text);
    if (item.state === "waiting") await makeText(bringing, text, item);
    else if (count > (item.filled ?? 0)) await refillText(bringing, text, item);
    item.filled = count;
    onChange();
  };
  // One translation after the other: each is tied to one that is here.
  const together = new Map<string, typeof open>();
  for (const one of open) {
    const name = one.item.translations || one.item.sourceId;
    together.set(name, [...(together.get(name) ?? []), one]);
  }
  await inParallel([...together.values()], mostCalls, async (translations) => {
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const one of translations) await work(one);
  });
  // Also of those that came before the move stopped: it may have stopped in between.
  const redirects = items.flatMap(({ text, item }) =>
    item.made?.isPublished
      ? text.oldPaths.slice(0, mostOldPaths).map((path) => ({ path, target: item.address }))
      : [],
  );
  if (redirects.length > 0) await site.putRedirects(move.key, redirects);
}
