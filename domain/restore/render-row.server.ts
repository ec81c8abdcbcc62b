import { tablesWhere } from "#db/declared-tables.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { siteLanguageIn } from "../markdown/rule.ts";
import { noteHtml } from "../notes/write-note.server.ts";
import { divide } from "../posts/parts.server.ts";
import { partsTable } from "./restore.ts";
import type { Row } from "./row-fault.server.ts";

interface Rendered {
  row: Row;
  /** Rows of `post_parts`: what of a post’s long texts its own row does not hold. */
  parts: Row[];
}

/** A row with the HTML of its source, in the language that its sign names: that of an archive may be anyone’s. Other rows stay as they are. */
export function renderRow(table: string, row: Row): Rendered {
  const content = textOf(row, "content");
  if (table === "posts") return renderPost(row);
  const own = textOf(row, "language");
  const site = siteLanguageIn(textOf(row, "rule"));
  if (table === "pages") return { row: { ...row, html: renderMarkdown(content, own || site) }, parts: [] };
  if (table !== "notes") return { row, parts: [] };
  const pictures = JSON.parse(textOf(row, "pictures")) as { address: string; alt: string }[];
  return { row: { ...row, html: noteHtml({ content, pictures }, { own, site }) }, parts: [] };
}

function renderPost(post: Row): Rendered {
  const language = textOf(post, "language") || siteLanguageIn(textOf(post, "folded"));
  const { row, parts } = divide({ html: renderMarkdown(textOf(post, "content"), language), folded: "" });
  return {
    row: { ...post, html: row.html ?? "" },
    parts: parts.map((part) => ({ post_id: textOf(post, "id"), ...part })),
  };
}

/** Tables of an archive of which nothing is ever restored. */
const leftOut: readonly string[] = tablesWhere(({ restore }) => restore === "never");

/** Whether a row comes from the archive, and is not made here or left out. */
export function isTaken(table: string, { field }: Row): boolean {
  return !leftOut.includes(table) && !(table === partsTable && field === "html");
}

const textOf = (row: Row, name: string) => String(row[name] ?? "");
