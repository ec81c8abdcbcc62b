/** UTF-16 units beyond a cut that are read: longer characters are cut within. */
const longestCharacter = 64;

/**
 * The beginning of a text, of at most so many UTF-16 units. It ends after a whole character as people see one: an emoji of several
 * signs, a letter with its marks, a flag.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = new Intl.Segmenter("en", { granularity: "grapheme" });
  const end = characters.segment(text.slice(0, most + longestCharacter)).containing(most)?.index ?? most;
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}

/** The same in whole words, where that leaves at least half of it, with an ellipsis where something was left out. */
export function shortened(text: string, most: number, ellipsis = "…"): string {
  if (text.length <= most) return text;
  const beginning = cut(text, most - ellipsis.length);
  const isWhole = /\s/.test(text.charAt(beginning.length));
  const space = isWhole ? beginning.length : beginning.search(/\s\S*$/);
  const words = space >= most / 2 ? beginning.slice(0, space) : beginning;
  return words.replace(/[\s,;:–—-]+$/, "") + ellipsis;
}
