/**
 * The straight quotation marks, apostrophes and hyphens used as dashes in a text for people, each with its surroundings.
 * `isProse`: every word in the text is read (JSX text, a label, an alt text); otherwise only text that looks like English
 * words is checked, because strings hold code, selectors and headers, too.
 */
export function straightMarksIn(text: string, { isProse = false } = {}): string[] {
  const words = text
    .replace(/<[^>]*>/g, " ")
    .replace(/```[^]*?```|~~~[^]*?~~~|`[^`]*`/g, " ")
    // Attributes, headers and media types: name="value".
    .replace(/[\w-]+=(?:"[^"]*"|'[^']*')/g, " ");
  if (!isProse && !looksLikeWords(words)) return [];
  return marks.flatMap((mark) => [...words.matchAll(mark)].map(([found]) => found.trim()));
}

const marks = [
  // toad's, toads' own, 'tis, 'a toad'
  /\p{L}+'\p{L}*|(?<![\p{L}\d])'\p{L}+/gu,
  // "a toad", 12" of it
  /\S*"\S*/gu,
  // a toad -- green; a toad - green
  /\p{L}\S* --? (?=\p{L})\S*/gu,
  /\p{L}--\p{L}/gu,
  // 2021-2023, which is a range and no date
  /\b(?:19|20)\d\d-(?:19|20)\d\d\b/g,
];

/** Three words in a row, and no sign of a program. */
export function looksLikeWords(text: string): boolean {
  const isCode = /[{}\\|]|=>|[=!]=|\$\(|\w\(\)|;\s*\w+[=:.(]|^\s*[.#@]\w|-src\b/.test(text);
  const word = String.raw`["']?\p{L}['’\p{L}]*["']?[,.:]?`;
  return !isCode && new RegExp(`${word} ${word} ${word}`, "u").test(text);
}
