import type { Element } from "hast";
import { type Handle as ElementHandler, toMdast } from "hast-util-to-mdast";
import type { Nodes, PhrasingContent, RootContent } from "mdast";
import type { Conversion } from "./conversion.ts";
import { attribute, type Root } from "./hast.ts";
import { linkAddress } from "./link-address.ts";
import { writeMarkdown } from "./write-markdown.ts";

/** A settled tree as markdown. */
export function writeTree(tree: Root, conversion: Conversion): string {
  const markdown = toMdast(tree, {
    handlers: handlersFor(conversion),
    nodeHandlers: { comment: () => undefined },
  }) as Nodes;
  const settled =
    markdown.type === "root"
      ? markdown
      : { type: "root" as const, children: [markdown as Nodes as RootContent] };
  return writeMarkdown(settled);
}

function handlersFor(conversion: Conversion): Record<string, ElementHandler> {
  return {
    a(state, node) {
      const children = state.all(node) as PhrasingContent[];
      const url = linkAddress(attribute(node, "href"), conversion);
      if (!url) return children;
      return { type: "link", url, title: attribute(node, "title") || null, children };
    },
    "moved-embed": (_state, node) =>
      ({ type: "embed", name: attribute(node, "name"), attributes: attribute(node, "attributes") }) as never,
    "moved-note-mark": (_state, node) => {
      const label = attribute(node, "label");
      return { type: "footnoteReference", identifier: label, label };
    },
    "moved-note": (state, node) => {
      const label = attribute(node, "label");
      return {
        type: "footnoteDefinition",
        identifier: label,
        label,
        children: state.toFlow(state.all(node)) as never,
      };
    },
    summary: (state, node) => ({
      type: "paragraph",
      children: [{ type: "strong", children: state.all(node) as PhrasingContent[] }],
    }),
    cite: emphasised,
    dfn: emphasised,
    q: (state, node) => [{ type: "text", value: "“" }, ...state.all(node), { type: "text", value: "”" }],
    ...Object.fromEntries(keptTags.map((name) => [name, tagged])),
  };
}

/** Marks that markdown has no sign for; the dialect reads them as tags. */
const keptTags = ["u", "kbd", "sub", "sup", "mark", "ins", "small", "abbr"];

const tagged: ElementHandler = (state, node: Element) => {
  const children = state.all(node) as PhrasingContent[];
  if (children.length === 0) return undefined;
  return [html(`<${node.tagName}>`), ...children, html(`</${node.tagName}>`)];
};

const emphasised: ElementHandler = (state, node: Element) => ({
  type: "emphasis",
  children: state.all(node) as PhrasingContent[],
});

const html = (value: string): Nodes & { type: "html" } => ({ type: "html", value });
