import type { Node } from "@milkdown/kit/prose/model";
import { canJoin, canSplit, findWrapping, liftTarget, Transform } from "@milkdown/kit/prose/transform";

/** Numbers between 0 and 1 that come again for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Something a writer may do to a document, somewhere; the same document where it cannot be done there. */
export function editSomewhere(document: Node, random: () => number): Node {
  const edit = pick(Object.values(edits), random);
  const transform = new Transform(document);
  try {
    edit(transform, random);
  } catch (error) {
    // ProseMirror says by this that an edit does not fit here.
    if (error instanceof Error && error.name === "TransformError") return document;
    throw error;
  }
  return transform.doc.childCount > 0 ? transform.doc : document;
}

type Edit = (transform: Transform, random: () => number) => void;

const edits: Record<string, Edit> = {
  typing(transform, random) {
    const at = somewhereInText(transform.doc, random);
    if (at !== null)
      transform.insert(at, transform.doc.type.schema.text(pick(typings, random), marksAt(transform.doc, at)));
  },
  deleting(transform, random) {
    const range = stretchOfText(transform.doc, random);
    if (range) transform.delete(range.from, range.to);
  },
  splitting(transform, random) {
    const at = somewhereInText(transform.doc, random);
    const isPlain =
      at !== null && ["paragraph", "heading"].includes(transform.doc.resolve(at).parent.type.name);
    if (isPlain && canSplit(transform.doc, at)) transform.split(at);
  },
  joining(transform, random) {
    const places: number[] = [];
    transform.doc.descendants((_node, position) => {
      if (canJoin(transform.doc, position)) places.push(position);
    });
    if (places.length > 0) transform.join(pick(places, random));
  },
  removing(transform, random) {
    const { from, to } = someBlock(transform.doc, random);
    transform.delete(from, to);
  },
  moving(transform, random) {
    const { from, to, node } = someBlock(transform.doc, random);
    transform.delete(from, to);
    const { doc } = transform;
    if (doc.childCount === 0) return;
    transform.insert(pick([0, someBlock(doc, random).to], random), node);
  },
  adding(transform, random) {
    transform.insert(someBlock(transform.doc, random).to, freshBlock(transform.doc, random));
  },
  marking(transform, random) {
    const range = stretchOfText(transform.doc, random);
    const { marks } = transform.doc.type.schema;
    const mark =
      marks[pick(["strong", "emphasis", "underline", "strike_through", "inlineCode", "link"], random)];
    if (range && mark)
      transform.addMark(range.from, range.to, mark.create(mark.name === "link" ? { href: "/new" } : null));
  },
  unmarking(transform, random) {
    const range = stretchOfText(transform.doc, random);
    if (range) transform.removeMark(range.from, range.to);
  },
  turning(transform, random) {
    const at = somewhereInText(transform.doc, random);
    const { nodes } = transform.doc.type.schema;
    const [name, attrs] = pick<[string, object]>(
      [
        ["heading", { level: 1 }],
        ["heading", { level: 3 }],
        ["paragraph", {}],
        ["code_block", {}],
      ],
      random,
    );
    if (at !== null && nodes[name]) transform.setBlockType(at, at, nodes[name], { ...attrs });
  },
  wrapping(transform, random) {
    const at = somewhereInText(transform.doc, random);
    const type = transform.doc.type.schema.nodes[pick(["blockquote", "bullet_list", "ordered_list"], random)];
    const range = at === null ? null : transform.doc.resolve(at).blockRange();
    const wrapping = range && type && findWrapping(range, type);
    if (range && wrapping) transform.wrap(range, wrapping);
  },
  lifting(transform, random) {
    const at = somewhereInText(transform.doc, random);
    const range = at === null ? null : transform.doc.resolve(at).blockRange();
    const target = range && liftTarget(range);
    if (range && target !== null) transform.lift(range, target as number);
  },
  breaking(transform, random) {
    const at = somewhereInText(transform.doc, random);
    const parent = at === null ? null : transform.doc.resolve(at).parent;
    if (at !== null && parent?.type.name === "paragraph")
      transform.insert(at, transform.doc.type.schema.node("hardbreak"));
  },
};

const typings = [
  ..."word|two words|*|_|**|`|[|]|!|<|>|#|# |- |+ |1. |2) |    |~|~~|\\|&amp;|<b>|:|::youtube|:::|$|=|===|---".split(
    "|",
  ),
  "|",
  "|-|",
  "\u00a0",
  " ",
  "  ",
  "ü",
  "字",
  "🍄",
  "[^1]",
  "](/x)",
  "{#id}",
  "--",
  "10:30",
  "a_b_c",
];

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function somewhereInText(document: Node, random: () => number): number | null {
  const places: number[] = [];
  document.descendants((node, position) => {
    if (node.isTextblock) places.push(position + 1 + Math.floor(random() * (node.content.size + 1)));
  });
  return places.length > 0 ? pick(places, random) : null;
}

function stretchOfText(document: Node, random: () => number) {
  const at = somewhereInText(document, random);
  if (at === null) return null;
  const end = document.resolve(at).end();
  return at < end ? { from: at, to: Math.min(end, at + 1 + Math.floor(random() * 12)) } : null;
}

function marksAt(document: Node, at: number) {
  return document.resolve(at).parent.type.name === "code_block" ? [] : document.resolve(at).marks();
}

function someBlock(document: Node, random: () => number) {
  const index = Math.floor(random() * document.childCount);
  const node = document.child(index);
  const from = document.children.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0);
  return { from, to: from + node.nodeSize, node };
}

function freshBlock({ type: { schema } }: Node, random: () => number): Node {
  const text = (words: string) => schema.node("paragraph", null, schema.text(words));
  const item = (words: string) => schema.node("list_item", null, text(words));
  const row = (name: string, cell: string) =>
    schema.node(
      name,
      null,
      ["a", "b"].map((word) => schema.node(cell, null, text(word))),
    );
  return pick(
    [
      () => text("A new paragraph."),
      () => schema.node("heading", { level: 2 }, schema.text("A new heading")),
      () => schema.node("bullet_list", null, [item("new"), item("newer")]),
      () => schema.node("ordered_list", null, [item("new"), item("newer")]),
      () => schema.node("blockquote", null, text("A new quote.")),
      () => schema.node("code_block", { language: "js" }, schema.text("const fresh = 1;\n\nfresh();")),
      () => schema.node("hr"),
      () => schema.node("embed", { name: "vimeo", attributes: { id: "123456" } }),
      () =>
        schema.node("table", null, [row("table_header_row", "table_header"), row("table_row", "table_cell")]),
    ],
    random,
  )();
}
