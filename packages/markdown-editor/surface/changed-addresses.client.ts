import type { Node, Schema } from "@milkdown/kit/prose/model";
import { type EditorState, Plugin } from "@milkdown/kit/prose/state";
import { markOf } from "./marks.client.ts";

/**
 * An address that links to itself is words again once it is edited, or text is typed right behind it: otherwise the link
 * would lead to the address as it was. Readers' pages link it by what it then says.
 */
export function changedAddresses(): Plugin {
  return new Plugin({
    appendTransaction(changes, before, after) {
      if (!changes.some(({ docChanged }) => docChanged)) return null;
      const bare = new Set(linksAround(before).flatMap((link) => (isBare(link) ? [link.href] : [])));
      const changed = linksAround(after).filter(
        (link) => bare.has(link.href) && (!isBare(link) || /^[^\s.,:;!?)\]}"'”’]/.test(link.next)),
      );
      if (changed.length === 0) return null;
      const type = markOf(after.schema, "link");
      const { tr } = after;
      for (const { from, to } of changed) tr.removeMark(from, to, type);
      return tr.removeStoredMark(type);
    },
  });
}

interface Link {
  from: number;
  to: number;
  href: string;
  words: string;
  /** The text right behind it. */
  next: string;
}

const isBare = ({ href, words }: Link) => ["", "mailto:", "http://"].some((start) => start + words === href);

/** The links of the lines with the caret. */
function linksAround({ selection: { $from }, schema }: EditorState): Link[] {
  const { parent } = $from;
  return parent.isTextblock ? linksIn(parent, $from.start(), schema) : [];
}

function linksIn(parent: Node, start: number, schema: Schema): Link[] {
  const type = markOf(schema, "link");
  const links: Link[] = [];
  parent.forEach((node, offset) => {
    const from = start + offset;
    const words = node.text ?? "\uFFFC";
    const href = type.isInSet(node.marks)?.attrs.href;
    const last = links.at(-1);
    const isBehind = last?.to === from;
    if (isBehind && last.href === href)
      Object.assign(last, { to: from + node.nodeSize, words: last.words + words });
    else {
      if (isBehind) last.next = words;
      if (typeof href === "string") links.push({ from, to: from + node.nodeSize, href, words, next: "" });
    }
  });
  return links;
}
