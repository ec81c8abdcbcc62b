import { latinLetters, spellings } from "./latin-letters.ts";
import { longestSlug } from "./is-slug.ts";

/** How slugs are made of titles. */
export interface SlugRule {
  /** Letters of every script stay, or are spelled in Latin ones. */
  script: "own" | "latin";
  /** Of the titles: `ä` is “ae” in German, “a” elsewhere. */
  language: string;
}

/** Latin letters that Unicode does not take apart. */
const spelled = spellings("ßss øo æae œoe đd ðd łl þth ıi");

const danish = { ø: "oe", å: "aa" };

/** As people of a language spell letters where they have no key for them. */
const spelledIn: Record<string, Record<string, string>> = {
  de: { ä: "ae", ö: "oe", ü: "ue" },
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
};

/**
 * A slug made from a title: `How to fold a Zine!` → `how-to-fold-a-zine`. "" where the title has neither letters nor figures. A word
 * with a letter that cannot be spelled in Latin ones stays in its own.
 */
export function slugFrom(title: string, { script, language }: SlugRule): string {
  const small = title.normalize("NFKC").toLocaleLowerCase(language).replaceAll("i\u0307", "i");
  return (
    (script === "latin" ? small.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => inLatin(word, language)) : small)
      // Variants of emoji would be marks of the letter before.
      .replaceAll(/['’]|[\uFE00-\uFE0F]|\u20E3/g, "")
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replaceAll(/(^|-)\p{M}+/gu, "$1")
      .replaceAll(/-{2,}/g, "-")
      .slice(0, longestSlug)
      .replaceAll(/^-+|-*[\uD800-\uDBFF]?$/g, "")
  );
}

function inLatin(word: string, language: string): string {
  const own = spelledIn[new Intl.Locale(language).language];
  const latin = word.replaceAll(/\P{M}\p{M}*/gu, (letter) => {
    const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return own?.[letter] ?? latinLetters[letter] ?? spelled[bare] ?? latinLetters[bare] ?? bare;
  });
  return /^[a-z0-9]*$/.test(latin) ? latin : word;
}
