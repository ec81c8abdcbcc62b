import { putIn } from "../elements.ts";
import { cleanTables } from "./clean-tables.ts";
import { namedMarks } from "./marks-from-styles.ts";
import { joinWordLists } from "./word-lists.ts";

interface Cleaned {
  html: string;
  /** Pictures on the author's own disk that were not pasted. */
  picturesLeft: number;
}

/** What another program copied, down to what a post is made of: no styles, no classes, no empty lines. */
export function cleanHtml(html: string): Cleaned {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  dropComments(body);
  body.querySelectorAll(junk).forEach((element) => element.remove());
  unwrapGoogle(body);
  joinWordLists(body);
  nameParagraphs(body);
  namedMarks(body);
  markTasks(body);
  cleanTables(body);
  const picturesLeft = cleanPictures(body);
  cleanLinks(body);
  dropEmpty(body);
  for (const element of body.querySelectorAll("*")) keepAttributes(element);
  return { html: body.innerHTML, picturesLeft };
}

/**
 * Even in a document that is not shown, the site's policy reports each style sheet and style attribute and keeps it from
 * working: sheets are left out, attributes are read under another name.
 */
function withoutStyles(html: string): string {
  const bare = html.replaceAll(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, "");
  return bare.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, " data-style="));
}

const junk =
  "style, script, meta, link, title, xml, template, noscript, iframe, object, svg, canvas, button, input, select, textarea, .heading-anchor, .Apple-interchange-newline";

/** What matters of an element once it has its right name. */
const kept: Record<string, string[]> = {
  A: ["href", "title"],
  IMG: ["src", "alt", "title"],
  OL: ["start"],
  LI: ["data-item-type", "data-checked"],
};

function keepAttributes(element: Element) {
  for (const name of element.getAttributeNames())
    if (!kept[element.tagName]?.includes(name)) element.removeAttribute(name);
}

/** Word puts half of its page into comments; so do programs that mark the copied part. */
function dropComments(body: HTMLElement) {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => comment.parentNode?.removeChild(comment));
}

/** Google wraps all of it into one bold element that is not bold, and tables into boxes. */
function unwrapGoogle(body: HTMLElement) {
  for (const wrap of body.querySelectorAll("b[id^='docs-internal-guid'], o\\:p"))
    wrap.replaceWith(...wrap.childNodes);
  body.querySelectorAll(":scope > br").forEach((line) => line.remove());
}

/** Word's paragraphs say what they are by their class. */
function nameParagraphs(body: HTMLElement) {
  for (const [selector, name] of Object.entries(paragraphs))
    for (const element of body.querySelectorAll(selector)) {
      const named = body.ownerDocument.createElement(name);
      if (name === "blockquote") {
        const inner = body.ownerDocument.createElement("p");
        putIn(inner, ...element.childNodes);
        putIn(named, inner);
      } else putIn(named, ...element.childNodes);
      element.replaceWith(named);
    }
}

const paragraphs = {
  "p.MsoTitle": "h2",
  "p.MsoSubtitle": "p",
  "p.MsoQuote, p.MsoIntenseQuote": "blockquote",
};

/** Google's checklists. */
function markTasks(body: HTMLElement) {
  for (const item of body.querySelectorAll("li[role='checkbox']")) {
    item.setAttribute("data-item-type", "task");
    item.setAttribute("data-checked", String(item.getAttribute("aria-checked") === "true"));
    item.querySelectorAll("img").forEach((image) => image.remove());
  }
}

/** Pictures that have an address in the web come along; those of a disk cannot. */
function cleanPictures(body: HTMLElement): number {
  let left = 0;
  for (const image of body.querySelectorAll("img")) {
    const source = image.getAttribute("src") ?? "";
    if (/^https:\/\//i.test(source) || /^\/(?!\/)/.test(source)) continue;
    image.remove();
    left += 1;
  }
  return left;
}

/** Links lead somewhere: to an address of the web, of mail, of this site. */
function cleanLinks(body: HTMLElement) {
  for (const link of body.querySelectorAll("a")) {
    const href = unredirected(link.getAttribute("href")?.trim() ?? "");
    if (
      /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href) &&
      link.textContent?.trim() + innerPicture(link) !== ""
    )
      link.setAttribute("href", href);
    else link.replaceWith(...link.childNodes);
  }
}

const innerPicture = (link: Element) => (link.querySelector("img") ? "picture" : "");

/** Google leads every link past itself. */
function unredirected(href: string): string {
  if (!href.startsWith("https://www.google.com/url?") || !URL.canParse(href)) return href;
  const { searchParams } = new URL(href);
  return searchParams.get("q") ?? searchParams.get("url") ?? href;
}

/** Blank lines between paragraphs are the program's own spacing. */
function dropEmpty(body: HTMLElement) {
  for (const element of [
    ...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, div, span, li, blockquote"),
  ].toReversed()) {
    if (element.querySelector("img, hr, br + *, table, pre")) continue;
    const text = element.textContent?.replaceAll("\u00a0", " ").trim();
    if (text === "" && element.tagName === "SPAN") element.replaceWith(element.textContent ? " " : "");
    else if (text === "" && !element.closest("td, th, pre")) element.remove();
  }
}
