import { plainWords } from "@toadstool/markdown/plain-words";
import type { Project } from "./project.ts";

/** A project's text without its markup, for search, for shared links and for the printed CV. */
export function plainText(text: Project["text"]): string {
  return typeof text === "string" ? text : plainWords(text.markdown);
}
