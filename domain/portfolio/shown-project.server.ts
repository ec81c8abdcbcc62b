import { placeImages, type Placing } from "../media/display/placing.server.ts";
import { renderOnce } from "../markdown/render-once.server.ts";
import { plainText } from "./plain-text.ts";
import type { ExtraLink, Project } from "./project.ts";

/** A project as its card and its page show it. Search and shared links read the plain `text`. */
export interface ShownProject extends Omit<Project, "story" | "text" | "extra"> {
  text: string;
  /** Where the text is rich: as HTML. */
  textHtml?: string;
  extra: ExtraLink[];
  /** Where the extra content is rich: as HTML. */
  extraHtml?: string;
}

export async function showProject(services: Placing, project: Project): Promise<ShownProject> {
  const { story: _story, text, extra = [], ...rest } = project;
  const [textHtml, extraHtml] = await Promise.all([
    typeof text === "string" ? undefined : htmlOf(services, text.markdown),
    Array.isArray(extra) ? undefined : htmlOf(services, extra.markdown),
  ]);
  return {
    ...rest,
    text: plainText(text),
    ...(textHtml && { textHtml }),
    extra: Array.isArray(extra) ? extra : [],
    ...(extraHtml && { extraHtml }),
  };
}

/** A project's story as HTML. */
export function showStory(services: Placing, { story }: Project): Promise<string> {
  return htmlOf(services, story);
}

function htmlOf(services: Placing, markdown: string): Promise<string> {
  return placeImages(services, renderOnce(markdown));
}
