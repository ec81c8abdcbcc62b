import { typographic } from "@toadstool/markdown/typography";
import { useWords } from "./use-words.ts";

/** Sets quotes and dashes of a line in its language, which is the site’s where it has none of its own. */
export function useTypographic() {
  const { language } = useWords();
  return (line: string, own = "") => typographic(line, own || language);
}
