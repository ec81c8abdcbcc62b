import { languageTag } from "@toadstool/language";
import { francAll } from "franc-min";

/** Letters from which on a text says what language it is in. */
const fewestLetters = 200;
/** How much less likely the second language has to be. */
const margin = 0.005;

/** The language that a Markdown text looks like; null where that is not clear. */
export function guessLanguage(markdown: string): string | null {
  const words = markdown.replaceAll(/```[^]*?(?:```|$)|`[^`\n]*`|https?:\/\/\S+|\]\([^)]*\)|^:::?.*$/gm, " ");
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  if (letters < fewestLetters) return null;
  const [[code] = ["und"], [, likeness] = ["", 0]] = francAll(words);
  // ISO 639-3, of which `Intl` makes the shorter tags of BCP 47.
  return likeness > 1 - margin ? null : languageTag(Intl.getCanonicalLocales(code)[0] ?? "");
}
