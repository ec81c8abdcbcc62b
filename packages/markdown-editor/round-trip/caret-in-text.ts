import type { Node } from "@milkdown/kit/prose/model";
import { Transform } from "@milkdown/kit/prose/transform";
import type { RoundTrip } from "./round-trip.ts";

/** Marks the caret while a text is read: a character of private use, which is not typed. */
const stand = "\uE0C4";

/**
 * What a text becomes as a document with a caret in it, and the caret's place there. The space or the empty line that was
 * typed last is part of it, which markdown alone would drop. Null where the caret is in no text of the document: in
 * an address, or in a mark that its next letter makes another.
 */
export function caretInText(
  roundTrip: Pick<RoundTrip, "parse">,
  markdown: string,
  caret: number,
): { document: Node; place: number } | null {
  if (markdown.includes(stand)) return null;
  const marked = roundTrip.parse(markdown.slice(0, caret) + stand + markdown.slice(caret));
  let place = -1;
  marked.descendants((node, at) => {
    const found = node.isText ? (node.text ?? "").indexOf(stand) : -1;
    if (found >= 0) place = at + found;
    return place < 0;
  });
  if (place < 0) return null;
  const document = new Transform(marked).delete(place, place + stand.length).doc;
  return JSON.stringify(document.toJSON()).includes(stand) ? null : { document, place };
}

/** Whether two documents say the same, but for spaces and empty lines. */
export function saySame(one: Node, other: Node): boolean {
  const words = (node: Node) => node.textBetween(0, node.content.size, "\n", "\uFFFC").replaceAll(/\s+/g, "");
  return words(one) === words(other);
}
