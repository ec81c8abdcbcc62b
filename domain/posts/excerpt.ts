import { fold } from "../text/fold.ts";
import { findPlaces } from "../text/found.ts";

/** UTF-16 units before what was found, and after. */
const beside = { before: 60, after: 140 };
/** Units around the place in the folded text that are looked at: folding changes the length of few letters. */
const around = 400;

/** A text's words around the first place of the term; "" where it is not in them. */
export function excerptOf(text: string, term: string): string {
  const at = fold(text).indexOf(fold(term));
  if (at < 0) return "";
  const from = Math.max(0, at - around);
  const words = text.slice(from, at + term.length + around);
  const [place] = findPlaces(words, [term]);
  if (!place) return "";
  const isBegun = from > 0 || place.start > beside.before;
  const start = isBegun ? afterSpace(words, Math.max(0, place.start - beside.before), place.start) : 0;
  const wanted = place.end + beside.after;
  const end = wanted < words.length ? beforeSpace(words, wanted, place.end) : words.length;
  return `${isBegun ? "… " : ""}${words.slice(start, end).trim()}${end < words.length ? " …" : ""}`;
}

function afterSpace(words: string, from: number, latest: number): number {
  const space = words.indexOf(" ", from);
  return space < 0 || space >= latest ? latest : space + 1;
}

function beforeSpace(words: string, from: number, earliest: number): number {
  const space = words.lastIndexOf(" ", from);
  return space < earliest ? earliest : space;
}
