import { dialectWriting } from "@toadstool/markdown/write";
import type { Root } from "mdast";
import { type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";

/** A tree as markdown of the dialect, with players as directives. */
export function writeMarkdown(tree: Root): string {
  visit(tree, "tableCell", (cell) => {
    visit(cell, "break", (_node, index, parent) => {
      if (parent && index !== undefined) parent.children[index] = { type: "html", value: "<br>" } as never;
    });
  });
  // A list of short items stays close together, whatever its HTML wrapped them in.
  visit(tree, "list", (list) => {
    if (list.children.some(({ children }) => children.filter(isLong).length > 1)) return;
    list.spread = false;
    for (const item of list.children) item.spread = false;
  });
  return toMarkdown(tree, {
    bullet: "-",
    rule: "-",
    emphasis: "*",
    listItemIndent: "one",
    extensions: [...dialectWriting, own],
  })
    .replaceAll("&#x20;", " ")
    .trim();
}

const isLong = ({ type }: { type: string }) => type !== "list";

interface Embed {
  type: "embed";
  name: string;
  attributes: string;
}

const own: Options = {
  handlers: {
    embed: (({ name, attributes }: Embed) => directive(name, JSON.parse(attributes))) satisfies Handle,
  } as Options["handlers"],
};

/** `::youtube{id="…"}`. */
export function directive(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${inQuotes(value)}"`);
  return `::${name}{${pairs.join(" ")}}`;
}

const inQuotes = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll(/\s+/g, " ").trim();
