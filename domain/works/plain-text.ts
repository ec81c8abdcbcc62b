import { plainWords } from "@toadstool/markdown/plain-words";
import type { Project } from "./project.ts";

/** By the texts that an isolate has read last: reading one takes longer than showing it. */
const known = new Map<string, string>();
const mostKnown = 500;

/** A project's text without its markup, for search, for shared links and for the printed CV. */
export function plainText(text: Project["text"]): string {
  if (typeof text === "string") return text;
  const words = known.get(text.markdown) ?? plainWords(text.markdown);
  if (known.size >= mostKnown) known.clear();
  known.set(text.markdown, words);
  return words;
}
