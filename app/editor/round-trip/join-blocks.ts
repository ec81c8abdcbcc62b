import type { Node } from "@milkdown/kit/prose/model";
import type { Memory, OpenedText, Reader } from "./open-text.ts";
import type { SourceStyle } from "./source-style.ts";
import { withLineFeeds } from "./split-source.ts";
import type { Writer } from "./write-block.ts";

/** Two neighbours and what stands between them, so that they read as what they are. */
interface Junction {
  left: string;
  gap: string;
  right: string;
}

/** Puts the blocks of a document together, with the gaps that were typed where these still hold. */
export function createJoiner({ memory, nodesOf }: Reader, { rewrite }: Writer) {
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
    const other = rewrite(next, opened, otherMarks);
    const closed = closedSource(node, left) ?? rewrite(node, opened, (style) => ({ ...style }));
    const attempts: Junction[] = [
      ...gaps.map((gap) => ({ left, gap, right })),
      { left, gap: blank, right: other },
      { left: closed, gap: blank, right },
      { left: closed, gap: blank, right: other },
    ];
    return attempts.find((junction) => holds(junction)) ?? { left, gap: `${blank}<!-- -->${blank}`, right };
  }

  /** Whether two neighbours read together as they read alone. */
  function holds({ left, gap, right }: Junction): boolean {
    const [first, second] = [withLineFeeds(left), withLineFeeds(right)];
    const alone = [...nodesOf(`${first}\n`), ...nodesOf(second)];
    const together = nodesOf(first + withLineFeeds(gap) + second);
    return together.length === alone.length && together.every((node, index) => node.eq(alone[index] as Node));
  }

  const sourceOf = (node: Node) => memory.get(node)?.source ?? "";

  return { join };
}

function isAsTyped(memory: Memory | undefined): memory is Memory {
  return memory !== undefined && memory.source === memory.typed;
}

/** The other list marks, for a list after a list; the same style otherwise, but a copy: written in our own hand. */
function otherMarks(style: SourceStyle): SourceStyle {
  return {
    ...style,
    bullet: style.bulletOther,
    bulletOther: style.bullet,
    bulletOrdered: style.bulletOrdered === "." ? ")" : ".",
  };
}

/** HTML that never ends would swallow what comes after it. */
function closedSource(node: Node, source: string): string | null {
  if (node.type.name !== "raw_block") return null;
  const open = closers.find(([start, end]) => start.test(source) && !source.includes(end));
  return open ? `${source}\n${open[1]}` : source;
}

const closers: [RegExp, string][] = [
  [/^\s*<!--/, "-->"],
  [/^\s*<\?/, "?>"],
  [/^\s*<!\[CDATA\[/, "]]>"],
  [/^\s*<script[\s>]/i, "</script>"],
  [/^\s*<pre[\s>]/i, "</pre>"],
  [/^\s*<style[\s>]/i, "</style>"],
  [/^\s*<textarea[\s>]/i, "</textarea>"],
  [/^\s*:::/, ":::"],
];
