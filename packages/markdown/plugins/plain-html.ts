import type { Nodes, Parent, PhrasingContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import { withoutCommentsIn } from "../comments.ts";

/** Tags markdown has no mark for; without attributes they are harmless and kept. */
const kept = /^<(\/?)(u|kbd|sub|sup|mark|ins|small|abbr)\s*>$/i;
const lineBreak = /^<br\s*\/?>$/i;

/** How many of them may be open at once; more are shown as they were typed. */
const deepest = 20;

/** Shows HTML as the text it was typed as, but for the few plain tags above. Of what was typed, comments alone disappear. */
export function remarkPlainHtml() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if ("children" in node && node.children.some(({ type }) => type === "html")) {
        (node as Parent).children = paired(node as Parent);
      }
    });
  };
}

interface Open {
  name: string;
  children: Nodes[];
}

/** The children with each opening tag and its end made one element; an element that is not closed ends with the parent. */
function paired(parent: Parent): Parent["children"] {
  const top: Open = { name: "", children: [] };
  const open = [top];
  const innermost = () => open.at(-1) ?? top;
  const close = (depth: number) => {
    while (open.length > depth) {
      const { name, children } = open.pop() ?? top;
      innermost().children.push(element(name, children));
    }
  };
  for (const child of parent.children as Nodes[]) {
    if (child.type !== "html") innermost().children.push(child);
    else if (lineBreak.test(child.value)) innermost().children.push({ type: "break" });
    else {
      const [, end, tag = ""] = kept.exec(child.value) ?? [];
      const name = tag.toLowerCase();
      const opened = end ? open.findLastIndex((each) => each.name === name) : -1;
      if (opened > 0) close(opened);
      else if (name && !end && open.length <= deepest) open.push({ name, children: [] });
      else {
        const shown = withoutCommentsIn(child.value);
        if (shown.trim() !== "") innermost().children.push(asTyped(shown, parent));
      }
    }
  }
  close(1);
  return top.children as Parent["children"];
}

function element(hName: string, children: Nodes[]): Nodes {
  return { type: "emphasis", data: { hName }, children: children as PhrasingContent[] };
}

function asTyped(value: string, parent: Parent): Nodes {
  const text = { type: "text" as const, value };
  return isFlow(parent.type) ? { type: "paragraph", children: [text] } : text;
}

const flowParents = ["root", "blockquote", "listItem", "footnoteDefinition"];

function isFlow(type: string): boolean {
  return flowParents.includes(type);
}
