import type { Element, Root } from "hast";
import glsl from "highlight.js/lib/languages/glsl";
import { common } from "lowlight";
import rehypeHighlight from "rehype-highlight";
import { SKIP, visit } from "unist-util-visit";
import { wordsOf } from "../hast.ts";

/**
 * The limits of colouring; code beyond them stays plain, for some grammars take time with the square of a line's or a
 * block's length.
 */
const limits = { line: 1_000, block: 30_000, text: 120_000, spans: 20_000 };

/** The languages whose code is coloured; others stay plain. */
const languages = { ...common, glsl };

/** Colours code in the languages we know, as far as the limits go. */
export function rehypeColouredCode() {
  // Here and not above: registering the languages takes many milliseconds.
  const highlight = rehypeHighlight({ languages, detect: false });
  return (tree: Root, file: Parameters<typeof highlight>[1]) => {
    const done = { characters: 0, spans: 0 };
    visit(tree, "element", (pre) => {
      if (pre.tagName !== "pre") return undefined;
      const [code] = pre.children;
      if (code?.type !== "element") return SKIP;
      const text = wordsOf(code);
      done.characters += text.length;
      if (text.length > limits.block || done.characters > limits.text || longLine.test(text)) return SKIP;
      const plain = code.children;
      highlight({ type: "root", children: [pre] }, file);
      done.spans += spansIn(code);
      if (done.spans > limits.spans) code.children = plain;
      return SKIP;
    });
  };
}

const longLine = new RegExp(`[^\\n]{${limits.line + 1}}`);

function spansIn(node: Element): number {
  let count = 0;
  visit(node, "element", () => void count++);
  return count;
}
