import type { Contents } from "../contents.ts";
import { oldPaths } from "../fields/addresses.ts";
import { dateInName } from "../fields/dates.ts";
import { movedText } from "../fields/moved-text.ts";
import { htmlToMarkdown } from "../html/to-markdown.ts";
import { settleMarkdown } from "../markdown/settle-markdown.ts";
import type { MovedDate, MovedItem, MovedText } from "../moved.ts";
import type { Reading } from "../reading.ts";
import { quoted, Remarks } from "../remarks.ts";
import { RemarkCounts } from "../remark-counts.ts";
import { MovingFault } from "../fault.ts";
import { endingOf, fileNameOf, folderOf } from "../source/paths.ts";
import { readText } from "../source/text.ts";
import { coverOf, dateOf, isFalse, isTrue, listOf, textOf, valueOf } from "./fields.ts";
import { type Fields, readFrontMatter } from "./front-matter.ts";
import type { Folder } from "./folder.ts";
import { openHugo } from "./hugo.ts";
import { openJekyll } from "./jekyll.ts";
import { baseOf } from "./look.ts";
import { openMdx } from "./mdx.ts";
import { addressOf, aliasesOf, type Placed, slugOf } from "./old-address.ts";
import { languagesOf, withoutLanguage } from "./languages.ts";
import { type FolderSystem, type SiteFacts, siteFacts } from "./site-facts.ts";
import { variablesOf } from "./variables.ts";

interface FolderReading extends Reading {
  system: FolderSystem;
  base: string;
  facts: SiteFacts;
  texts: Map<string, string>;
}

/** A folder of texts with front matter. It is read twice: texts link to each other by their files. */
export async function* readFolder(reading: Reading, { system, texts }: Contents): AsyncGenerator<MovedItem> {
  const base = baseOf(reading.source);
  const kind = system as FolderSystem;
  const facts = await siteFacts(reading.source, kind, base);
  const folder: FolderReading = { ...reading, system: kind, base, facts, texts: new Map() };
  const counts = new RemarkCounts();
  const below = (path: string) => path.slice(base.length);
  const languageOf = languagesOf(kind, facts, texts.map(below));
  const isOther = (path: string) => languageOf(below(path)) !== "";
  for (const path of texts) {
    if (isOther(path)) continue;
    const file = await readOrSkip(path, folder);
    if (file) folder.texts.set(path, addressOf(placedAt(path, readFrontMatter(file.text).fields, folder)));
  }
  for (const path of texts) {
    if (isOther(path)) {
      counts.add(
        "language_left",
        `${quoted(below(path))} is in another language (“${languageOf(below(path))}”) and does not come.`,
      );
      continue;
    }
    const file = await readOrSkip(path, folder);
    if (!file) counts.add("unreadable", `“${path}” is too large for a text, or cannot be read.`);
    else if (isList(path, file.text))
      counts.add("left_out_part", "Hugo’s “_index” files without words, which head its lists, do not come.");
    else if (isFilledByTheme(path, file.text, folder))
      counts.add(
        "left_out_part",
        `${quoted(below(path))} has no words and no date: its theme fills it, and it does not come.`,
      );
    else yield folderText(path, file.text, file.isGuessed, folder);
  }
  yield* counts.items();
}

async function readOrSkip(path: string, { source, archive, progress }: FolderReading) {
  try {
    const file = await readText(source, path);
    progress.add((archive.at(path)?.bytes ?? 0) / 2);
    return file;
  } catch (error) {
    if (error instanceof MovingFault && error.code !== "file_too_large") throw error;
    return null;
  }
}

/** A search, an archive or another page whose layout makes all that it shows. */
function isFilledByTheme(path: string, text: string, { system, timeZone }: FolderReading): boolean {
  if (system !== "hugo" && system !== "jekyll") return false;
  const { fields, body } = readFrontMatter(text);
  return body.trim() === "" && hasOwnLayout(fields) && publishedOn(path, fields, timeZone) === null;
}

const hasOwnLayout = (fields: Fields) =>
  !/^(?:|default|single|posts?|pages?|blog|article|notes?)$/i.test(textOf(fields, "layout"));

const isList = (path: string, text: string) =>
  /^_index\.\w+$/.test(fileNameOf(path)) && readFrontMatter(text).body.trim() === "";

function placedAt(path: string, fields: Fields, { system, base, facts, timeZone }: FolderReading): Placed {
  const day = (publishedOn(path, fields, timeZone) ?? { day: "" }).day;
  return { system, path: withoutLanguage(path.slice(base.length), facts), fields, facts, day };
}

function publishedOn(path: string, fields: Fields, timeZone: string): MovedDate | null {
  const written = dateOf(
    fields,
    timeZone,
    "date",
    "pubdate",
    "publishdate",
    "published_at",
    "publisheddate",
    "created",
    "datetime",
  );
  return (
    written ?? dateInName(fileNameOf(path), timeZone) ?? dateInName(fileNameOf(folderOf(path)), timeZone)
  );
}

