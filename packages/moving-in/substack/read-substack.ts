import type { Contents } from "../contents.ts";
import { oldPaths } from "../fields/addresses.ts";
import { dateFrom } from "../fields/dates.ts";
import { movedText } from "../fields/moved-text.ts";
import { embedElement } from "../html/embeds.ts";
import type { Root } from "../html/hast.ts";
import { withoutEntities } from "../html/plain-words.ts";
import { htmlToMarkdown, type Step } from "../html/to-markdown.ts";
import type { MovedItem, MovedText } from "../moved.ts";
import type { Reading } from "../reading.ts";
import { Remarks } from "../remarks.ts";
import { fileNameOf } from "../source/paths.ts";
import { readText } from "../source/text.ts";
import { type CsvRow, csvRows } from "../subscribers/csv-rows.ts";
import { openParts } from "./parts.ts";

/** The posts of a Substack export: a row of the table for each, and a page with its text. */
export async function* readSubstack(
  reading: Reading,
  { texts: [table = "", ...pages] }: Contents,
): AsyncGenerator<MovedItem> {
  const byId = new Map(pages.map((path) => [fileNameOf(path).replace(/\.html$/, ""), path]));
  const onBytes = (bytes: number) => reading.progress.add(bytes);
  for await (const row of csvRows(reading.source, table, onBytes)) {
    const { post_id: id = "" } = row;
    if (id === "") continue;
    const path = byId.get(id);
    byId.delete(id);
    const { text, isGuessed } = path ? await readText(reading.source, path) : { text: "", isGuessed: false };
    if (path) onBytes(text.length);
    yield substackPost(row, text, { isMissing: !path, isGuessed }, reading);
  }
  // Pages without a row: the table was cut, or edited.
  for (const [id, path] of byId) {
    const { text, isGuessed } = await readText(reading.source, path);
    yield substackPost({ post_id: id }, text, { isMissing: false, isGuessed }, reading);
  }
}

function substackPost(
  row: CsvRow,
  html: string,
  { isMissing, isGuessed }: { isMissing: boolean; isGuessed: boolean },
  reading: Reading,
): MovedText {
  const [, number = "", slug = ""] = /^(\d+)\.?(.*)$/.exec(row.post_id ?? "") ?? ["", "", row.post_id];
  const remarks = new Remarks();
  if (isMissing) remarks.lose("unreadable", "Its text is not in the export: Substack wrote only its title.");
  if (isGuessed) remarks.add("encoding", "Its text was not in UTF-8: look at its accents.");
  const isPage = row.type === "page";
  const isPublished = row.is_published?.toLowerCase() === "true";
  const base = `${reading.site.origin}/p/${slug}`;
  const title = withoutEntities(row.title ?? "");
  const steps = [withPodcast(row.podcast_url ?? "", title), openParts];
  return movedText(
    {
      kind: isPage ? "page" : "post",
      id: `substack:${number || slug}`,
      title,
      slug,
      oldPaths: isPublished ? oldPaths(`/p/${slug}`, isPage ? `/${slug}` : undefined) : [],
      subtitle: withoutEntities(row.subtitle ?? ""),
      status: isPublished ? "published" : "draft",
      restricted: restriction(row.audience ?? ""),
      published: dateFrom(row.post_date, reading.timeZone),
      base,
      write: (conversion) => htmlToMarkdown(html, conversion, steps),
    },
    reading,
    remarks,
  );
}

function restriction(audience: string): string {
  if (audience === "" || audience === "everyone") return "";
  const whom = audience === "only_free" ? "subscribers" : "paying subscribers";
  return `It was for ${whom} alone. It comes as a draft: decide whether to make it public.`;
}

/** An episode comes first. */
const withPodcast =
  (address: string, title: string): Step =>
  (tree: Root, { book }) => {
    const src = address && book.add(address, { as: "sound", caption: title });
    if (src) tree.children.unshift(embedElement("audio", { src, ...(title && { title }) }));
  };
