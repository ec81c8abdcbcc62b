import { isFlood } from "#domain/markdown/floods.ts";
import { parseTree, type TreeNode } from "./tree.ts";

/** A block at the top of the text: what was typed for it, and what stands between it and the next. */
export interface SourceBlock {
  source: string;
  gap: string;
}

export interface SplitSource {
  /** Whatever stands before the first block: a byte order mark, blank lines. */
  leading: string;
  blocks: SourceBlock[];
}

/** A block with its tree; null for one that is kept as it is (front matter, a flood of marks). */
export interface ParsedBlock extends SourceBlock {
  node: TreeNode | null;
}

export interface ParsedSource extends SplitSource {
  blocks: ParsedBlock[];
  /** The text that the positions of the trees point into: line ends are all `\n`. */
  text: string;
}

/** Cuts a text into its blocks; joined again, `leading` and every source and gap are the text, byte for byte. */
export function splitSource(markdown: string): SplitSource {
  const { leading, blocks } = parseSource(markdown);
  return { leading, blocks: blocks.map(({ source, gap }) => ({ source, gap })) };
}

export function parseSource(markdown: string): ParsedSource {
  const text = withLineFeeds(markdown);
  const toSource = sourceOffsets(markdown);
  const starts = findStarts(text);
  const blocks = starts.map(({ start, end, node }, index) => {
    const next = starts[index + 1]?.start ?? text.length;
    return {
      node,
      source: markdown.slice(toSource(start), toSource(end)),
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
}

function findStarts(text: string): Start[] {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const front = frontMatter.exec(text.slice(mark))?.[0].length ?? 0;
  const head: Start[] = front > 0 ? [{ start: mark, end: mark + front, node: null }] : [];
  const body = mark + front;
  if (isFlood(text.slice(body))) return [...head, { start: body, end: text.length, node: null }];
  // Blanked, not cut: positions stay those of the text.
  const parsed = parseTree(body > 0 ? " ".repeat(body - 1) + "\n" + text.slice(body) : text);
  return [...head, ...parsed.map((node) => startOf(node, text, body))];
}

/** A block begins where its line does: its indent belongs to it. */
function startOf(node: TreeNode, text: string, body: number): Start {
  const offset = node.position?.start.offset ?? 0;
  const line = Math.max(body, text.lastIndexOf("\n", offset - 1) + 1);
  const start = /^[ \t]*$/.test(text.slice(line, offset)) ? line : offset;
  return { start, end: node.position?.end.offset ?? 0, node };
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
