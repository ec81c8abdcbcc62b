/** Folds letter case in all of Unicode, which SQLite's own `lower()` does not. */
export function foldCase(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

/** Signs that searches do not tell apart besides: pages show typographic marks for typed ones, and keyboards differ. */
const alike: Record<string, string> = {
  ...spread("'", "‘’‚‹›ʼ"),
  ...spread('"', "“”„«»"),
  ...spread("-", "‐‑–—"),
  // SQLite takes it for the end of a text.
  "\0": " ",
  ß: "ss",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ς: "σ",
  // As Lucene's ArabicNormalizer has it, and Persian keyboards: https://lucene.apache.org/core/
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ی: "ي",
  ک: "ك",
  ـ: "",
};

function spread(plain: string, signs: string): Record<string, string> {
  return Object.fromEntries([...signs].map((sign) => [sign, plain]));
}

/**
 * A letter with the marks on it, a Hangul syllable with its parts, a kana with the marks of half-width forms, or many at once that
 * folding leaves alone but for their case: each is folded apart, so that places in the folded text are places in the text.
 */
export const letters =
  /[\0-\x7F]+(?!\p{M})|(?:[\u1100-\u115F]+|[\uAC00-\uD7A3])[\u1160-\u11FF]*|\P{M}[\p{M}\uFF9E\uFF9F]*|\p{M}+/gu;

export const isPlain = (text: string) => /^[^\0\x80-\uFFFF]*$/.test(text);

/**
 * A text as searches compare it: without case, width, ligatures and the marks of Latin, Greek, Cyrillic, Arabic and Hebrew letters;
 * katakana as hiragana. What is a letter of its own to its readers stays one: й, ї and ў, が beside か, the vowels of Indic scripts.
 */
export function fold(text: string): string {
  return isPlain(text) ? text.toLowerCase() : text.replace(letters, foldLetter);
}

const known = new Map<string, string>();
const mostKnown = 20_000;

function foldLetter(letter: string): string {
  if (isPlain(letter)) return letter.toLowerCase();
  let folded = known.get(letter);
  if (folded === undefined) {
    folded = makeFolded(letter);
    if (known.size >= mostKnown) known.clear();
    known.set(letter, folded);
  }
  return folded;
}

/** Marks over letters of these scripts; those of kana are other letters. */
const marks =
  /(?![\u3099\u309A])[\p{Script=Inherited}\u0483-\u0487\u0591-\u05C7\u0610-\u061A\u06D6-\u06ED\uFB1E]/gu;
const ownLetters = /[йЙўЎїЇ]/u;

function makeFolded(letter: string): string {
  const composed = letter.normalize("NFC");
  const small = (ownLetters.test(composed) ? composed.slice(0, 1) : bare(composed))
    .toUpperCase()
    .toLowerCase();
  return [...(ownLetters.test(small) ? small : bare(small))]
    .map((sign) => alike[sign] ?? hiragana(digit(sign)))
    .join("")
    .normalize("NFC");
}

function bare(letter: string): string {
  const apart = letter.normalize("NFKD").replaceAll(marks, "");
  // A few signs are whole words or sentences: rows of the database are reckoned with three units for one.
  return apart.length > 3 * letter.length || isLong(apart, letter) ? letter : apart;
}

/** In UTF-8: six bytes for a unit. */
const isLong = (apart: string, letter: string) =>
  apart.length > 2 * letter.length && /[^\0-\u07FF]/.test(apart);

const hiragana = (sign: string) =>
  /[ァ-ヶヽヾ]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) - 0x60) : sign;

const digit = (sign: string) => (/[٠-٩۰-۹]/.test(sign) ? String(sign.charCodeAt(0) & 0xf) : sign);

/** The typed text, split on commas: every term must be found. */
export function searchTerms(typed: string): string[] {
  return typed
    .split(/[,،、，]/)
    .map((term) => term.trim())
    .filter((term) => term !== "");
}
