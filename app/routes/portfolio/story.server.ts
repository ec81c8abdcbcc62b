import { renderMarkdown } from "#domain/markdown/render.ts";
import type { Project } from "#domain/portfolio/project.ts";

/** By slug, for as long as this Worker lives: content changes with a deploy alone. */
const rendered = new Map<string, string>();

/** A project's story as HTML. */
export function storyOf({ slug, story }: Project): string {
  const html = rendered.get(slug) ?? renderMarkdown(story);
  rendered.set(slug, html);
  return html;
}
