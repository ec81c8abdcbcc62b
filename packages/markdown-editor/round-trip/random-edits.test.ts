import type { Node } from "@milkdown/kit/prose/model";
import { expect, inject, it } from "vitest";
import { markdownSamples } from "../testing/samples/all.ts";
import { editSomewhere, numbersFrom } from "../testing/random-edits.ts";
import { plainReading } from "./plain-reading.ts";
import { createRoundTrip } from "./round-trip.ts";
import { splitSource } from "./split-source.ts";
import type { TreeNode } from "./tree.ts";
import { openWritingSchema } from "./writing-schema.client.ts";
import { treeOf } from "./write-tree.ts";

const schema = await openWritingSchema();
const samples = Object.entries(markdownSamples).filter(
  ([name, markdown]) => markdown.length < 3500 && !/floods|never ends/.test(name),
);

it.each(samples)(
  "reads %s as it is after any edits, with unedited text as it was typed",
  (_name, markdown) => {
    for (let seed = 1; seed <= (inject("seeds") ?? 1); seed++) {
      const random = numbersFrom(seed + markdown.length);
      const trip = createRoundTrip(schema, plainReading);
      const opened = trip.open(markdown);
      let document = opened;
      for (let step = 0; step < 4; step++) {
        document = editSomewhere(document, random);
        if (!canBeSaid(document) || definitionsOf(document) !== definitionsOf(opened)) break;
        const text = trip.read(document);
        const shown = document.children.filter((node) => treeOf(node));
        const again = createRoundTrip(schema, plainReading).open(text);
        expect(again.children.filter((node) => treeOf(node)).map(shapeOf)).toEqual(shown.map(shapeOf));

        const sources = splitSource(text, plainReading).blocks.map(({ source }) => source);
        const typed = splitSource(markdown, plainReading).blocks.map(({ source }) => source);
        const untouched = shown.flatMap((node, index) =>
          opened.children.includes(node) && !movesAside(node)
            ? [[index, opened.children.indexOf(node)] as const]
            : [],
        );
        expect(untouched.map(([now]) => sources[now])).toEqual(untouched.map(([, before]) => typed[before]));
      }
    }
  },
);

/** The content of a block, without how far apart the parts of a list are: that is the text's choice. */
function shapeOf(node: Node): string {
  return JSON.stringify(treeOf(node), (key, value) => {
    if (key === "spread" || key === "marker") return undefined;
    return key === "children" ? stretches(value as TreeNode[]) : (value as unknown);
  });
}

const markTypes = ["emphasis", "strong", "delete", "underline", "link"];

/** Each stretch of a line with all marks around it: readers see no order in these, and no empty brackets of a reference. */
function stretches(nodes: TreeNode[], around: string[] = []): TreeNode[] {
  const found = nodes.flatMap((each) => {
    const node = each.type === "raw" ? { ...each, value: each.value?.replace(/\]\[\]$/, "]") } : each;
    const { children = [], marker: _, ...mark } = node;
    if (!markTypes.includes(node.type)) return [around.length > 0 ? { ...node, around } : node];
    return stretches(children, [...around, JSON.stringify(mark)].toSorted());
  });
  return found.reduce<TreeNode[]>((joined, node) => {
    const last = joined.at(-1);
    if (node.type === "text" && JSON.stringify({ ...node, value: last?.value }) === JSON.stringify(last))
      joined.splice(-1, 1, { ...node, value: `${last?.value}${node.value}` });
    else joined.push(node);
    return joined;
  }, []);
}

/** Lists and code may have to be written otherwise because of a neighbour. */
function movesAside(node: Node): boolean {
  return ["bullet_list", "ordered_list", "code_block"].includes(node.type.name);
}

/**
 * What markdown has no words for: a task without text, a link around a reference, front matter further down; and a table whose
 * rows have not as many cells as its headings, which the surface mends.
 */
function canBeSaid(document: Node): boolean {
  let can = true;
  document.descendants((node, position) => {
    const { attrs, marks } = node;
    if (
      node.type.name === "table" &&
      node.children.some((row) => row.childCount !== node.firstChild?.childCount)
    )
      can = false;
    const [first] = node.children;
    if (attrs.checked != null && (first?.type.name !== "paragraph" || first.textContent === "")) can = false;
    if (node.type.name === "raw_inline" && marks.some(({ type }) => type.name === "link")) can = false;
    if (node.type.name === "raw_block" && String(attrs.source).startsWith("---") && position > 0) can = false;
  });
  return can;
}

/** Without its definition a reference is plain text. */
function definitionsOf(document: Node): string {
  const found: string[] = [];
  document.descendants(({ type, attrs }) => {
    if (type.name === "footnote_definition") found.push(attrs.label);
    if (type.name === "raw_block" && /\]:/.test(attrs.source)) found.push(attrs.source);
  });
  return found.toSorted().join("\n");
}
