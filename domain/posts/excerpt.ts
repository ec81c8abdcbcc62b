import { findPlaces } from "../text/found.ts";

/** Characters before what was found, and after. */
const beside = { before: 60, after: 140 };

/** A piece of a post's Markdown as plain words around the first place of the term; "" where it is in an address alone. */
export function excerptOf(markdown: string, term: string): string {
  const words = wordsIn(markdown);
  const [place] = findPlaces(words, [term]);
  if (!place) return "";
  const start = place.start > beside.before ? afterSpace(words, place.start - beside.before, place.start) : 0;
  const wanted = place.end + beside.after;
  const end = wanted < words.length ? beforeSpace(words, wanted, place.end) : words.length;
  return `${start > 0 ? "… " : ""}${words.slice(start, end).trim()}${end < words.length ? " …" : ""}`;
}

/** Cheaper than parsing, and enough for a line or two: marks of Markdown, addresses and directives are left out. */
function wordsIn(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*(?:\s[^)]*)?\)/g, "$1")
    .replaceAll(/\[\^[^\]]*\]:?|^::+\w*(?:\{[^}]*\})?|\]\([^)\s]*$/gm, "")
    .replaceAll(/^[ \t]*(?:#{1,6} |> |[-+*] |```.*$)|[*`|]|~~|(?<!\w)_+|_+(?!\w)/gm, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function afterSpace(words: string, from: number, latest: number): number {
  const space = words.indexOf(" ", from);
  return space < 0 || space >= latest ? latest : space + 1;
}

function beforeSpace(words: string, from: number, earliest: number): number {
  const space = words.lastIndexOf(" ", from);
  return space < earliest ? earliest : space;
}
