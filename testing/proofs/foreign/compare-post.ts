import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "@toadstool/markdown/parse";
import { renderMarkdown } from "#domain/markdown/render.server.ts";
import { differences } from "./differences.ts";

export const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify);

interface Comparison {
  /** In what the two are meant to differ, and do. */
  kinds: string[];
  /** Both, where they differ in something else. */
  fault: string | null;
}

/** Compares a post’s HTML with what a specification has for it. */
export function comparePost(markdown: string, specified: string): Comparison {
  const [ours, theirs] = [html.parse(renderMarkdown(markdown)), html.parse(specified)];
  const kinds: string[] = [];
  let [post, wanted] = [written(ours), written(theirs)];
  for (const { kind, ...changes } of differences) {
    if (post === wanted) break;
    const before = post + wanted;
    for (const change of changes.ours ?? []) change(ours);
    for (const change of changes.theirs ?? []) change(theirs);
    [post, wanted] = [written(ours), written(theirs)];
    if (post + wanted !== before) kinds.push(kind);
  }
  if (post === wanted) return { kinds, fault: null };
  if (hasHtml(markdown) && asTyped(post) === asTyped(specified.replaceAll(/<!--(?:-?>|[^]*?-->)/g, "")))
    return { kinds: [...kinds, "HTML is shown as it was typed, without comments"], fault: null };
  return { kinds, fault: `${JSON.stringify(post)} in place of ${JSON.stringify(wanted)}` };
}

/** With each element’s attributes in the order of their names. */
function written(tree: Root): string {
  visit(tree, "element", (element) => {
    const named = Object.entries(element.properties).toSorted(([one], [other]) => (one < other ? -1 : 1));
    element.properties = Object.fromEntries(named);
  });
  return html.stringify(tree).trim();
}

function hasHtml(markdown: string): boolean {
  let has = false;
  visit(parseMarkdown(markdown), "html", () => void (has = true));
  return has;
}

/** All characters, those of tags among them, but for space and the paragraphs that hold what was typed as HTML. */
function asTyped(text: string): string {
  return decoded(decoded(text)).replaceAll(/<\/?p>|\s/g, "");
}

function decoded(text: string): string {
  let words = "";
  visit(html.parse(text.replaceAll("<", "&lt;")), "text", ({ value }) => void (words += value));
  return words;
}
