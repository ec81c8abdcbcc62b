import { decoded } from "../fields/slug.ts";
import { fileKind } from "../files/file-kinds.ts";
import { quoted } from "../remarks.ts";
import type { Conversion } from "./conversion.ts";
import {
  attribute,
  element,
  type Element,
  type ElementContent,
  findAll,
  findFirst,
  isBlank,
  isElement,
  named,
  replaceElements,
  type Root,
  text,
  wordsOf,
} from "./hast.ts";

/**
 * Figures become pictures that are alone in their paragraph, with their captions as titles, as the dialect shows them. A
 * caption with links, or one for several pictures, becomes a paragraph of its own.
 */
export function openFigures(tree: Root): void {
  replaceElements(tree, (node) => {
    if (node.tagName === "picture") return findAll(node, named("img")).slice(0, 1);
    return node.tagName === "figure" ? openFigure(node) : undefined;
  });
}

function openFigure(figure: Element): ElementContent[] {
  const captions = findAll(figure, named("figcaption")).filter((caption) => !isBlank(caption));
  const pictures = findAll(figure, named("img"));
  const parts = withoutCaptions(figure.children);
  const [caption, ...others] = captions;
  const [picture] = pictures;
  const isPlain = !caption || !findFirst(caption, named("a"));
  if (picture && pictures.length === 1 && others.length === 0 && isPlain) {
    if (caption) picture.properties.title = wordsOf(caption);
    return aloneInParagraphs(parts);
  }
  return [...aloneInParagraphs(parts), ...captions.map(captionParagraph)];
}

function withoutCaptions(nodes: ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !isElement(node, "figcaption"))
    .map((node) => (node.type === "element" ? { ...node, children: withoutCaptions(node.children) } : node));
}

const captionParagraph = (caption: Element) =>
  element("p", {}, [
    element(
      "em",
      {},
      caption.children.flatMap((child) => (isElement(child, "p") ? [...child.children, text(" ")] : [child])),
    ),
  ]);

/** Each picture, or link around one, in a paragraph of its own; other things as they are. */
function aloneInParagraphs(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (isElement(node, "img") || (isElement(node, "a") && findFirst(node, named("img"))))
      return [element("p", {}, [node])];
    const isWrapping = isElement(node, "div", "span", "p", "figure", "center", "picture", "ul", "li");
    return isWrapping && findFirst(node, named("img")) ? aloneInParagraphs(node.children) : [node];
  });
}

/** Gives every picture its placeholder. One that does not come leaves its alt text. */
export function placePictures(tree: Root, { book, remarks }: Conversion): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== "img") return undefined;
    const address = largestAddress(node);
    const alt = attribute(node, "alt");
    if (!address) return alt ? [text(alt)] : [];
    const placeholder = book.add(address, { as: "picture", alt, caption: attribute(node, "title") });
    if (placeholder) {
      node.properties = { src: placeholder, alt, title: attribute(node, "title") || undefined };
      return undefined;
    }
    if (/^https?:/i.test(address))
      remarks.add("file_missing", `In place of the picture ${quoted(address)} its alt text was kept.`);
    return alt ? [text(alt)] : [];
  });
}

/** A picture that links to itself in full size is that picture. */
export function unlinkPictures(tree: Root): void {
  replaceElements(tree, (link) => {
    const inside = link.tagName === "a" ? link.children.filter((child) => !isBlank(child)) : [];
    const [picture] = inside;
    if (inside.length !== 1 || !picture || !isElement(picture, "img")) return undefined;
    const href = attribute(link, "href");
    const isSame = bareName(href) === bareName(attribute(picture, "src"));
    if (href !== "" && (fileKind(href.replace(/[?#].*$/, "")) !== "picture" || !isSame)) return undefined;
    if (href) picture.properties.src = href;
    return [picture];
  });
}

/** `a-300x200.jpg` and `a_1200x800.jpg` are sizes of `a.jpg`. */
function bareName(address: string): string {
  const name =
    decoded(address.replace(/[?#].*$/, ""))
      .split("/")
      .at(-1) ?? "";
  return name.replace(/[-_]\d{2,5}x\d{2,5}(?=\.\w+$)|-scaled(?=\.\w+$)/, "").toLowerCase();
}

/** The address of a picture; only where it has none, the largest of its `srcset`. */
function largestAddress(picture: Element): string {
  const src = attribute(picture, "src");
  if (src) return src;
  const { srcSet } = picture.properties;
  const candidates = (Array.isArray(srcSet) ? srcSet : [srcSet ?? ""]).flatMap((part) => {
    const [, address = "", size = "0"] = /^\s*(\S+?),?(?:\s+([\d.]+)[wx])?\s*$/.exec(String(part)) ?? [];
    return address ? [{ address, size: Number(size) }] : [];
  });
  return candidates.toSorted((one, other) => other.size - one.size)[0]?.address ?? "";
}
