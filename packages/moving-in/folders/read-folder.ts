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
import { type LanguagePlace, languagesOf } from "./languages.ts";
import { type FolderSystem, type SiteFacts, siteFacts } from "./site-facts.ts";
import { variablesOf } from "./variables.ts";

interface FolderReading extends Reading {
  system: FolderSystem;
  base: string;
  facts: SiteFacts;
  texts: Map<string, string>;
  languages: ReturnType<typeof languagesOf>;
  /** The slugs that texts name as those of what they are a translation of. */
  originals: Set<string>;
}

/** A folder of texts with front matter. It is read twice: texts link to each other by their files. */
export async function* readFolder(reading: Reading, { system, texts }: Contents): AsyncGenerator<MovedItem> {
  const base = baseOf(reading.source);
  const kind = system as FolderSystem;
  const facts = await siteFacts(reading.source, kind, base);
  const counts = new RemarkCounts();
  const below = (path: string) => path.slice(base.length);
  const folder: FolderReading = {
    ...reading,
    system: kind,
    base,
    facts,
    texts: new Map(),
    languages: languagesOf(kind, facts, texts.map(below)),
    originals: new Set(),
  };
  const languageOf = new Map<string, string>();
  for (const path of texts) {
    const file = await readOrSkip(path, folder);
    if (!file) continue;
    const placed = placedAt(path, readFrontMatter(file.text).fields, folder);
    folder.texts.set(path, addressOf(placed));
    languageOf.set(path, placed.language.code);
    folder.originals.add(textOf(placed.fields, "translationof"));
  }
  folder.originals.delete("");
  const firstIn = (code: string) => (one: string, other: string) =>
    Number(languageOf.get(one) !== code) - Number(languageOf.get(other) !== code);
  const own = new Map<string, Map<string, string>>();
  for (const code of new Set(languageOf.values()))
    own.set(code, new Map([...folder.texts].toSorted(([one], [other]) => firstIn(code)(one, other))));
  // The original before its translations: it keeps its slug.
  for (const path of texts.toSorted(firstIn(facts.languages[0]?.code ?? ""))) {
    const file = await readOrSkip(path, folder);
    if (!file) counts.add("unreadable", `“${path}” is too large for a text, or cannot be read.`);
    else if (isList(path, file.text))
      counts.add("left_out_part", "Hugo’s “_index” files without words, which head its lists, do not come.");
    else if (isFilledByTheme(path, file.text, folder))
      counts.add(
        "left_out_part",
        `${quoted(below(path))} has no words and no date: its theme fills it, and it does not come.`,
      );
    else yield folderText(path, file, own.get(languageOf.get(path) ?? "") ?? folder.texts, folder);
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
  /^_index(?:\.[\w-]+)?\.\w+$/.test(fileNameOf(path)) && readFrontMatter(text).body.trim() === "";

function placedAt(path: string, fields: Fields, folder: FolderReading): Placed & LanguagePlace {
  const { system, base, facts, timeZone, languages } = folder;
  const below = path.slice(base.length);
  const day = (publishedOn(path, fields, timeZone) ?? { day: "" }).day;
  const { language: ofPlace, bare } = languages.placeOf(below);
  const own = textOf(fields, "lang", "language", "locale");
  const language = own ? languages.named(own) : ofPlace;
  const isBare = system === "hugo" || /(?:^|\/)_i18n\//.test(below);
  const isPrefixed = system === "hugo" || (system === "jekyll" && facts.languages.length > 1);
  const languagePath = isPrefixed ? language.path : "";
  return { system, path: isBare ? bare : below, fields, facts, day, language, bare, languagePath };
}

/** What the translations of a text have in common. */
function translationKey(placed: Placed & LanguagePlace, { languages, originals }: FolderReading): string {
  const { fields, system, bare } = placed;
  const key = textOf(fields, "translationkey", "translation_key", "translation_id", "ref", "page_id");
  if (key) return key;
  const original = textOf(fields, "translationof") || slugOf(placed);
  if (originals.has(original)) return `of ${original}`;
  if (!languages.isSeveral) return "";
  // Polyglot ties texts by their permalinks.
  return (system === "jekyll" && textOf(fields, "permalink")) || bare.replace(/\.\w+$/, "");
}

/** Where Astro’s routes usually have a text of `blog/de/`: at `/de/blog/`, and of the first language at `/blog/`. */
function localeAddress(placed: Placed & LanguagePlace): string {
  const { system, path, bare, language } = placed;
  return system === "astro" && path !== bare
    ? addressOf({ ...placed, path: bare, languagePath: language.path })
    : "";
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

function folderText(
  path: string,
  { text: file, isGuessed }: { text: string; isGuessed: boolean },
  ownTexts: ReadonlyMap<string, string>,
  reading: FolderReading,
): MovedText {
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
  const folder: Folder = { remarks, texts: ownTexts, variables: variablesOf(shown, reading.facts.settings) };
  return movedText(
    {
      kind,
      id: `${system}:${reading.facts.address.replace(/^https?:\/\/|\/+$/g, "")}:${path.slice(reading.base.length)}`,
      title: title || (isHeaded ? (heading[1] ?? "") : titleFrom(slugOf(placed))),
      slug: slugOf(placed),
      oldPaths: isDraft ? [] : oldPaths(address, localeAddress(placed), ...aliasesOf(placed)),
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
      language: placed.language.tag,
      translationKey: translationKey(placed, reading),
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
