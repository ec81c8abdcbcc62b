import type { Contents } from "../contents.ts";
import { oldPaths, oldSite, unknownSite } from "../fields/addresses.ts";
import { dateFrom } from "../fields/dates.ts";
import { movedText } from "../fields/moved-text.ts";
import type { Conversion } from "../html/conversion.ts";
import { plainWords } from "../html/plain-words.ts";
import { htmlToMarkdown } from "../html/to-markdown.ts";
import { settleMarkdown } from "../markdown/settle-markdown.ts";
import type { MovedItem, MovedText } from "../moved.ts";
import type { Reading } from "../reading.ts";
import { RemarkCounts } from "../remark-counts.ts";
import { Remarks } from "../remarks.ts";
import { openCards } from "./cards.ts";
import { lexicalHtml } from "./lexical.ts";
import { mobiledocHtml } from "./mobiledoc.ts";
import { ghostRows, isTrue, type Row, textIn } from "./rows.ts";
import { GhostTables } from "./tables.ts";

/**
 * A Ghost export. It is read twice: what posts refer to comes behind them in the file, and posts are too large to be
 * held until then.
 */
export async function* readGhost(
  reading: Reading,
  { texts: [path = ""] }: Contents,
): AsyncGenerator<MovedItem> {
  const { source, progress } = reading;
  const onBytes = (bytes: number) => progress.add(bytes / 2);
  const tables = new GhostTables();
  for await (const { table, row } of ghostRows(source, path, onBytes)) tables.add(table, row);
  const own = tables.site && reading.site.origin === unknownSite ? oldSite(tables.site) : reading.site;
  const counts = new RemarkCounts();
  for await (const { table, row } of ghostRows(source, path, onBytes))
    if (table === "posts") yield ghostPost(row, tables, { ...reading, site: own });
  for (let count = 0; count < tables.comments; count++)
    counts.add("comments_left", "Comments do not come: posts here have none.");
  yield* counts.items();
}

function ghostPost(row: Row, tables: GhostTables, reading: Reading): MovedText {
  const { timeZone, site } = reading;
  const remarks = new Remarks();
  const meta = tables.metaOf(row);
  const tags = tables.tagsOf(row);
  if (tags.internal.length > 0)
    remarks.lose(
      "tags_left",
      `Ghost’s internal tags, which readers did not see, were left out: ${tags.internal.join(", ")}.`,
    );
  if (textIn(row, "codeinjection_head") || textIn(row, "codeinjection_foot"))
    remarks.lose("left_out_part", "Code that was injected into this text’s page was left out.");
  if (isTrue(row, "featured") && row.status === "published")
    remarks.add("pinned", "It was featured. Here, posts stand by their dates.");
  const isPage = row.type === "page" || isTrue(row, "page");
  const isLetter = row.status === "sent" || isTrue(meta, "email_only");
  const slug = textIn(row, "slug");
  const status = row.status === "sent" ? "published" : row.status;
  const kind = isLetter ? "letter" : isPage ? "page" : "post";
  return movedText(
    {
      kind,
      id: `ghost:${textIn(row, "uuid") || textIn(row, "id")}`,
      title: textIn(row, "title") === "(Untitled)" ? "" : textIn(row, "title"),
      slug,
      oldPaths:
        status === "draft" || isLetter
          ? []
          : oldPaths(slug && `/${slug}/`, tags.language && `/${tags.language}/${slug}/`),
      summary: textIn(row, "custom_excerpt") || textIn(meta, "custom_excerpt"),
      status: status === "published" || status === "scheduled" ? status : "draft",
      restricted: restriction(row),
      published: dateFrom(row.published_at, timeZone),
      created: dateFrom(row.created_at, timeZone),
      updated: dateFrom(row.updated_at, timeZone),
      tags: tags.names,
      authors: tables.authorsOf(row),
      language: textIn(row, "locale") || tags.language || tables.language,
      cover: {
        address: inGhost(textIn(row, "feature_image") || textIn(row, "image"), site.origin),
        alt: textIn(meta, "feature_image_alt"),
        caption: plainWords(textIn(meta, "feature_image_caption")),
      },
      base: `${site.origin}/${slug}/`,
      write: (conversion) => ghostText(row, site.origin, conversion),
    },
    reading,
    remarks,
  );
}

/** `__GHOST_URL__` stands for the site in every address of an export. */
const inGhost = (text: string, origin: string) =>
  text.replaceAll(/__GHOST_URL__|%7B%7Bghost_url%7D%7D/g, origin);

function ghostText(row: Row, origin: string, conversion: Conversion): string {
  const html =
    textIn(row, "html") || lexicalHtml(textIn(row, "lexical")) || mobiledocHtml(textIn(row, "mobiledoc"));
  if (html) return htmlToMarkdown(inGhost(html, origin), conversion, [openCards]);
  const markdown = inGhost(textIn(row, "markdown"), origin);
  return markdown ? settleMarkdown(markdown, conversion) : textIn(row, "plaintext");
}

function restriction({ visibility }: Row): string {
  if (visibility === "members")
    return "It was for members alone. It comes as a draft: decide whether to make it public.";
  if (visibility === "paid" || visibility === "tiers" || visibility === "filter")
    return "It was for paying members alone. It comes as a draft: decide whether to make it public.";
  return "";
}