function folderText(path: string, file: string, isGuessed: boolean, reading: FolderReading): MovedText {
  const { fields, body, trouble } = readFrontMatter(file);
  const { timeZone, site, now, system, texts } = reading;
  const remarks = new Remarks();
  if (trouble) remarks.add("front_matter_broken", trouble);
  if (isGuessed) remarks.add("encoding", "Its text was not in UTF-8: look at its accents.");
  const placed = placedAt(path, fields, reading);
  const published = publishedOn(path, fields, timeZone);
  const isDraft =
    isTrue(valueOf(fields, "draft", "isdraft")) ||
    isFalse(valueOf(fields, "published", "publish")) ||
    /(?:^|\/)_drafts\//.test(path);
  const isLater = published !== null && published.at > now.toJSON();
  const kind = kindOf(placed, published);
  const address = addressOf(placed);
  const heading = /^\s*#\s+(.+?)\s*#*\s*$/m.exec(body.slice(0, 2000));
  const title = textOf(fields, "title");
  const isHeaded = !title && heading !== null && body.slice(0, heading.index).trim() === "";
  const shown = { title: title || titleFrom(slugOf(placed)), url: address, ...fields };
  const folder: Folder = { remarks, texts, variables: variablesOf(shown, reading.facts.settings) };
  return movedText(
    {
      kind,
      id: `${system}:${reading.facts.address.replace(/^https?:\/\/|\/+$/g, "")}:${path.slice(reading.base.length)}`,
      title: title || (isHeaded ? (heading[1] ?? "") : titleFrom(slugOf(placed))),
      slug: slugOf(placed),
      oldPaths: isDraft ? [] : oldPaths(address, ...aliasesOf(placed)),
      summary: textOf(fields, "summary", "description", "excerpt", "subtitle", "lead"),
      subtitle: textOf(fields, "subtitle"),
      status: isDraft ? "draft" : isLater ? "scheduled" : "published",
      published,
      updated: dateOf(
        fields,
        timeZone,
        "lastmod",
        "updated",
        "modified",
        "last_modified_at",
        "updateddate",
        "updated_at",
      ),
      tags: listOf(fields, "tags", "tag", "categories", "category"),
      authors: listOf(fields, "authors", "author"),
      series: listOf(fields, "series")[0],
      cover: coverOf(fields),
      base: `${site.origin}${address}/`,
      folder: folderOf(path),
      roots: roots[system].map((root) => reading.base + root),
      texts,
      write(conversion) {
        const text = isHeaded ? body.slice(heading.index + heading[0].length) : body;
        if (/^html?$/.test(endingOf(path))) return htmlToMarkdown(openers[system](text, folder), conversion);
        return settleMarkdown(
          openers[system](endingOf(path) === "mdx" ? openMdx(text, folder) : text, folder),
          conversion,
          system === "hugo" || system === "jekyll" ? unfilled : undefined,
        );
      },
    },
    reading,
    remarks,
  );
}

/** Where files with an address at the top of the site are. */
const roots: Record<FolderSystem, string[]> = {
  hugo: ["static", "assets", "content"],
  jekyll: [""],
  astro: ["public", "src"],
  markdown: ["", "static", "public"],
};

const openers: Record<FolderSystem, (body: string, folder: Folder) => string> = {
  hugo: openHugo,
  jekyll: openJekyll,
  astro: (body) => body,
  markdown: (body) =>
    body.replaceAll(
      /!\[\[([^\]|]+)(?:\|([^\]]*))?\]\]/g,
      (_whole, file: string, alt = "") => `![${alt}](<${file.trim()}>)`,
    ),
};

/** Shortcodes and tags that stay as they were typed. */
const unfilled = /\{\{(?:(?!\}\}|\n[ \t]*\n)[^])*\}\}|\{%(?:(?!%\}|\n[ \t]*\n)[^])*%\}/g;

function kindOf({ system, path, fields }: Placed, published: MovedDate | null): MovedText["kind"] {
  const layout = textOf(fields, "type", "layout").toLowerCase();
  if (layout === "page" || layout === "post") return layout;
  if (system === "jekyll") return /(?:^|\/)_(?:posts|drafts)\//.test(path) ? "post" : "page";
  if (system === "hugo") {
    const isListed = /(?:^|\/)_index\.\w+$/.test(path) || (!published && hasOwnLayout(fields));
    const place = path.replace(/^content\//, "").replace(/\/index\.\w+$/, "");
    return !isListed && place.includes("/") ? "post" : "page";
  }
  if (system === "astro") return path.startsWith("src/pages/") && !published ? "page" : "post";
  return "post";
}

/** `how-to-fold` → `How to fold`. */
function titleFrom(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
