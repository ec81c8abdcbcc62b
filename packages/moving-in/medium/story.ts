import {
  attribute,
  element,
  type Element,
  type ElementContent,
  findFirst,
  hasClass,
  isElement,
  named,
  replaceElements,
  text,
  wordsOf,
} from "../html/hast.ts";
import type { Step } from "../html/to-markdown.ts";

/** Medium’s own forms, without the title and subtitle that its text repeats. */
export const openStory =
  ({ title, subtitle }: { title: string; subtitle: string }): Step =>
  (tree) => {
    let isFirstDivider = true;
    const titles = new Set<Element>();
    const heading = findFirst(tree, (node) => isElement(node, "h1", "h2", "h3", "h4"));
    if (heading && isAlike(wordsOf(heading), title)) titles.add(heading);
    const below = findFirst(tree, (node) => hasClass(node, "graf--subtitle"));
    if (below && isAlike(wordsOf(below), subtitle)) titles.add(below);
    replaceElements(tree, (node) => {
      if (titles.has(node)) return [];
      if (isElement(node, "div") && hasClass(node, "section-divider")) {
        const isFirst = isFirstDivider;
        isFirstDivider = false;
        return isFirst ? [] : [element("hr")];
      }
      if (hasClass(node, "graf--mixtapeEmbed")) return mixtape(node);
      if (isElement(node, "blockquote") && hasClass(node, "graf--pullquote"))
        return [element("blockquote", {}, [element("p", {}, node.children)])];
      // Its headings begin at the third level, below the story’s title.
      if (isElement(node, "h3", "h4") && hasClass(node, "graf"))
        return [element(node.tagName === "h3" ? "h2" : "h3", {}, node.children)];
      return undefined;
    });
  };

const isAlike = (one: string, other: string) => bare(one) === bare(other) && other !== "";

const bare = (words: string) =>
  words
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s|\.$/g, "")
    .toLowerCase();

/** A card that leads to another page. */
function mixtape(node: Element): ElementContent[] {
  const link = findFirst(node, named("a"));
  const href = link ? attribute(link, "href") : "";
  const title = findFirst(node, named("strong"));
  const description = findFirst(node, named("em"));
  if (!href) return node.children;
  const words = description ? [element("br"), text(wordsOf(description))] : [];
  return [element("p", {}, [element("a", { href }, [text(title ? wordsOf(title) : href)]), ...words])];
}
