import type { Node } from "@milkdown/kit/prose/model";
import type { Memory, OpenedText, Reader } from "./open-text.ts";
import { withLineFeeds } from "./split-source.ts";
import type { Writer } from "./write-block.ts";
import { isSameBlock } from "./write-tree.ts";

/** Two neighbours and the text between them, so that each still reads as its own block. */
interface Junction {
  left: string;
  gap: string;
  right: string;
}

/** Puts the blocks of a document together, with the gaps that were typed where these still hold. */
export function createJoiner({ memory, nodesOf }: Reader, { writeOtherwise, writeAfresh }: Writer) {
  const known = new WeakMap<Node, { right: Node; leftSource: string; junction: Junction }>();

  function join(document: Node, opened: OpenedText): string {
    const nodes = document.children.filter((node) => sourceOf(node) !== "");
    const parts: string[] = [opened.leading];
    let source = nodes[0] ? sourceOf(nodes[0]) : "";
    for (const [index, node] of nodes.entries()) {
      const next = nodes[index + 1];
      if (!next) {
        parts.push(source, opened.ending);
        break;
      }
      const { left, gap, right } = junctionOf(node, source, next, opened);
      parts.push(left, gap);
      source = right;
    }
    return parts.join("");
  }

  function junctionOf(node: Node, source: string, next: Node, opened: OpenedText): Junction {
    const left = memory.get(node);
    const right = memory.get(next);
    const gap = left?.slot?.next && left.slot.next === right?.slot ? left.slot.gap : null;
    if (gap !== null && source === left?.typed && isAsTyped(right))
      return { left: source, gap, right: right.source };
    const before = known.get(node);
    if (before?.right === next && before.leftSource === source) return before.junction;
    const junction = mend(node, source, next, gap, opened);
    known.set(node, { right: next, leftSource: source, junction });
    return junction;
  }

  function mend(node: Node, left: string, next: Node, gap: string | null, opened: OpenedText): Junction {
    const right = sourceOf(next);
    const blank = opened.lineEnd.repeat(2);
    const gaps = gap === null ? [blank] : [gap, blank];
    const attempts: (() => Junction)[] = [
      ...gaps.map((gap) => () => ({ left, gap, right })),
      () => ({ left, gap: blank, right: writeOtherwise(next, opened) }),
      () => ({ left, gap: blank, right: writeAfresh(next, opened) }),
      () => ({ left: writeOtherwise(node, opened), gap: blank, right }),
      () => ({ left: closed(node, left, opened), gap: blank, right }),
      () => ({ left: closed(node, left, opened), gap: blank, right: writeOtherwise(next, opened) }),
      () => ({ left, gap: `${blank}<!-- -->${blank}`, right }),
    ];
    for (const attempt of attempts) {
      const junction = attempt();
      if (holds(node, junction)) return junction;
    }
    return { left, gap: blank, right };
  }

  /** HTML or a fence that never ends would swallow what comes after it. */
  function closed(node: Node, source: string, opened: OpenedText): string {
    if (node.type.name !== "raw_block") return writeAfresh(node, opened);
    const end = closers.find(([start]) => start.test(source))?.[1];
    return end ? source.trimEnd() + opened.lineEnd + end : source;
  }

  /** Whether two neighbours read together as they read alone. */
  function holds(node: Node, { left, gap, right }: Junction): boolean {
    if (endsAtBlankLine.has(node.type.name) && /\n[ \t]*\n/.test(withLineFeeds(gap))) return true;
    const [first, second] = [withLineFeeds(left), withLineFeeds(right)];
    const alone = [...nodesOf(first), ...nodesOf(second)];
    const between = withLineFeeds(gap);
    const together = nodesOf(first + between + second).filter(
      ({ attrs }) => !between.includes("<!--") || attrs.source !== "<!-- -->",
    );
    return (
      together.length === alone.length &&
      together.every((node, index) => isSameBlock(node, alone[index] as Node))
    );
  }

  const sourceOf = (node: Node) => memory.get(node)?.source ?? "";

  return { join };
}

function isAsTyped(memory: Memory | undefined): memory is Memory {
  return memory !== undefined && memory.source === memory.typed;
}

/** Everything after a blank line is outside these blocks. */
const endsAtBlankLine = new Set(["paragraph", "heading", "hr", "table", "embed"]);

const closers: [RegExp, string][] = [
  [/^\s*<!--/, "-->"],
  [/^\s*<\?/, "?>"],
  [/^\s*<!\[CDATA\[/, "]]>"],
  [/^\s*<script[\s>]/i, "</script>"],
  [/^\s*<pre[\s>]/i, "</pre>"],
  [/^\s*<style[\s>]/i, "</style>"],
  [/^\s*<textarea[\s>]/i, "</textarea>"],
];
