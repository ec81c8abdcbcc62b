import { languageAttributes } from "@toadstool/language";
import { typographic } from "@toadstool/markdown/typography";
import { useWords } from "./use-words.ts";

/** What a text needs that may be in another language than the site’s, which is meant where none is named. */
export function useTextLanguage(own = "") {
  const { language: site } = useWords();
  return {
    /** What its elements carry: for a screen reader’s voice, quotes and direction. */
    spoken: (language = own) => languageAttributes(language, site),
    /** Sets quotes and dashes of a line. */
    typographic: (line: string, language = own) => typographic(line, language || site),
  };
}
