import type { Contents } from "../contents.ts";
import { oldPaths, oldSite, unknownSite } from "../fields/addresses.ts";
import { dateFrom } from "../fields/dates.ts";
import { MovingFault } from "../fault.ts";
import { type FoundText, movedText } from "../fields/moved-text.ts";
import { htmlToMarkdown } from "../html/to-markdown.ts";
import { settleMarkdown } from "../markdown/settle-markdown.ts";
import type { MovedItem } from "../moved.ts";
import type { Reading } from "../reading.ts";
import { Remarks } from "../remarks.ts";
import { endingOf, fileNameOf } from "../source/paths.ts";
import { readText } from "../source/text.ts";
import { type CsvRow, csvRows } from "../subscribers/csv-rows.ts";
import { openMail } from "./open-mail.ts";
import type { TableSystem } from "./look.ts";
import { richHtml, wixPicture } from "./rich-content.ts";

/** What a row says of its text. `text` is what a file beside the table holds; "" where there is none. */
type Fields = Pick<
  FoundText,
  "id" | "title" | "slug" | "oldPaths" | "status" | "published" | "base" | "write"
> &
  Partial<FoundText>;
type ReadRow = (row: CsvRow, reading: Reading, text: string) => Fields;

/** The posts of a table, a row for each. */
export async function* readTable(
  reading: Reading,
  { system, texts: [table = "", ...pages] }: Contents,
): AsyncGenerator<MovedItem> {
  const byName = new Map(pages.map((path) => [fileNameOf(path).replace(/\.md$/, ""), path]));
  for await (const row of rowsOf(reading, table)) {
    const path = byName.get(row.slug ?? "");
    const text = path ? (await readText(reading.source, path)).text : "";
    if (path) reading.progress.add(text.length);
    const site =
      reading.site.origin === unknownSite && row.url
        ? oldSite(new URL(row.url, unknownSite).origin)
        : reading.site;
    const own = { ...reading, site };
    const found = readers[system as TableSystem](row, own, text);
    if (found.id)
      yield movedText({ kind: "post", ...found, id: `${system}:${found.id}` }, own, new Remarks());
  }
}

async function* rowsOf({ source, progress }: Reading, table: string): AsyncGenerator<CsvRow> {
  const onBytes = (bytes: number) => progress.add(bytes);
  if (endingOf(table) === "csv") yield* csvRows(source, table, onBytes);
  else {
    const { text } = await readText(source, table);
    onBytes(text.length);
    for (const row of rowsIn(text, table))
      yield Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
      );
  }
}

function rowsIn(text: string, table: string): Record<string, unknown>[] {
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows as Record<string, unknown>[];
  } catch {
    // It is refused below.
  }
  throw new MovingFault(
    "export_broken",
    `“${table}” is not valid JSON: it was edited by hand or not downloaded whole. Nothing was imported. Export it again.`,
  );
}

const list = (text = "", sign: string | RegExp = ",") => text.split(sign).map((name) => name.trim());

const readers: Record<TableSystem, ReadRow> = {
  beehiiv: (row, { site, timeZone }) => ({
    id: row.id ?? "",
    title: row.web_title ?? "",
    slug: /\/p\/([^/?#]+)/.exec(row.url ?? "")?.[1] ?? "",
    oldPaths: row.status === "confirmed" ? oldPaths(row.url) : [],
    summary: row.web_subtitle,
    subtitle: row.web_subtitle,
    status: row.status === "confirmed" ? "published" : "draft",
    restricted: restriction(row.audience ?? row.web_audiences ?? ""),
    published: dateFrom(row.created_at, timeZone),
    tags: list(row.content_tags, ";"),
    cover: {
      address: (row.thumbnail_url ?? "").replace(
        /^\/?uploads\//,
        "https://media.beehiiv.com/cdn-cgi/image/quality=100/uploads/",
      ),
    },
    base: row.url || site.origin,
    write: (conversion) =>
      htmlToMarkdown(row.content_html ?? "", conversion, [openMail(row.web_title ?? "")]),
  }),
  buttondown: (row, { site, timeZone }, text) => {
    const isPublished = Boolean(row.publish_date) && !/^(?:draft|scheduled|deleted)$/.test(row.status ?? "");
    return {
      id: row.id ?? "",
      title: row.subject ?? "",
      slug: row.slug ?? "",
      oldPaths: isPublished ? oldPaths(row.slug && `/archive/${row.slug}`) : [],
      summary: row.description,
      status: isPublished ? "published" : "draft",
      published: dateFrom(row.publish_date, timeZone),
      base: `${site.origin}/archive/${row.slug ?? ""}`,
      write: (conversion) =>
        // What the service fills in for each reader, and how its editor was set.
        settleMarkdown(
          (text || (row.body ?? ""))
            .replaceAll(/<!--[^]*?-->/g, "")
            .replaceAll(/^[ \t]*\{\{\s*[\w.]+\s*\}\}[ \t]*$/gm, ""),
          conversion,
        ),
    };
  },
  wix: (row, { site, timeZone }) => {
    const published = dateFrom(row["published date"], timeZone);
    return {
      id: row["internal id"] || (row.id ?? ""),
      title: row.title ?? "",
      slug: row.slug ?? "",
      oldPaths: published ? oldPaths(row["post page url"]) : [],
      summary: row.excerpt,
      status: published ? "published" : "draft",
      published,
      updated: dateFrom(row["last published date"], timeZone),
      // Its tags are ids without names.
      tags: [row["main category"] ?? "", ...list(row.categories, /[,[\]"]+/)].filter(
        (name) => !/^[\da-f-]{24,}$/.test(name),
      ),
      authors: row.author ? [row.author] : [],
      cover: { address: wixPicture(row["cover image"] ?? "") },
      base: `${site.origin}${row["post page url"] ?? ""}`,
      write: (conversion) =>
        htmlToMarkdown(richHtml(row["rich content"] ?? "", row["plain content"] ?? ""), conversion),
    };
  },
};

function restriction(audience: string): string {
  const whom = /premium|paid/i.test(audience)
    ? "paying subscribers"
    : audience === "both"
      ? "subscribers"
      : "";
  return whom && `It was for ${whom} alone. It comes as a draft: decide whether to make it public.`;
}
