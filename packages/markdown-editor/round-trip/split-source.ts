import { type Known, nothingKnown, parseSlices, type Slice } from "./slices.ts";
import { parseOf, type Reading, TooCostly } from "./reading.ts";
import type { TreeNode } from "./tree.ts";
import { atOnce, type Turns } from "../turns.ts";

/** A block at the top of the text: its typed source, and the text between it and the next block. */
interface SourceBlock {
  source: string;
  gap: string;
}

interface SplitSource {
  /** What precedes the first block: a byte order mark, blank lines. */
  leading: string;
  blocks: SourceBlock[];
}

/** A block with its tree; null for one that is kept as it is (front matter, a text over the budget). */
export interface ParsedBlock extends SourceBlock {
  node: TreeNode | null;
  /** The text that the positions of its tree point into: line ends are all `\n`. */
  text: string;
  /** Where it begins in the whole text with such line ends. */
  start: number;
}

interface ParsedSource extends SplitSource {
  blocks: ParsedBlock[];
  /** All of it, with line ends that are all `\n`. */
  text: string;
}

/** Cuts a text into its blocks; joined again, `leading` and every source and gap are the text, byte for byte. */
export function splitSource(markdown: string, reading: Reading): SplitSource {
  const { leading, blocks } = parseSource(markdown, reading);
  return { leading, blocks: blocks.map(({ source, gap }) => ({ source, gap })) };
}

export function parseSource(markdown: string, reading: Reading): ParsedSource {
  return atOnce(parseInTurns(markdown, reading));
}

export function* parseInTurns(
  markdown: string,
  reading: Reading,
  known = nothingKnown(),
): Turns<ParsedSource> {
  const text = withLineFeeds(markdown);
  const toSource = sourceOffsets(markdown);
  const starts = yield* findStarts(text, reading, known);
  const blocks = starts.map(({ end, ...block }, index) => {
    const next = starts[index + 1]?.start ?? text.length;
    return {
      ...block,
      source: markdown.slice(toSource(block.start), toSource(end)),
      gap: markdown.slice(toSource(end), toSource(next)),
    };
  });
  return { leading: markdown.slice(0, toSource(starts[0]?.start ?? text.length)), blocks, text };
}

export function withLineFeeds(markdown: string): string {
  return markdown.includes("\r") ? markdown.replace(/\r\n?/g, "\n") : markdown;
}

interface Start {
  start: number;
  end: number;
  node: TreeNode | null;
  text: string;
}

function* findStarts(text: string, reading: Reading, known: Known): Turns<Start[]> {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const front = frontMatter.exec(text.slice(mark))?.[0].length ?? 0;
  const body = mark + front;
  const head: Start[] = front > 0 ? [{ start: mark, end: body, node: null, text }] : [];
  let slices: Slice[];
  try {
    slices = yield* parseSlices(text, body, known, parseOf(reading, text));
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error;
    return [...head, { start: body, end: text.length, node: null, text }];
  }
  return [
    ...head,
    ...slices.flatMap((slice) =>
      slice.trees.map((node, index) => ({
        ...placeOf(node, slice.trees[index - 1], slice, body),
        node,
        text: slice.text,
      })),
    ),
  ];
}

/** A block begins where its line does: its indent belongs to it. */
function placeOf(node: TreeNode, before: TreeNode | undefined, { text, offset }: Slice, body: number) {
  const first = Math.max(node.position?.start.offset ?? 0, behindDefinition(before, text));
  const line = Math.max(body - offset, text.lastIndexOf("\n", first - 1) + 1);
  const start = /^[ \t]*$/.test(text.slice(line, first)) ? line : first;
  return { start: start + offset, end: (node.position?.end.offset ?? 0) + offset };
}

/** Micromark has an underlined heading begin with the definitions above it, which are blocks of their own. */
function behindDefinition(before: TreeNode | undefined, text: string): number {
  if (before?.type !== "definition") return 0;
  const end = before.position?.end.offset ?? 0;
  return end + text.slice(end).search(/[^ \t\n]|$/);
}

/** `---`, lines of which the first is a `key:`, `---`; a rule followed by prose is not that. */
const frontMatter = /^---[ \t]*\n(?=[\w-]+:)(?:(?!---[ \t]*(?:\n|$)).*\n)*?---[ \t]*(?=\n|$)/;

/** Where an offset of the text with `\n` alone lies in the text as it was typed. */
function sourceOffsets(markdown: string): (offset: number) => number {
  const pairs = [...markdown.matchAll(/\r\n/g)].map((match, index) => match.index - index);
  if (pairs.length === 0) return (offset) => offset;
  return (offset) => {
    let low = 0;
    let high = pairs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return offset + low;
  };
}
