import { rawWords } from "./hast.ts";
import { parseHtml } from "./parse-html.ts";

/** Tags that part words from each other; all others are within them. */
const parting = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|blockquote|tr|td|th|hr|section|figure)\b[^<>]*>/gi;
const anyTag = /<\/?[a-z][^<>]*>|<!--[^]*?-->/gi;

/** The words of a title, a name or an excerpt that its system keeps as HTML: without tags, and with what its entities mean. */
export const plainWords = (html: string) =>
  withoutEntities(html.replaceAll(parting, " ").replaceAll(anyTag, "")).trim();

/** What the entities of a text mean; signs that look like tags stay as they are. */
export const withoutEntities = (text: string) =>
  text.includes("&") ? rawWords(parseHtml(text.replaceAll("<", "&lt;")).tree) : text;
