import { ruleOfToday } from "../markdown/rule.ts";
import { fold } from "../text/fold.ts";

/** What the owner’s search makes of a name, and of what is typed: any word can be begun, and all that are typed must be there. */

/** In these scripts nothing is between words: each letter may begin one. */
const unspaced = String.raw`\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`;
const sign = String.raw`\p{Extended_Pictographic}|\p{RI}{2}`;
const letterAlone = String.raw`(?=[\p{L}\p{N}])[${unspaced}]\p{M}*`;
const spaced = String.raw`(?:(?![${unspaced}])[\p{L}\p{N}]\p{M}*)+`;
const word = new RegExp(`${sign}|${letterAlone}|${spaced}`, "gu");

/** In UTF-16 units: what is behind it in a longer name is not found. */
const longestName = 400;
/** A search that holds more is cut. */
const longestTyped = 200;
const mostWords = 64;
const mostTerms = 8;
/** Two names, with a space before each word and two signs. */
export const longestTurned = 2 * longestName + mostWords + 2;

/** Parts the words of a name from those before them: no term goes across. */
const parting = "\u001F";

/** The Arabic article is written at its word, which is looked for without it. */
function wordsIn(text: string): string[] {
  const found = fold(text.slice(0, longestName)).match(word) ?? [];
  return found.flatMap((one) => (/^ال./u.test(one) ? ["ال", one.slice(2)] : [one]));
}

/** What is typed, as it is compared: each term may be several words, which must follow each other. */
export function termsIn(typed: string): string[] {
  const terms = typed.slice(0, longestTyped).split(/[\s,،、，]+/u);
  const found = terms.map((term) => wordsIn(term).join(" ")).filter((term) => term !== "");
  return [...new Set(found)].slice(0, mostTerms);
}

/** With the sign of the rules before it, as names are stored. */
export const begun = (words: string) => `${ruleOfToday} ${words}`;

/**
 * A name begun at each of its words, the words before that behind it: those that begin with a text are one range of an index, and
 * each holds all words. `besides`: words that it is found by, too.
 */
export function turnedNames(name: string, besides = ""): string[] {
  const own = wordsIn(name).slice(0, mostWords);
  const words = [...own, ...wordsIn(besides).filter((one) => !own.includes(one))].slice(0, mostWords);
  return words.map((_, at) => [begun(words.slice(at).join(" ")) + parting, ...words.slice(0, at)].join(" "));
}

/** How well a name fits, 0 the best: it is the name, begins it, is in it, or its terms are scattered; null where one is missing. */
export function rankOf(name: string, terms: readonly string[]): number | null {
  const words = ` ${wordsIn(name).join(" ")}`;
  if (!terms.every((term) => words.includes(` ${term}`))) return null;
  const all = ` ${terms.join(" ")}`;
  if (words === all) return 0;
  if (words.startsWith(all)) return 1;
  return words.includes(all) ? 2 : 3;
}

/** The things that fit, the best first, in their order otherwise. */
export function findNamed<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  terms: readonly string[],
): { thing: Thing; rank: number }[] {
  return things
    .flatMap((thing) => {
      const rank = rankOf(nameOf(thing), terms);
      return rank === null ? [] : [{ thing, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
}
