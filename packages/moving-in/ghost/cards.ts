import { fileEmbed } from "../html/embeds.ts";
import type { Conversion } from "../html/conversion.ts";
import {
  attribute,
  element,
  type Element,
  type ElementContent,
  findFirst,
  hasClass,
  named,
  replaceElements,
  type Root,
  text,
  wordsOf,
} from "../html/hast.ts";

/** Ghost’s cards as what the dialect has for them. */
export function openCards(tree: Root, conversion: Conversion): void {
  replaceElements(tree, (node) => {
    const name = Object.keys(cards).find((each) => hasClass(node, each));
    return name ? cards[name]?.(node, conversion) : undefined;
  });
}

const withClass = (node: Element, name: string) => findFirst(node, (each) => hasClass(each, name));
const wordsIn = (node: Element, name: string) => {
  const found = withClass(node, name);
  return found ? wordsOf(found) : "";
};

const cards: Record<string, (node: Element, conversion: Conversion) => ElementContent[]> = {
  "kg-bookmark-card": bookmark,
  "kg-callout-card": (node) => {
    const emoji = wordsIn(node, "kg-callout-emoji");
    const words = withClass(node, "kg-callout-text") ?? node;
    const lead = emoji ? [text(`${emoji} `)] : [];
    return [element("blockquote", {}, [element("p", {}, [...lead, ...words.children])])];
  },
  "kg-toggle-card": (node) => {
    const heading = element("p", {}, [
      element("strong", {}, [text(wordsIn(node, "kg-toggle-heading-text"))]),
    ]);
    return [heading, ...(withClass(node, "kg-toggle-content")?.children ?? [])];
  },
  "kg-button-card": (node) => linkIn(node),
  "kg-file-card": (node) =>
    linkIn(node, wordsIn(node, "kg-file-card-title") || wordsIn(node, "kg-file-card-filename")),
  "kg-audio-card": (node, conversion) => {
    const sound = findFirst(node, named("audio"));
    const embed = findFirst(node, named("moved-embed"));
    if (embed) return [embed];
    return sound
      ? fileEmbed("sound", attribute(sound, "src"), wordsIn(node, "kg-audio-title"), conversion)
      : [];
  },
  "kg-video-card": (node, conversion) => {
    const film = findFirst(node, named("video"));
    const caption = findFirst(node, named("figcaption"));
    return film ? fileEmbed("film", attribute(film, "src"), caption ? wordsOf(caption) : "", conversion) : [];
  },
  "kg-product-card-rating": () => [],
  "kg-signup-card": (_node, { remarks }) => {
    remarks.lose("left_out_part", "A form to subscribe was left out: the site has its own.");
    return [];
  },
};

function linkIn(node: Element, words = ""): ElementContent[] {
  const link = findFirst(node, named("a"));
  if (!link) return [];
  return [
    element("p", {}, [element("a", { href: attribute(link, "href") }, [text(words || wordsOf(link))])]),
  ];
}

function bookmark(node: Element): ElementContent[] {
  const link = withClass(node, "kg-bookmark-container") ?? findFirst(node, named("a"));
  const href = link ? attribute(link, "href") : "";
  const description = wordsIn(node, "kg-bookmark-description");
  const caption = findFirst(node, named("figcaption"));
  const title = element("a", { href }, [text(wordsIn(node, "kg-bookmark-title") || href)]);
  const words = description ? [element("br"), text(description)] : [];
  return [
    element("p", {}, [title, ...words]),
    ...(caption ? [element("p", {}, [element("em", {}, caption.children)])] : []),
  ];
}
