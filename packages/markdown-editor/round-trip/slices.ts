import type { Parse } from "./reading.ts";
import type { TreeNode } from "./tree.ts";
import type { Turns } from "../turns.ts";

/** A part of a text that reads alone as it reads among the others. */
export interface Slice {
  /** What the positions of its trees point into. */
  text: string;
  /** Where its `text` begins in the whole. */
  offset: number;
  trees: TreeNode[];
}

/** The parsed slices of the previous text, by their source: a long text that was changed in one place is parsed there. */
export interface Known {
  before: ReadonlyMap<string, TreeNode[]>;
  now: Map<string, TreeNode[]>;
}

export function nothingKnown(before: Known["before"] = new Map()): Known {
  return { before, now: new Map() };
}

/** Parses a text from `body` on, part by part; between two parts the caller may do something else. */
export function* parseSlices(text: string, body: number, known: Known, parse: Parse): Turns<Slice[]> {
  const slices: Slice[] = [];
  for (let start = body; start < text.length; start = endOf(slices.at(-1), text)) {
    slices.push(sliceAt(text, start, known, parse));
    yield;
  }
  const definitions = definitionsOf(slices);
  if (definitions.length === 0 || slices.length < 2) return slices;
  // The meaning of a reference depends on definitions anywhere in the text.
  if (definitions.some(({ standIn }) => standIn.includes("\n"))) return [whole(text, body, parse)];
  const context = definitions.map(({ standIn }) => standIn).join("\n\n");
  for (const [index, slice] of slices.entries()) {
    if (!mayRefer(slice, definitions)) continue;
    const trees = parsed(slice.text, `${closing}\n\n${context}`, known, parse);
    if (!trees) return [whole(text, body, parse)];
    slices[index] = { ...slice, trees };
    yield;
  }
  return slices;
}

/** A paragraph in place of what follows: where it is one, all before it has ended. */
const closing = "\n\nx";

function sliceAt(text: string, start: number, known: Known, parse: Parse): Slice {
  let from = start;
  for (let steps = 1; ; steps *= 2) {
    const cut = cutAfter(text, from, steps);
    if (cut === null) return whole(text, start, parse);
    const slice = { text: `\n${text.slice(start, cut)}`, offset: start - 1 };
    const trees = parsed(slice.text, closing, known, parse);
    if (trees) return { ...slice, trees };
    from = cut;
  }
}

function whole(text: string, start: number, parse: Parse): Slice {
  // A line end before it, so that nothing is taken for the mark of an encoding.
  const rest = `\n${text.slice(start)}`;
  return { text: rest, offset: start - 1, trees: parse(rest) };
}

const endOf = (slice: Slice | undefined, text: string) =>
  slice ? slice.offset + slice.text.length : text.length;

/**
 * A blank line before a line that begins with a letter or a heading's mark, which continues only a block that is left open.
 */
const cut = /\n[ \t]*\n(?=\p{L}|#{1,6}[ \t])/gu;

function cutAfter(text: string, from: number, steps: number): number | null {
  cut.lastIndex = from;
  for (let step = 0; step < steps; step += 1) if (!cut.test(text)) return null;
  return cut.lastIndex;
}

/** The blocks of a slice; null where it ends in the midst of one. */
function parsed(slice: string, after: string, known: Known, parse: Parse): TreeNode[] | null {
  const source = slice + after;
  const trees = known.before.get(source) ?? parsedAnew(source, slice.length, parse);
  if (trees) known.now.set(source, trees);
  return trees;
}

function parsedAnew(source: string, length: number, parse: Parse): TreeNode[] | null {
  const all = parse(source);
  const end = all.findIndex(({ position }) => position?.start.offset === length + 2);
  return end < 0 ? null : all.slice(0, end);
}

interface Definition {
  /** The shortest text that defines the same. */
  standIn: string;
  /** The text that every reference to it contains, normalised. */
  mark: string;
}

function definitionsOf(slices: Slice[]): Definition[] {
  const found = new Map<string, Definition>();
  const look = ({ type, position, children = [] }: TreeNode, text: string) => {
    if (type === "definition" || type === "footnoteDefinition") {
      const label = /^\[((?:\\[^]|[^\\\]])+)\]:/.exec(text.slice(position?.start.offset ?? 0))?.[1] ?? "\n";
      found.set(label, {
        standIn: `[${label}]: x`,
        mark: plain(type === "footnoteDefinition" ? `[${label}]` : label),
      });
    }
    for (const child of children) look(child, text);
  };
  for (const { trees, text } of slices) for (const tree of trees) look(tree, text);
  return [...found.values()];
}

function mayRefer({ text }: Slice, definitions: Definition[]): boolean {
  if (!text.includes("[")) return false;
  const read = plain(text);
  return definitions.some(({ mark }) => read.includes(mark));
}

/** Labels are the same whatever their case, and over lines that begin with a quote's marks. */
function plain(label: string): string {
  return label
    .replaceAll(/[\s>]+/g, " ")
    .trim()
    .toLowerCase()
    .toUpperCase();
}
