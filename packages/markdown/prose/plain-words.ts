import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The words of a Markdown text without its markup, for a search or a shared link; of pictures their alt texts. */
export function plainWords(markdown: string): string {
  const words: string[] = [];
  visit(parser.parse(markdown), (node) => {
    if (node.type === "text" || node.type === "inlineCode" || node.type === "code") words.push(node.value);
    else if (node.type === "image") words.push(node.alt ?? "");
    else if (blocks.has(node.type)) words.push(" ");
  });
  return words.join("").replaceAll(/\s+/g, " ").trim();
}

const blocks = new Set(["paragraph", "listItem", "blockquote", "code", "tableCell", "break"]);
