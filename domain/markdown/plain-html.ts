import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Tags markdown has no mark for; without attributes they are harmless and kept. */
const kept = /^<\/?(?:u|kbd|sub|sup|mark|ins|small|abbr|br)\s*\/?>$/i;

/** Shows HTML as the text it was typed as, but for the few plain tags above: nothing typed disappears. */
export function remarkPlainHtml() {
  return (tree: Root) => {
    visit(tree, "html", (node, index, parent) => {
      if (!parent || index === undefined || kept.test(node.value)) return;
      const text = { type: "text" as const, value: node.value };
      const isBlock = parent.type !== "paragraph" && "children" in parent && isFlow(parent.type);
      parent.children[index] = isBlock ? { type: "paragraph", children: [text] } : text;
    });
  };
}

const flowParents = ["root", "blockquote", "listItem", "footnoteDefinition", "containerDirective"];

function isFlow(type: string): boolean {
  return flowParents.includes(type);
}
