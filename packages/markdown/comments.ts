import { visit } from "unist-util-visit";
import { OverBudget } from "./parse/budget.ts";
import { parseMarkdown } from "./parse/parse-markdown.ts";

/** A comment in a piece of HTML: without an end of its own it goes on to the end of the piece. */
const comment = /<!--(?:-?>|[^]*?(?:-->|$))/g;

/** HTML without its comments. */
export function withoutCommentsIn(html: string): string {
  return html.replaceAll(comment, "");
}

/** A Markdown text without its HTML comments, which are private notes of its author. What is within code stays. */
export function withoutComments(markdown: string): string {
  if (!markdown.includes("<!--")) return markdown;
  let kept = "";
  let end = 0;
  for (const [from, to] of placesOfHtml(markdown)) {
    kept += markdown.slice(end, from) + withoutCommentsIn(markdown.slice(from, to));
    end = to;
  }
  return kept + markdown.slice(end);
}

/** All of a text that costs too much to read. */
function placesOfHtml(markdown: string): [from: number, to: number][] {
  const places: [number, number][] = [];
  try {
    visit(parseMarkdown(markdown), "html", ({ position }) => {
      const [from, to] = [position?.start.offset, position?.end.offset];
      if (from !== undefined && to !== undefined) places.push([from, to]);
    });
    return places;
  } catch (error) {
    if (error instanceof OverBudget) return [[0, markdown.length]];
    throw error;
  }
}
