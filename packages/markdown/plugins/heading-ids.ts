import GithubSlugger, { slug } from "github-slugger";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { Dialect } from "../dialect.ts";
import { wordsOf } from "../hast.ts";

/**
 * Gives each heading an id of its words. One that is called like something else of its page gets a number, as the second of two
 * equal headings does; one without a letter is called a section.
 */
export function rehypeHeadingIds({ pageIds = [] }: Dialect) {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    for (const id of new Set([...pageIds, ...idsIn(tree)])) slugger.slug(id);
    visit(tree, "element", (node) => {
      if (!isHeading(node) || node.properties.id) return;
      const words = wordsOf(node);
      node.properties.id = slugger.slug(slug(words) === "" ? "section" : words);
    });
  };
}

/** Of footnotes, and of the popovers that open at their marks (`html/footnotes-in-place.ts`). */
function idsIn(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, "element", ({ properties: { id } }) => {
    if (id) ids.push(String(id), String(id).replace(/^user-content-fn-/, "user-content-note-"));
  });
  return ids;
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
