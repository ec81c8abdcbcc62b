import type { Link, Parents, Text } from "mdast";
import { defaultHandlers, type Info, type State } from "mdast-util-to-markdown";
import { parseMarkdown } from "../parse/parse-markdown.ts";

/** A word that may have an address in it which becomes a link by itself. */
const addressWord = /([^\s<]*(?:https?:\/\/|www\.|[\w.+-]@)[^\s<]*)/i;

/** Where these are written, an address is no link. */
const withoutLinks = ["autolink", "label", "reference", "destinationRaw", "destinationLiteral"];

/**
 * Text with its marks escaped, but for its addresses: these become links as they are, and an escape would be part of
 * where they lead. Where a mark touches an address, that is written as a link.
 */
export function writeAddresses(node: Text, parent: Parents | undefined, state: State, info: Info): string {
  const parts = state.stack.some((construct) => withoutLinks.includes(construct))
    ? []
    : node.value.split(addressWord);
  if (parts.length < 2) return defaultHandlers.text(node, parent, state, info);
  // Each second part is a word with an address.
  return parts.reduce((written, part, index) => {
    const after =
      parts
        .slice(index + 1)
        .find(Boolean)
        ?.charAt(0) ?? info.after;
    const around = { ...info, before: written || info.before, after };
    return written + (index % 2 === 0 ? safe(part, state, around) : writeWord(part, parent, state, around));
  }, "");
}

function writeWord(word: string, parent: Parents | undefined, state: State, info: Info): string {
  const links = linksIn(word);
  const written: string[] = [];
  let before = info.before;
  let read = 0;
  const add = (part: string) => {
    written.push(part);
    before = part || before;
  };
  for (const [index, { at, address, link }] of links.entries()) {
    const end = at + address.length;
    add(unlinked(word.slice(read, at), state, { ...info, before, after: address.charAt(0) }));
    const rest = word.slice(end, links[index + 1]?.at);
    const isBare =
      (at > 0 || /^\s*$/.test(info.before.slice(-1))) &&
      safe(rest, state, { ...info, before: address }) === rest &&
      (end + rest.length < word.length || /^[\s<]?$/.test(info.after.charAt(0))) &&
      !(state.stack.includes("tableCell") && address.includes("|"));
    add(
      isBare
        ? address
        : state.handle(link, parent, state, { ...info, before, after: rest.charAt(0) || info.after }),
    );
    read = end;
  }
  add(unlinked(word.slice(read), state, { ...info, before }));
  return written.join("");
}

/** What is no address must not become one by an escape that ends it. */
function unlinked(text: string, state: State, info: Info): string {
  const escaped = safe(text, state, info);
  return escaped === text ? text : escaped.replaceAll(/(?<=https?):(?=\/\/)|(?<=www)\.|(?<=\w)@/gi, "\\$&");
}

const safe = (text: string, state: State, info: Info) => (text === "" ? "" : state.safe(text, info));

interface BareLink {
  at: number;
  address: string;
  link: Link;
}

/** Where an address may begin: not within another word. */
const beginning = /(?<![a-z])https?:\/\/|(?<![^\s(*_[\]~])www\.|(?<![\w.+/-])[\w.+-]+@/gi;

/** The addresses of a word that readers' pages link. */
function linksIn(word: string): BareLink[] {
  const found: BareLink[] = [];
  for (const { index: at } of word.matchAll(beginning)) {
    const last = found.at(-1);
    if (last && at < last.at + last.address.length) continue;
    const [block] = parseMarkdown(word.slice(at)).children;
    const link = block?.type === "paragraph" ? block.children[0] : undefined;
    const [only] = link?.type === "link" ? link.children : [];
    if (link?.type === "link" && only?.type === "text" && word.startsWith(only.value, at))
      found.push({ at, address: only.value, link: { ...link, position: undefined } });
  }
  return found;
}
