import { coverPlaceholder, FileBook } from "../files/file-book.ts";
import type { Conversion } from "../html/conversion.ts";
import type { MovedDate, MovedFile, MovedText } from "../moved.ts";
import { cutAt, quoted, Remarks } from "../remarks.ts";
import type { Reading } from "../reading.ts";
import { unknownSite } from "./addresses.ts";
import { languageFrom } from "./language.ts";
import { decoded, ownSlug, shortHash } from "./slug.ts";
import { tagNames } from "./tags.ts";

/** A text as its system has it, before it fits. */
export interface FoundText {
  kind: MovedText["kind"];
  id: string;
  title: string;
  slug: string;
  oldPaths: string[];
  summary?: string;
  subtitle?: string;
  status: MovedText["status"];
  /** Why it is not public; "" where it is. */
  restricted?: string;
  published: MovedDate | null;
  created?: MovedDate | null;
  updated?: MovedDate | null;
  tags?: readonly string[];
  authors?: readonly string[];
  series?: string;
  /** As its system writes it. */
  language?: string;
  translationKey?: string;
  cover?: { address: string; alt?: string; caption?: string } | null;
  /** Where it was on the web, for relative addresses in it. */
  base: string;
  /** Its folder in the archive, where its files may be. */
  folder?: string | null;
  roots?: readonly string[];
  texts?: ReadonlyMap<string, string>;
  /** Makes the markdown. */
  write(conversion: Conversion): string;
}

const limits = { title: 200, summary: 500, id: 300 };

/** The text as the contract has it; what had to be changed or left out is among its remarks. */
export function movedText(
  found: FoundText,
  { archive, site, slugs }: Reading,
  remarks = new Remarks(),
): MovedText {
  const { kind, published, restricted = "" } = found;
  const id = found.id.length <= limits.id ? found.id : `${found.id.slice(0, 280)}:${shortHash(found.id)}`;
  const places = {
    archive,
    site,
    base: found.base,
    folder: found.folder ?? null,
    roots: found.roots ?? [],
    texts: found.texts,
  };
  const book = new FileBook(places, remarks);
  const written = found.write({ places, book, remarks }).replaceAll(unknownSite, "");
  const { markdown, files } = book.settle(written);
  const title = titleOf(found.title, markdown, remarks);
  const oldSlug = decoded(found.slug);
  const slug = ownSlug(oldSlug, { title, kind, id }, slugs);
  if (oldSlug !== "" && slug !== oldSlug)
    remarks.add("slug_changed", `Its address ended in ${quoted(oldSlug)}; here it ends in “${slug}”.`);
  if (restricted) remarks.add("not_public", restricted);
  const isPublished = found.status !== "draft" && !restricted;
  if (isPublished && !published) remarks.add("no_date", "It says no date on which it was published.");
  return {
    type: "text",
    kind,
    id,
    title,
    slug,
    oldSlug,
    oldPaths: found.oldPaths,
    summary: cut("summary", oneLine(found.summary || found.subtitle || ""), limits.summary, remarks),
    subtitle: oneLine(found.subtitle ?? ""),
    markdown,
    status: restricted ? "draft" : found.status,
    isPublic: !restricted,
    published,
    created: found.created ?? null,
    updated: found.updated ?? null,
    tags: tagNames(found.tags ?? [], remarks),
    authors: [...new Set((found.authors ?? []).map(oneLine).filter(Boolean))],
    series: oneLine(found.series ?? ""),
    language: languageFrom(found.language ?? "", remarks),
    translationKey: found.translationKey ?? "",
    cover: coverOf(found, book),
    files,
    remarks: remarks.list,
  };
}

function coverOf({ cover }: FoundText, book: FileBook): MovedFile | null {
  if (!cover?.address) return null;
  const { address, alt = "", caption = "" } = cover;
  const words = { alt: oneLine(alt), caption: oneLine(caption) };
  return book.find(address, { as: "picture", ...words, placeholder: coverPlaceholder });
}

function titleOf(written: string, markdown: string, remarks: Remarks): string {
  const title = cut("title", oneLine(written), limits.title, remarks);
  if (title) return title;
  const words = markdown
    .replaceAll(/^::.*$|!?\[([^\]]*)\]\([^)]*\)|[#>*_`~[\]]/gm, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
  const own = words.length > 60 ? `${cutAt(words, 60).replace(/\s+\S*$/, "")}…` : words;
  remarks.add(
    "no_title",
    own ? "It has no title; its first words were taken." : "It has neither a title nor words.",
  );
  return own || "Untitled";
}

function cut(name: string, text: string, most: number, remarks: Remarks): string {
  if (text.length <= most) return text;
  remarks.add("cut", `Its ${name} is longer than ${most} characters and was cut: ${quoted(text, 1000)}`);
  return `${cutAt(text, most - 1).trimEnd()}…`;
}

/** Without control characters and line ends. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
