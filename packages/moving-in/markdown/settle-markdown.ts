import type { Definition, Html, Image, Link, Nodes, Root, RootContent } from "mdast";
import { elaborateMessage, OverBudget, parseMarkdown } from "@toadstool/markdown/parse";
import { visit } from "unist-util-visit";
import type { Conversion } from "../html/conversion.ts";
import { playerFor } from "../html/embeds.ts";
import { attribute } from "../html/hast.ts";
import { linkAddress } from "../html/link-address.ts";
import { htmlToMarkdown } from "../html/to-markdown.ts";
import { directive, writeMarkdown } from "../html/write-markdown.ts";
import { isBalanced } from "./balance.ts";
import { outsideCode } from "./outside-code.ts";
import { markdownHtml } from "./markdown-html.ts";

interface Span {
  start: number;
  end: number;
}

interface Change extends Span {
  text: string;
}

/**
 * Markdown as its author wrote it, with the addresses of pictures and links settled, and blocks that contain HTML written
 * as markdown. What needs no change stays as it was typed, and so does what matches `kept`, and a text that costs too much to
 * read.
 */
export function settleMarkdown(source: string, conversion: Conversion, kept = nothing): string {
  const tree = treeOf(source, conversion);
  if (!tree) return source.trim();
  const spans = [...source.matchAll(kept)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  const isKept = (node: Span) => spans.some(({ start, end }) => start <= node.start && node.end <= end);
  const definitions = definitionsIn(tree, source);
  const changes: Change[] = [];
  const blocks = tree.children;
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index] as RootContent;
    if (!hasForeignHtml(block, isKept)) {
      settleBlock(block, conversion, changes);
      continue;
    }
    const last = endOfHtml(blocks, index, (start, end) => source.slice(start, end).replaceAll(kept, ""));
    const [start, end] = [startOf(block), endOf(blocks[last] as RootContent)];
    const text = blockFromHtml(source.slice(start, end), { definitions, kept }, conversion);
    changes.push({ start, end, text });
    index = last;
  }
  // What was taken out leaves no more than an empty line.
  const tidy = (text: string) => text.replaceAll(/\n(?:[ \t]*\n){2,}/g, "\n\n");
  const settled = applied(
    source,
    changes.filter((each) => !isKept(each)),
  );
  return outsideCode(settled, tidy).trim();
}

const nothing = /(?!)/g;

function treeOf(source: string, { remarks }: Conversion): Root | null {
  try {
    return parseMarkdown(source);
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
    remarks.add("broken_markup", `The text comes as it was typed. ${elaborateMessage(error)}`);
    return null;
  }
}

/** Tags that the dialect reads by itself. */
const ownTags = /^<\/?(?:u|kbd|sub|sup|mark|ins|small|abbr|br)\s*\/?>$/i;

function hasForeignHtml(block: RootContent, isKept: (node: Span) => boolean): boolean {
  let isFound = false;
  visit(block as Nodes, "html", (node: Html) => {
    isFound ||= !ownTags.test(node.value) && !isKept({ start: startOf(node), end: endOf(node) });
  });
  return isFound;
}

/** The last of the blocks that HTML opened in the first one spans. */
function endOfHtml(
  blocks: RootContent[],
  first: number,
  sourceOf: (start: number, end: number) => string,
): number {
  const start = startOf(blocks[first] as RootContent);
  const most = Math.min(blocks.length, first + 100);
  for (let index = first; index < most; index++)
    if (isBalanced(sourceOf(start, endOf(blocks[index] as RootContent)))) return index;
  return first;
}

/** Footnotes of the rest stay marks: their definitions are not part of it. What is kept waits outside; in tags, it is an address. */
function blockFromHtml(
  source: string,
  { definitions, kept }: { definitions: string; kept: RegExp },
  conversion: Conversion,
): string {
  const asTyped: string[] = [];
  const marked = source
    .replaceAll(new RegExp(`${kept.source}|<[a-z][^<>]*>`, "gi"), (found) =>
      found.startsWith("<") ? found : `\uE002${asTyped.push(found) - 1}\uE003`,
    )
    .replaceAll(/\[\^([^\]\s]{1,60})\](?!:)/g, "\uE000$1\uE001");
  const html = markdownHtml(`${marked}\n\n${definitions}`);
  return htmlToMarkdown(html, conversion)
    .replaceAll(/\uE000(.+?)\uE001/g, "[^$1]")
    .replaceAll(/\uE002(\d+)\uE003/g, (_whole, index: string) => asTyped[Number(index)] ?? "");
}

function definitionsIn(tree: Root, source: string): string {
  return tree.children
    .filter((node): node is Definition => node.type === "definition")
    .map((node) => source.slice(startOf(node), endOf(node)))
    .join("\n");
}

function settleBlock(block: RootContent, conversion: Conversion, changes: Change[]): void {
  const player = playerAlone(block);
  if (player) {
    changes.push({ start: startOf(block), end: endOf(block), text: player });
    return;
  }
  visit(block as Nodes, (node) => {
    if (node.type === "image") changes.push(change(node, settledImage(node, conversion)));
    else if (node.type === "link" || node.type === "definition") {
      const url = linkOrPicture(node, conversion);
      if (url === node.url || (URL.canParse(node.url) && url === new URL(node.url).href)) return;
      const isWhole = node.type === "definition" || node.children.every(({ type }) => type === "text");
      if (isWhole) changes.push(change(node, written(url ? { ...node, url } : plainOf(node))));
    }
  });
}

/** An address alone in its paragraph, where it leads to a player. */
function playerAlone(block: RootContent): string | null {
  if (block.type !== "paragraph" || block.children.length !== 1) return null;
  const [only] = block.children;
  const address =
    only?.type === "link" && only.children[0]?.type === "text" && only.children[0].value === only.url
      ? only.url
      : "";
  const player = address && playerFor(address, "");
  return player ? directive(attribute(player, "name"), JSON.parse(attribute(player, "attributes"))) : null;
}

function settledImage(node: Image, { book }: Conversion): string {
  const alt = node.alt ?? "";
  const url = book.add(decodedUrl(node.url), { as: "picture", alt, caption: node.title ?? "" });
  return url ? written({ ...node, url }) : alt;
}

const linkOrPicture = (node: Link | Definition, conversion: Conversion) =>
  /^(?:#|\/(?!\/))/.test(node.url) ? node.url : linkAddress(node.url, conversion);

const plainOf = (node: Link | Definition): Nodes =>
  node.type === "link" ? { type: "paragraph", children: node.children } : { type: "paragraph", children: [] };

const decodedUrl = (url: string) => (/^data:/i.test(url) ? url : url.replaceAll("%20", " "));

function written(node: Nodes): string {
  const block =
    node.type === "image" || node.type === "link" ? { type: "paragraph", children: [node] } : node;
  return writeMarkdown({ type: "root", children: [block as RootContent] });
}

const change = (node: Nodes, text: string): Change => ({ start: startOf(node), end: endOf(node), text });

const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
const endOf = (node: Nodes) => node.position?.end.offset ?? 0;

/** From the end, so that places stay right. A change within a changed part is left. */
function applied(source: string, changes: Change[]): string {
  let text = source;
  let from = Infinity;
  for (const { start, end, text: replacement } of changes.toSorted(
    (one, other) => other.end - one.end || one.start - other.start,
  )) {
    if (end > from) continue;
    text = text.slice(0, start) + replacement + text.slice(end);
    from = start;
  }
  return text;
}
