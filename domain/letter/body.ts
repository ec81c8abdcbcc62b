import type { Element, ElementContent, Properties } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { isRightToLeft, codeColours, elementStyles, rightToLeftStyles } from "./styles.ts";
import { classesOf, wordsOf } from "./hast.ts";
import { breakLines } from "./break-lines.ts";
import { stillOf } from "./players.ts";
import { keptProperties, readArticle } from "./read-article.ts";

const writer = unified().use(rehypeStringify).freeze();

/** The article as mail programs can show it: every look inline, for they drop style sheets and classes of ours. */
export function letterBody(html: string, origin: string): string {
  const tree = readArticle(html, origin);
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName === "input" && parent && index !== undefined) {
      parent.children.splice(index, 1, tick(node));
      return [SKIP, index + 1];
    }
    if (node.tagName === "figure") node.children.unshift(...stillOf(node));
    const within = parent?.type === "element" ? parent.tagName : "";
    dress(node, within);
    return undefined;
  });
  return breakLines(writer.stringify(tree));
}

/** Mail programs show no fields to tick. */
function tick(box: Element): ElementContent {
  return { type: "text", value: box.properties.checked ? "☑" : "☐" };
}

function dress(node: Element, within: string): void {
  const { dataStyle, dataClass } = node.properties;
  const [look = "", className] = dataStyle ? [String(dataStyle), dataClass] : looksOf(node, within);
  const styles = [look];
  const { align, width } = node.properties;
  const isSized = Number(width) > 0;
  if (align && (node.tagName === "td" || node.tagName === "th")) styles.push(`text-align:${String(align)}`);
  const properties = kept(node);
  if (node.tagName === "img") styles.push(isSized ? `width:100%;max-width:${properties.width}px` : narrowing);
  if (isTurned(node)) {
    properties.dir = "rtl";
    styles.push(rightToLeftStyles[node.tagName] ?? "text-align:right");
  }
  if (node.tagName === "table") {
    const isLayout = node.properties.dataIsLayout !== undefined;
    Object.assign(properties, { width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 });
    if (isLayout) properties.role = "presentation";
  }
  replaceBySimpler(node);
  node.properties = properties;
  const style = styles.filter(Boolean).join(";");
  if (style) node.properties.style = style;
  if (className) node.properties.className = String(className).split(" ");
}

/** A table cell is as wide as its content, unless the content breaks. */
const narrowing = "width:auto;max-width:100%";

/** Elements that fold on a page are open in a mail. */
function replaceBySimpler(node: Element): void {
  if (node.tagName === "details" || node.tagName === "section") node.tagName = "div";
  if (node.tagName === "summary") node.tagName = "p";
}

function kept(node: Element): Properties {
  const properties = node.tagName === "img" ? fitting(node.properties) : node.properties;
  return Object.fromEntries(Object.entries(properties).filter(([name]) => keptProperties.includes(name)));
}

/** Pixels of a letter's column: some programs go by a picture's attributes alone. */
const columnWidth = 528;

/** One whose size is not known is held to the column where only attributes are heard; elsewhere it keeps its own. */
function fitting(properties: Properties): Properties {
  const [width, height] = [Number(properties.width), Number(properties.height)];
  if (!(width > 0)) return { ...properties, width: columnWidth, height: undefined };
  if (width <= columnWidth) return properties;
  return {
    ...properties,
    width: columnWidth,
    height: height ? Math.round((height * columnWidth) / width) : undefined,
  };
}

const turned = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "table", "td", "th"];

function isTurned(node: Element): boolean {
  return turned.includes(node.tagName) && isRightToLeft(wordsOf(node));
}

function looksOf(node: Element, within: string): [string?, string?] {
  const { tagName } = node;
  const classes = classesOf(node);
  if (tagName === "code" && within === "pre") return ["font-family:inherit"];
  if (tagName === "p" && ["blockquote", "li"].includes(within)) return elementStyles.nestedP ?? [];
  if (tagName === "section" && classes.includes("footnotes")) return elementStyles.footnotes ?? [];
  if (tagName === "h2" && classes.includes("sr-only")) return elementStyles.h4 ?? [];
  if (tagName === "ul" && classes.includes("contains-task-list")) return elementStyles.tasks ?? [];
  if (tagName !== "span") return elementStyles[tagName] ?? [];
  const colour = classes.map((name) => codeColours[name]).find(Boolean);
  return colour ? [`color:${colour}`] : [];
}
