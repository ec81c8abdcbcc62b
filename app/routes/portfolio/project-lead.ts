import { firstSentence } from "#domain/works/first-sentence.ts";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";

/** The sentence beside the plate, and the text that follows beneath it. A rich text stays whole. */
export function leadOf({ text, textHtml }: Pick<ShownProject, "text" | "textHtml">): [string, string] {
  return textHtml === undefined ? firstSentence(text) : [text, ""];
}
