import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Project } from "./project.ts";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A project's text without its markup, for search, for shared links and for the printed CV. */
export function plainText(text: Project["text"]): string {
  if (typeof text === "string") return text;
  const words: string[] = [];
  visit(parser.parse(text.markdown), (node) => {
    if (node.type === "text" || node.type === "inlineCode" || node.type === "code") words.push(node.value);
    else if (node.type === "image") words.push(node.alt ?? "");
    else if (blocks.has(node.type)) words.push(" ");
  });
  return words.join("").replaceAll(/\s+/g, " ").trim();
}

const blocks = new Set(["paragraph", "listItem", "blockquote", "code", "tableCell", "break"]);
