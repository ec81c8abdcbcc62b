import type { Element, Properties } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { classesOf, wordsOf } from "../hast.ts";
import type { ArticleWords } from "../english.ts";
import { breakLines } from "./break-lines.ts";
import { stillOf } from "./players.ts";
import { type Direction, otherDirection } from "./other-direction.ts";
import { keptProperties, readArticle } from "./read-article.ts";

const writer = unified().use(rehypeStringify).freeze();

/** How a mail's elements look: all of it is written inline. */
export interface MailLook {
  /** Pixels of the text's column: some programs go by a picture's attributes alone. */
  columnWidth: number;
  /**
   * The style of an element, by its tag, and a class for style sheets in the mail's head. `nestedP` is a paragraph in a list or
   * quotation, `tasks` a list of tasks, `footnotes` their section; `plate`, `plateLink` and `plateMark` stand for a player
   * that has no picture.
   */
  elements: Record<string, [style: string, className?: string]>;
  /** Of the mail around the text; `elements` and `turned` are for it. */
  direction: Direction;
  /** What changes where a text is read in the other direction, by tag. */
  turned: Record<string, string>;
  /** Colours of code, by highlight.js's classes. */
  codeColours: Record<string, string>;
}

/** The article as mail programs can show it: every look inline, for they drop style sheets and classes of ours. */
export function mailHtml(html: string, origin: string, look: MailLook, words: ArticleWords): string {
  const tree = readArticle(html, origin, words);
  visit(tree, "element", (node, _index, parent) => {
    if (node.tagName === "figure") node.children.unshift(...stillOf(node, look.columnWidth, words));
    const within = parent?.type === "element" ? parent.tagName : "";
    dress(node, within, look);
  });
  return breakLines(writer.stringify(tree));
}

function dress(node: Element, within: string, look: MailLook): void {
  const [style, className] = looksOf(node, within, look);
  const styles = [style];
  const { align, width } = node.properties;
  const isSized = Number(width) > 0;
  if (align && (node.tagName === "td" || node.tagName === "th")) styles.push(`text-align:${String(align)}`);
  const properties = kept(node, look.columnWidth);
  if (node.tagName === "img") styles.push(isSized ? `width:100%;max-width:${properties.width}px` : narrowing);
  const direction = ownDirection(node, look.direction);
  if (direction) {
    properties.dir = direction;
    styles.push(look.turned[node.tagName] ?? `text-align:${direction === "rtl" ? "right" : "left"}`);
  }
  if (node.tagName === "table") {
    const isLayout = node.properties.dataIsLayout !== undefined;
    Object.assign(properties, { width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 });
    if (isLayout) properties.role = "presentation";
  }
  replaceBySimpler(node);
  node.properties = properties;
  const written = styles.filter(Boolean).join(";");
  if (written) node.properties.style = written;
  if (className) node.properties.className = className.split(" ");
}

/** A table cell is as wide as its content, unless the content breaks. */
const narrowing = "width:auto;max-width:100%";

/** Elements that fold on a page are open in a mail. */
function replaceBySimpler(node: Element): void {
  if (node.tagName === "details" || node.tagName === "section") node.tagName = "div";
  if (node.tagName === "summary") node.tagName = "p";
}

function kept(node: Element, columnWidth: number): Properties {
  const properties = node.tagName === "img" ? fitting(node.properties, columnWidth) : node.properties;
  return Object.fromEntries(Object.entries(properties).filter(([name]) => keptProperties.includes(name)));
}

/** One whose size is not known is held to the column where only attributes are heard; elsewhere it keeps its own. */
function fitting(properties: Properties, columnWidth: number): Properties {
  const [width, height] = [Number(properties.width), Number(properties.height)];
  if (!(width > 0)) return { ...properties, width: columnWidth, height: undefined };
  if (width <= columnWidth) return properties;
  return {
    ...properties,
    width: columnWidth,
    height: height ? Math.round((height * columnWidth) / width) : undefined,
  };
}

const turning = /^(?:p|h[1-6]|[uo]l|li|blockquote|table|t[dh])$/;

function ownDirection(node: Element, around: Direction): Direction | undefined {
  // Code is read from the left everywhere.
  if (node.tagName === "pre") return around === "rtl" ? "ltr" : undefined;
  // A name in Latin letters stays in line with the other cells and items.
  if (around === "rtl" && /^(?:li|td|th)$/.test(node.tagName)) return undefined;
  return turning.test(node.tagName) ? otherDirection(wordsOf(node), around) : undefined;
}

function looksOf(node: Element, within: string, look: MailLook): [string?, string?] {
  const { tagName, properties } = node;
  const { elements, codeColours } = look;
  const classes = classesOf(node);
  if (properties.dataLook) return elements[String(properties.dataLook)] ?? [];
  if (tagName === "code" && within === "pre") return ["font-family:inherit"];
  if (tagName === "p" && ["blockquote", "li"].includes(within)) return elements.nestedP ?? [];
  if (tagName === "section" && classes.includes("footnotes")) return elements.footnotes ?? [];
  if (tagName === "h2" && classes.includes("sr-only")) return elements.h4 ?? [];
  if (tagName === "ul" && classes.includes("contains-task-list")) return elements.tasks ?? [];
  if (tagName !== "span") return elements[tagName] ?? [];
  const colour = classes.map((name) => codeColours[name]).find(Boolean);
  return colour ? [`color:${colour}`] : [];
}
