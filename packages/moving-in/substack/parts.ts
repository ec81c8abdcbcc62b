import { linked, playerFor } from "../html/embeds.ts";
import type { Conversion } from "../html/conversion.ts";
import {
  attribute,
  element,
  type Element,
  type ElementContent,
  findFirst,
  hasClass,
  named,
  rawWords,
  replaceElements,
  type Root,
  text,
  wordsOf,
} from "../html/hast.ts";

/** Substack’s own parts of a text as what the dialect has for them. */
export function openParts(tree: Root, conversion: Conversion): void {
  replaceElements(tree, (node) => {
    if (node.tagName === "img") node.properties.src = originalOf(attribute(node, "src"));
    if (node.tagName === "a" && hasClass(node, "image-link"))
      node.properties.href = originalOf(attribute(node, "href"));
    const name = Object.keys(parts).find((each) => hasClass(node, each));
    return name ? parts[name]?.(node, conversion) : undefined;
  });
}

/** The picture that Substack’s server makes smaller: its address is within the other. */
function originalOf(address: string): string {
  const [, inner] =
    /^https:\/\/(?:substackcdn|cdn\.substack)\.com\/image\/fetch\/.*\/(https?[:%].+)$/i.exec(address) ?? [];
  if (!inner) return address;
  try {
    return decodeURIComponent(inner);
  } catch {
    return address;
  }
}

type Part = (node: Element, conversion: Conversion) => ElementContent[] | undefined;

const leaveOut =
  (what: string): Part =>
  (_node, { remarks }) => {
    if (what) remarks.lose("left_out_part", `${what} was left out.`);
    return [];
  };

const parts: Record<string, Part> = {
  "subscription-widget-wrap": leaveOut(""),
  "subscription-widget-wrap-editor": leaveOut(""),
  "install-substack-app-embed": leaveOut(""),
  "button-wrapper": (node) => {
    const link = findFirst(node, named("a"));
    const href = link ? attribute(link, "href") : String(factsOf(node).url ?? "");
    // To share, to subscribe, to comment: Substack fills these in.
    if (href === "" || /%%|\/subscribe\b|\/comments?\b|action=share/.test(href)) return [];
    return [element("p", {}, [element("a", { href }, [text(wordsOf(node) || href)])])];
  },
  "paywall-jump": (_node, { remarks }) => {
    remarks.add("not_public", "What follows its paywall was for paying subscribers.");
    return [];
  },
  "poll-embed": leaveOut("A poll"),
  "native-video-embed": leaveOut("A film that is on Substack alone"),
  "native-audio-embed": leaveOut("A sound that is on Substack alone"),
  "latex-rendered": (node, { remarks }) => {
    const formula = String(factsOf(node).persistentExpression ?? wordsOf(node));
    remarks.add("html_simplified", "A formula is code now: formulas are not drawn here.");
    return [element("p", {}, [element("code", {}, [text(formula)])])];
  },
  "youtube-wrap": (node) => player(node, "https://www.youtube.com/watch?v="),
  "vimeo-wrap": (node) => player(node, "https://vimeo.com/"),
  tweet: (node, conversion) => {
    const { full_text: words, url, name } = factsOf(node);
    const address = typeof url === "string" ? url : "";
    const link = linked(address, typeof name === "string" ? name : "", conversion);
    return [
      element("blockquote", {}, [...paragraphs(typeof words === "string" ? words : wordsOf(node)), ...link]),
    ];
  },
  "embedded-post-wrap": card,
  "embedded-publication-wrap": card,
  "digest-post-embed": card,
  "image-gallery-embed": (node) => {
    const { gallery } = factsOf(node) as {
      gallery?: { images?: { src?: string; alt?: string }[]; caption?: string };
    };
    const pictures = (gallery?.images ?? []).map(({ src = "", alt = "" }) => element("img", { src, alt }));
    const caption = gallery?.caption ? [element("figcaption", {}, [text(gallery.caption)])] : [];
    return pictures.length > 0 ? [element("figure", {}, [...pictures, ...caption])] : undefined;
  },
  "file-embed-wrapper": (node) => {
    const link = findFirst(node, (each) => each.tagName === "a" && hasClass(each, "file-embed-button"));
    const title = findFirst(node, (each) => hasClass(each, "file-embed-details-h1"));
    const href = link ? attribute(link, "href") : "";
    return href
      ? [element("p", {}, [element("a", { href }, [text(title ? wordsOf(title) : href)])])]
      : undefined;
  },
  pullquote: (node) => [element("blockquote", {}, node.children)],
  "preformatted-block": (node) => paragraphs(rawWords(node)),
};

/** What Substack’s editor keeps of a part. */
function factsOf(node: Element): Record<string, unknown> {
  try {
    const facts: unknown = JSON.parse(attribute(node, "dataAttrs"));
    return typeof facts === "object" && facts !== null ? (facts as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function player(node: Element, start: string): ElementContent[] | undefined {
  const { videoId } = factsOf(node);
  const known = typeof videoId === "string" ? playerFor(start + videoId, "") : null;
  return known ? [known] : undefined;
}

function card(node: Element): ElementContent[] | undefined {
  const { title, name, canonical_url: canonical, url, base_url: base } = factsOf(node);
  const address = [canonical, url, base].find((each) => typeof each === "string");
  if (typeof address !== "string") return undefined;
  const words = [title, name].find((each) => typeof each === "string");
  return [element("p", {}, [element("a", { href: address }, [text(String(words ?? address))])])];
}

/** Paragraphs at blank lines, and line ends as they are. */
function paragraphs(words: string): Element[] {
  return words
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) =>
      element(
        "p",
        {},
        part
          .trim()
          .split("\n")
          .flatMap((line, index) => (index > 0 ? [element("br"), text(line)] : [text(line)])),
      ),
    );
}
