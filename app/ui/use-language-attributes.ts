import { languageAttributes } from "@toadstool/language";
import { useWords } from "./use-words.ts";

/** What an element carries whose text may be of another language than the site’s: for a screen reader’s voice, quotes and direction. */
export function useLanguageAttributes() {
  const { language: around } = useWords();
  return (language: string | undefined) => languageAttributes(language ?? "", around);
}
