import type { Mark, Node, Schema } from "@milkdown/kit/prose/model";
import type { TreeNode } from "./tree.ts";

/** The node of the surface for a block of the tree. */
export function buildBlock(schema: Schema, tree: TreeNode): Node {
  const make = (name: string, attrs: Record<string, unknown> = {}, content: Node[] = []): Node => {
    const made = schema.nodes[name]?.createAndFill(attrs, content);
    if (!made) throw new Error(`The surface has no place for ${name} made of ${content.join(", ")}.`);
    return made;
  };
  const blocks = (node: TreeNode) => (node.children ?? []).map((child) => build(child));
  const inlines = (node: TreeNode) => joinTexts((node.children ?? []).flatMap((child) => phrase(child, [])));

  function build(node: TreeNode): Node {
    switch (node.type) {
      case "paragraph":
        return make("paragraph", {}, inlines(node));
      case "heading":
        return make("heading", { level: node.depth }, inlines(node));
      case "code":
        return make(
          "code_block",
          { language: node.lang ?? "", meta: node.meta ?? "" },
          node.value ? [schema.text(node.value)] : [],
        );
      case "thematicBreak":
        return make("hr");
      case "blockquote":
        return make("blockquote", {}, blocks(node));
      case "list":
        return node.ordered
          ? make("ordered_list", { order: node.start ?? 1, spread: Boolean(node.spread) }, blocks(node))
          : make("bullet_list", { spread: Boolean(node.spread) }, blocks(node));
      case "listItem":
        return make(
          "list_item",
          { spread: Boolean(node.spread), checked: node.checked ?? null },
          blocks(node),
        );
      case "footnoteDefinition":
        return make("footnote_definition", { label: node.label ?? node.identifier }, blocks(node));
      case "table":
        return make("table", {}, (node.children ?? []).map(row(node.align ?? [])));
      case "embed":
        return make("embed", { name: node.name, attributes: node.attributes });
      default:
        return make("raw_block", { source: node.value ?? "" });
    }
  }

  function row(align: (string | null)[]) {
    return ({ children = [] }: TreeNode, index: number): Node => {
      const cells = children.map((cell, column) =>
        make(index === 0 ? "table_header" : "table_cell", { alignment: align[column] ?? null }, [
          make("paragraph", {}, inlines(cell)),
        ]),
      );
      return make(index === 0 ? "table_header_row" : "table_row", {}, cells);
    };
  }

  function phrase(node: TreeNode, marks: readonly Mark[]): Node[] {
    const leaf = (name: string, attrs: Record<string, unknown>): Node[] => {
      const made = schema.nodes[name]?.create(attrs, null, marks);
      return made ? [made] : [];
    };
    const within = (name: string, attrs: Record<string, unknown> = {}) => {
      const mark = schema.marks[name]?.create(attrs);
      const inner = mark ? mark.addToSet(marks) : marks;
      return (node.children ?? []).flatMap((child) => phrase(child, inner));
    };
    switch (node.type) {
      case "text":
        return node.value ? [schema.text(node.value, marks)] : [];
      case "inlineCode": {
        const code = schema.marks.inlineCode?.create().addToSet(marks) ?? marks;
        return node.value ? [schema.text(node.value, code)] : [];
      }
      case "emphasis":
        return within("emphasis", { marker: node.marker ?? "*" });
      case "strong":
        return within("strong", { marker: node.marker ?? "*" });
      case "delete":
        return within("strike_through");
      case "underline":
        return within("underline");
      case "link":
        return within("link", { href: node.url ?? "", title: node.title ?? null });
      case "image":
        return leaf("image", { src: node.url ?? "", alt: node.alt ?? "", title: node.title ?? "" });
      case "break":
        return leaf("hardbreak", { isInline: false });
      case "softBreak":
        return leaf("hardbreak", { isInline: true });
      case "footnoteReference":
        return leaf("footnote_reference", { label: node.label ?? node.identifier });
      default:
        return leaf("raw_inline", { source: node.value ?? "" });
    }
  }

  function joinTexts(nodes: Node[]): Node[] {
    return nodes.reduce<Node[]>((joined, node) => {
      const last = joined.at(-1);
      if (last?.isText && node.isText && last.hasMarkup(node.type, node.attrs, node.marks))
        joined.splice(-1, 1, schema.text(`${last.text}${node.text}`, node.marks));
      else joined.push(node);
      return joined;
    }, []);
  }

  return build(tree);
}
