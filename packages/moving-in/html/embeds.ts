import { embedFor } from "@toadstool/markdown/embeds";
import { unknownHost, wholeAddress } from "../fields/addresses.ts";
import { quoted } from "../remarks.ts";
import type { Conversion } from "./conversion.ts";
import {
  attribute,
  element,
  type Element,
  type ElementContent,
  findAll,
  findFirst,
  hasClass,
  isElement,
  named,
  replaceElements,
  type Root,
  text,
  wordsOf,
} from "./hast.ts";

/** A player of the dialect, which `toMarkdown` writes as `::name{…}`. */
export function embedElement(name: string, attributes: Record<string, string>): Element {
  return element("moved-embed", { name, attributes: JSON.stringify(attributes) });
}

/** Players that the dialect knows become its directives; all others become links to what they showed. */
export function placeEmbeds(tree: Root, conversion: Conversion): void {
  replaceElements(tree, (node) => {
    const { tagName } = node;
    if (tagName === "iframe" || tagName === "embed" || tagName === "object") return framed(node, conversion);
    if (tagName === "video" || tagName === "audio") return filmOrSound(node, conversion);
    if (tagName === "blockquote" && quotedPost(node)) return linkedQuote(node, conversion);
    if (tagName === "script" && attribute(node, "src").startsWith("https://gist.github.com/"))
      return linked(attribute(node, "src").replace(/\.js(\?.*)?$/, ""), "", conversion);
    if (tagName === "p" || (tagName === "div" && hasClass(node, "wp-block-embed__wrapper")))
      return addressAlone(node, conversion);
    return undefined;
  });
}

function framed(node: Element, conversion: Conversion): ElementContent[] {
  const address =
    ["src", "dataSrc", "dataLazySrc", "data"].map((name) => attribute(node, name)).find(Boolean) ?? "";
  const title = attribute(node, "title");
  // Embed.ly wraps a player’s own address.
  const inner = URL.canParse(address, "https://x.invalid")
    ? new URL(address, "https://x.invalid").searchParams.get("src")
    : null;
  const known = playerFor(address, title) ?? (inner && playerFor(inner, title));
  if (known) return [known];
  return linked(address, title, conversion);
}

/** The directive for an address; null where the dialect has no such player. */
export function playerFor(address: string, title: string): Element | null {
  const embed = embedFor(address.replace(/^\/\/(?=\w)/, "https://"));
  if (!embed || embed.name === "video" || embed.name === "audio") return null;
  return embedElement(embed.name, { ...embed.attributes, ...(isTelling(title) && { title }) });
}

/** Players’ own titles, like “YouTube video player”, say nothing. */
const isTelling = (title: string) => title !== "" && !/video player$|^embed|^iframe/i.test(title);

/** A paragraph with a link to what was embedded, and a remark. */
export function linked(address: string, title: string, { remarks, places }: Conversion): ElementContent[] {
  const url = wholeAddress(address, places.base || places.site.origin);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  const path = url.pathname === "/" ? "" : url.pathname;
  const host = url.hostname === unknownHost ? "" : url.hostname.replace(/^www\./, "");
  const words = title || host + path;
  const message = `What was embedded from ${hostOf(url.href)} is a link now: ${quoted(url.href, 120)}.`;
  remarks.add("embed_linked", message);
  return [element("p", {}, [element("a", { href: url.href }, [text(words)])])];
}

function filmOrSound(node: Element, conversion: Conversion): ElementContent[] {
  const source = findFirst(node, named("source"));
  const address = attribute(node, "src") || (source ? attribute(source, "src") : "");
  return fileEmbed(
    node.tagName === "video" ? "film" : "sound",
    address,
    attribute(node, "title"),
    conversion,
  );
}

/** A film or a sound of the site’s own. */
export function fileEmbed(
  as: "film" | "sound",
  address: string,
  title: string,
  conversion: Conversion,
): ElementContent[] {
  const src = address && conversion.book.add(address, { as, caption: title });
  if (!src) return [];
  return [embedElement(as === "film" ? "video" : "audio", { src, ...(title && { title }) })];
}

const quotedPost = (node: Element) =>
  [
    "twitter-tweet",
    "twitter-video",
    "instagram-media",
    "tiktok-embed",
    "bluesky-embed",
    "mastodon-embed",
    "text-post-media",
    "reddit-embed-bq",
  ].some((name) => hasClass(node, name));

/** A tweet and its like keep their words and their link. */
function linkedQuote(node: Element, { remarks }: Conversion): ElementContent[] {
  const links = findAll(node, named("a")).map((link) => attribute(link, "href"));
  const address =
    attribute(node, "cite") ||
    attribute(node, "dataInstgrmPermalink") ||
    attribute(node, "dataTextPostPermalink") ||
    links.at(-1) ||
    "";
  remarks.add("embed_linked", `What was embedded from ${hostOf(address)} is a quotation with a link now.`);
  const isLinked = links.some((link) => link === address) && wordsOf(node) !== "";
  const link = element("p", {}, [element("a", { href: address }, [text(address)])]);
  return [element("blockquote", {}, isLinked || !address ? node.children : [...node.children, link])];
}

function hostOf(address: string): string {
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  return host === "" ? "another site" : host === unknownHost ? "the old site" : quoted(host);
}

/** An address alone in its paragraph was a player, where the system made one of it. */
function addressAlone(node: Element, conversion: Conversion): ElementContent[] | undefined {
  const words = wordsOf(node);
  if (!/^https?:\/\/\S+$/.test(words)) return undefined;
  const inside = node.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const [only] = inside;
  const isAlone = inside.length === 1 && (only?.type === "text" || isElement(only, "a"));
  if (!isAlone) return undefined;
  const player = playerFor(words, "");
  if (player) return [player];
  return node.tagName === "div" ? linked(words, "", conversion) : undefined;
}
