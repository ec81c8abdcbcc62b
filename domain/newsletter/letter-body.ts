import type { Element, ElementContent, Properties, Root } from "hast";
import rehypeRaw from "rehype-raw";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { watchPage } from "../markdown/embeds.ts";
import { codeColours, elementStyles } from "./mail-styles.ts";

const reader = unified().use(rehypeRaw).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** An article's HTML as a tree, ready for a letter: absolute addresses, links in place of players, no anchors. */
export function readArticle(html: string, origin: string): Root {
  const tree = reader.runSync({ type: "root", children: [{ type: "raw", value: html }] } as Root) as Root;
  visit(tree, "element", (node, index, parent) => {
    if (isAnchorMark(node) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const link = isEmbed(node) ? linkToPlayer(node) : null;
    if (link) node.children = [link];
    for (const name of ["href", "src"]) {
      if (node.properties[name] !== undefined)
        node.properties[name] = absolute(node.properties[name], origin);
    }
    return undefined;
  });
  return tree;
}

/** The article as mail programs can show it: every look inline, for they drop style sheets and classes of ours. */
export function letterBody(html: string, origin: string): string {
  const tree = readArticle(html, origin);
  visit(tree, "element", (node, _index, parent) => {
    const within = parent?.type === "element" ? parent.tagName : "";
    const [style, className] = within === "pre" ? ["font-family:inherit"] : looksOf(node, within);
    node.properties = kept(node);
    if (style) node.properties.style = style;
    if (className) node.properties.className = className.split(" ");
  });
  return writer.stringify(tree);
}

/** What means the same to every mail program and feed reader. */
export const keptProperties = [
  "href",
  "src",
  "alt",
  "title",
  "width",
  "height",
  "colSpan",
  "rowSpan",
  "start",
  "align",
];

function kept(node: Element): Properties {
  const properties = node.tagName === "img" ? fitting(node.properties) : node.properties;
  return Object.fromEntries(Object.entries(properties).filter(([name]) => keptProperties.includes(name)));
}

/** Pixels of a letter's column: some programs go by a picture's attributes alone. */
const widest = 600;

function fitting(properties: Properties): Properties {
  const [width, height] = [Number(properties.width), Number(properties.height)];
  if (!(width > widest)) return properties;
  return { ...properties, width: widest, height: height ? Math.round((height * widest) / width) : undefined };
}

function looksOf(node: Element, within: string): [string?, string?] {
  if (node.tagName === "p" && ["blockquote", "li"].includes(within)) return elementStyles.nestedP ?? [];
  if (node.tagName !== "span") return elementStyles[node.tagName] ?? [];
  const colour = classesOf(node)
    .map((name) => codeColours[name])
    .find(Boolean);
  return colour ? [`color:${colour}`] : [];
}

function isAnchorMark(node: Element): boolean {
  return node.tagName === "a" && classesOf(node).includes("heading-anchor");
}

function isEmbed(node: Element): boolean {
  return node.tagName === "figure" && classesOf(node).includes("embed");
}

/** Mail programs play nothing. Null where no player is left. */
function linkToPlayer(figure: Element): Element | null {
  let href = "";
  let title = "";
  visit(figure, "element", ({ tagName, properties }) => {
    if (!["iframe", "video", "audio"].includes(tagName)) return;
    href = watchPage(String(properties.src ?? "/"));
    title = String(properties.title ?? "");
  });
  if (!href) return null;
  const link = element("a", { href }, [{ type: "text", value: `▶ ${title || "Watch or listen online"}` }]);
  return element("p", {}, [link]);
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function absolute(address: unknown, origin: string): string {
  const text = String(address);
  return URL.canParse(text, `${origin}/`) ? new URL(text, `${origin}/`).href : text;
}
