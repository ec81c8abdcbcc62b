import type { Link, Parents, Text } from "mdast";
import { defaultHandlers, type Info, type State } from "mdast-util-to-markdown";
import { parseMarkdown } from "../parse/parse-markdown.ts";

/** Longer addresses, and more in one word, are written like any other text: both would be many to read again. */
const most = { length: 2_000, inWord: 20 };

/** Where these are written, an address is no link. */
const withoutLinks = ["autolink", "label", "reference", "destinationRaw", "destinationLiteral"];

/**
 * Text with its marks escaped, but for its addresses: these become links as they are, and an escape would be part of
 * where they lead. Where a mark touches an address, that is written as a link.
 */
export function writeAddresses(node: Text, parent: Parents | undefined, state: State, info: Info): string {
  const isUnlinked = state.stack.some((construct) => withoutLinks.includes(construct));
  const parts = isUnlinked ? [] : partsOf(node.value);
  if (parts.length < 2) return defaultHandlers.text(node, parent, state, info);
  let before = info.before;
  const written = parts.map((part, index) => {
    const after = (parts[index + 1] || parts[index + 2] || info.after).charAt(0);
    const around = { ...info, before, after };
    const now = index % 2 === 0 ? safe(part, state, around) : writeWord(part, parent, state, around);
    before = (before + now).slice(-8);
    return now;
  });
  return written.join("");
}

/** A text in parts, of which each second one is a word that may hold an address. */
function partsOf(value: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { index } of value.matchAll(/https?:\/\/|www\.|@/gi)) {
    if (index < end) continue;
    const before = value.slice(end, index);
    const start = index - (/[^\s<]*$/.exec(before.slice(-most.length))?.[0].length ?? 0);
    const word = value.slice(start, wordEnd(value, index));
    parts.push(value.slice(end, start), word);
    end = start + word.length;
  }
  return [...parts, value.slice(end)];
}

function wordEnd(value: string, from: number): number {
  space.lastIndex = from;
  return space.exec(value)?.index ?? value.length;
}

const space = /[\s<]/g;

function writeWord(word: string, parent: Parents | undefined, state: State, info: Info): string {
  const [isFirst, isLast] = [isFree(info.before.slice(-1)), isFree(info.after.charAt(0))];
  if (isFirst && isLast && safe(word, state, info) === word) return word;
  const links = linksIn(word);
  const written: string[] = [];
  let before = info.before;
  let read = 0;
  const add = (part: string) => {
    written.push(part);
    before = (before + part).slice(-8);
  };
  for (const [index, { at, address, link }] of links.entries()) {
    const end = at + address.length;
    add(unlinked(word.slice(read, at), state, { ...info, before, after: address.charAt(0) }));
    const rest = word.slice(end, links[index + 1]?.at);
    const isBare =
      (at > 0 || isFirst) &&
      safe(rest, state, { ...info, before: address }) === rest &&
      (end + rest.length < word.length || isLast) &&
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

/** Whether no mark touches an address here. */
const isFree = (neighbour: string) => /^[\s<]?$/.test(neighbour);

/** An escape must not turn text into an address by ending it early. */
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
  for (const { index: at } of [...word.matchAll(beginning)].slice(0, most.inWord)) {
    const last = found.at(-1);
    if (last && at < last.at + last.address.length) continue;
    const [block] = parseMarkdown(word.slice(at, at + most.length)).children;
    const link = block?.type === "paragraph" ? block.children[0] : undefined;
    const [only] = link?.type === "link" ? link.children : [];
    if (link?.type === "link" && only?.type === "text" && isWhole(only.value, word, at))
      found.push({ at, address: only.value, link: { ...link, position: undefined } });
  }
  return found;
}

const isWhole = (address: string, word: string, at: number) =>
  address.length < most.length && word.startsWith(address, at);
