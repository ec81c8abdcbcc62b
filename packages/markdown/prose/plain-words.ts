import { SKIP, visit } from "unist-util-visit";
import { OverBudget, parseMarkdown } from "../parse/index.ts";

/**
 * The words of a Markdown text without its markup, for a search or a shared link; of pictures their alt texts. A text that
 * costs too much to read comes back as it was typed.
 */
export function plainWords(markdown: string): string {
  return inOneLine(wordsOf(markdown) ?? markdown);
}

function wordsOf(markdown: string): string | null {
  const words: string[] = [];
  try {
    visit(parseMarkdown(markdown), (node) => {
      if (node.type === "text" || node.type === "inlineCode" || node.type === "code") words.push(node.value);
      else if (node.type === "image") words.push(node.alt ?? "");
      else if (node.type === "textDirective") {
        // The end of 10:pm is no directive to a reader.
        words.push(markdown.slice(node.position?.start.offset, node.position?.end.offset));
        return SKIP;
      } else if (blocks.has(node.type)) words.push(" ");
    });
    return words.join("");
  } catch (error) {
    if (error instanceof OverBudget) return null;
    throw error;
  }
}

const inOneLine = (words: string) => words.replaceAll(/\s+/g, " ").trim();

const blocks = new Set(["paragraph", "listItem", "blockquote", "code", "tableCell", "break"]);
