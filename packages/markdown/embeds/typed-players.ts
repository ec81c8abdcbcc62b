import type { Element, Root as HtmlRoot } from "hast";
import type { Nodes, Paragraph, Parent, PhrasingContent, Root } from "mdast";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { Dialect } from "../dialect.ts";
import { cut } from "../cut.ts";
import { embedFor } from "./embed-address.ts";

/** A player that an author typed as HTML and that is not on the list. */
interface UnlistedPlayer {
  element: string;
  address: string;
  line: number;
}

/** Characters of the longest piece of HTML that is looked at. */
const longest = 5_000;
const opening = /^<(iframe|video|audio)(?=[\s>])/i;

/**
 * Turns `<iframe>`, `<video>` and `<audio>` into the directives of `embeds.ts` where their address is on the list, and
 * names the others, which stay the text they were typed as. `source` is what the tree was parsed from.
 */
export function readTypedPlayers(tree: Root, source: string, dialect: Dialect): UnlistedPlayer[] {
  const unlisted: UnlistedPlayer[] = [];
  const read = (html: string, line: number) => {
    const typed = html.length <= longest ? playerIn(html) : null;
    const directive = typed && directiveFor(typed, dialect);
    if (typed?.address && !directive) unlisted.push({ element: typed.element, address: typed.address, line });
    return directive;
  };
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const line = node.position?.start.line ?? 1;
    if (node.type === "html" && opening.test(node.value) && parent.type !== "paragraph") {
      const directive = read(node.value, line);
      if (directive) (parent as Parent).children[index] = directive as never;
      return SKIP;
    }
    if (node.type !== "paragraph" || !node.children.some(isOpening)) return undefined;
    const parts = splitParagraph(node, source, read);
    (parent as Parent).children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
  return unlisted;
}

const isOpening = (node: Nodes) => node.type === "html" && opening.test(node.value);

/** A player cannot be part of a sentence: the paragraph ends before it and goes on after it. */
function splitParagraph(
  paragraph: Paragraph,
  source: string,
  read: (html: string, line: number) => Nodes | null,
): Nodes[] {
  const parts: Nodes[] = [];
  let words: PhrasingContent[] = [];
  const endWords = () => {
    if (words.some((node) => node.type !== "text" || node.value.trim() !== ""))
      parts.push({ ...paragraph, children: words });
    words = [];
  };
  const { children } = paragraph;
  for (let index = 0; index < children.length; index++) {
    const node = children[index] as PhrasingContent;
    const end = isOpening(node) ? closingOf(children, index) : -1;
    const last = children[end];
    const from = node.position?.start;
    const directive = last && from && read(source.slice(from.offset, last.position?.end.offset), from.line);
    if (directive) {
      endWords();
      parts.push(directive);
      index = end;
    } else words.push(node);
  }
  endWords();
  return parts;
}

/** Where the element that begins at `index` ends; itself where it has no end of its own. */
function closingOf(children: PhrasingContent[], index: number): number {
  const first = children[index];
  const name = first?.type === "html" ? opening.exec(first.value)?.[1]?.toLowerCase() : undefined;
  const end = children.findIndex(
    (node, at) => at > index && node.type === "html" && node.value.toLowerCase().startsWith(`</${name}`),
  );
  return end < 0 ? index : end;
}

interface TypedPlayer {
  element: string;
  address: string;
  attributes: Record<string, string>;
}

const reader = unified().use(rehypeRaw).freeze();

function playerIn(html: string): TypedPlayer | null {
  const raw = { type: "root", children: [{ type: "raw", value: html }] } as HtmlRoot;
  const tree = reader.runSync(raw) as HtmlRoot;
  let found: TypedPlayer | null = null;
  visit(tree, "element", (node) => {
    if (!found && /^(?:iframe|video|audio)$/.test(node.tagName)) found = typedPlayer(node);
  });
  return found;
}

function typedPlayer({ tagName, properties, children }: Element): TypedPlayer {
  const source = children.find(
    (child): child is Element => child.type === "element" && child.tagName === "source",
  );
  const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  const attributes = { title: text(properties.title), poster: text(properties.poster) };
  return { element: tagName, address: text(properties.src) || text(source?.properties.src), attributes };
}

/** `::youtube{…}` and the like for a player that was typed as HTML; null where the address is not on the list. */
function directiveFor({ element, address, attributes }: TypedPlayer, { media }: Dialect): Nodes | null {
  const { title, poster } = attributes;
  const embed = embedFor(address.replace(/^\/\/(?=\w)/, "https://"));
  const isOwn = embed?.name === "video" || embed?.name === "audio";
  const isLibrary = media?.address.test(address) === true;
  if (element === "iframe" ? !embed || isOwn : !isOwn && !isLibrary) return null;
  const given =
    element === "iframe"
      ? embed?.attributes
      : { src: address, ...(element === "video" && poster && { poster }) };
  return {
    type: "leafDirective",
    name: element === "iframe" ? (embed?.name ?? "") : element,
    attributes: { ...given, ...(title && { title }) },
    children: [],
  };
}

/** For the author: each player that is not on the list with its line, and what to do. */
export function unlistedMessage(players: UnlistedPlayer[], { media }: Dialect): string {
  const named = players
    .slice(0, 10)
    .map(({ element, address, line }) => `line ${line}: <${element}> with the address ${cut(address, 200)}`);
  const more = players.length > 10 ? ` and ${players.length - 10} more` : "";
  const own = `${media ? `${media.shownAs} or ` : ""}a path such as /audio/song.mp3`;
  return `The text embeds something that is not allowed (${named.join("; ")}${more}). Players may come from YouTube, Vimeo, editor.p5js.org, CodePen or SoundCloud; videos and sounds from this site’s own files (${own}). Link to it instead, or put the HTML between backticks to show it as text.`;
}
