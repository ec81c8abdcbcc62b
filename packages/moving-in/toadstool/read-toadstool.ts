import type { Contents } from "../contents.ts";
import { dateFrom } from "../fields/dates.ts";
import { type FoundText, movedText } from "../fields/moved-text.ts";
import { coverPlaceholder, FileBook } from "../files/file-book.ts";
import type { MovedItem, MovedSubscriber } from "../moved.ts";
import type { Reading } from "../reading.ts";
import { RemarkCounts } from "../remark-counts.ts";
import { Remarks } from "../remarks.ts";
import { readRelated, type Related } from "./related.ts";
import { type Row, rowsOf, textIn } from "./rows.ts";

/** Another Toadstool, from its unpacked backup: its texts are in the same dialect, and only files get placeholders. */
export async function* readToadstool(reading: Reading, { texts }: Contents): AsyncGenerator<MovedItem> {
  const base = texts[0]?.replace(/rows\/[^/]+$/, "") ?? "";
  const related = await readRelated(reading);
  const shown = new Set<string>();
  const counts = new RemarkCounts();
  for (const { table, find } of tables)
    for await (const row of rowsOf(reading, table)) {
      const found = row.deleted_at ? null : find(row, related, reading);
      if (row.deleted_at) counts.add("trashed", "Texts from its trash do not come.");
      if (!found) continue;
      const folder = `${base}files`;
      const content = textIn(row, "content");
      const cover = libraryFile(textIn(row, "image_url"), related);
      const text = movedText(
        {
          ...found,
          language: textIn(row, "language") || related.language,
          translationKey: textIn(row, "translation_group"),
          folder,
          base: reading.site.origin,
          cover: cover
            ? { address: cover.key, alt: cover.alt, caption: cover.caption }
            : { address: textIn(row, "image_url") },
          write: ({ book }) => withPlaceholders(content, related, book),
        },
        reading,
      );
      for (const { key } of text.cover ? [...text.files, text.cover] : text.files) shown.add(key);
      yield text;
    }
  yield* unshown(related, shown, `${base}files`, reading);
  for await (const row of rowsOf(reading, "redirects")) {
    const from = textIn(row, "path");
    yield { type: "redirect", id: `toadstool:redirect:${from}`, from, to: textIn(row, "target") };
  }
  for await (const row of rowsOf(reading, "subscribers")) yield subscriber(row, related);
  yield* counts.items();
}

type Find = (
  row: Row,
  related: Related,
  reading: Reading,
) => Omit<FoundText, "base" | "write" | "cover"> | null;

const tables: { table: string; find: Find }[] = [
  { table: "posts", find: post },
  { table: "pages", find: page },
  { table: "drafts", find: draft },
  { table: "newsletter_issues", find: letter },
];

const common = (row: Row, { timeZone }: Reading) => ({
  title: textIn(row, "title"),
  slug: textIn(row, "slug"),
  summary: textIn(row, "summary"),
  updated: dateFrom(row.updated_at, timeZone),
});

function post(row: Row, { tagsOf, seriesOf, formerSlugs }: Related, reading: Reading) {
  const id = textIn(row, "id");
  const slugs = [textIn(row, "slug"), ...(formerSlugs.get(id) ?? [])];
  return {
    ...common(row, reading),
    kind: "post" as const,
    id: `toadstool:post:${id}`,
    oldPaths: slugs.map((slug) => `/blog/${slug}`),
    status: "published" as const,
    published: dateFrom(row.published_at, reading.timeZone),
    tags: tagsOf.get(`post:${id}`),
    series: seriesOf.get(id),
  };
}

function page(row: Row, { formerPaths }: Related, reading: Reading) {
  const id = textIn(row, "id");
  const path = textIn(row, "path");
  return {
    ...common(row, reading),
    kind: "page" as const,
    id: `toadstool:page:${id}`,
    slug: path.split("/").at(-1) ?? "",
    oldPaths: [path, ...(formerPaths.get(id) ?? [])],
    status: "published" as const,
    published: dateFrom(row.published_at, reading.timeZone),
  };
}

/** Null for the draft of a published page: it stays beside the page, and the page itself is read. */
function draft(row: Row, { publishedPages }: Related, reading: Reading) {
  const id = textIn(row, "id");
  const kind = textIn(row, "kind");
  if (publishedPages.has(id) || (kind !== "post" && kind !== "page" && kind !== "letter")) return null;
  const publishAt = dateFrom(row.publish_at, textIn(row, "publish_zone") || reading.timeZone);
  return {
    ...common(row, reading),
    kind: kind as "post" | "page" | "letter",
    id: `toadstool:draft:${id}`,
    slug: textIn(row, "slug").split("/").at(-1) ?? "",
    oldPaths: [],
    status: publishAt ? ("scheduled" as const) : ("draft" as const),
    published: publishAt,
    created: dateFrom(row.created_at, reading.timeZone),
    tags: textIn(row, "tags").split(","),
    series: textIn(row, "series"),
  };
}

/** A letter that was sent to the list; those that are welcome letters belong to its drafts. */
function letter(row: Row, { tagsOf }: Related, reading: Reading) {
  const id = textIn(row, "id");
  if (row.finished_at === null || row.welcome_id !== null) return null;
  return {
    ...common(row, reading),
    kind: "letter" as const,
    id: `toadstool:letter:${id}`,
    title: textIn(row, "subject"),
    oldPaths: [],
    status: "published" as const,
    published: dateFrom(row.started_at, reading.timeZone),
    tags: tagsOf.get(`letter:${id}`),
  };
}

const address = /\/media\/([a-z2-7]{16})(?![\w/])/g;

const libraryFile = (written: string, { library }: Related) =>
  library.get(/^\/media\/([a-z2-7]{16})$/.exec(written)?.[1] ?? "");

function withPlaceholders(content: string, { library }: Related, book: FileBook): string {
  return content.replaceAll(address, (whole, id: string) => {
    const file = library.get(id);
    return (file && book.add(file.key, file)) || whole;
  });
}

function* unshown(
  { library }: Related,
  shown: Set<string>,
  folder: string,
  reading: Reading,
): Generator<MovedItem> {
  const places = { archive: reading.archive, site: reading.site, base: "", folder, roots: [] };
  for (const each of library.values()) {
    const remarks = new Remarks();
    const file = new FileBook(places, remarks).find(each.key, { ...each, placeholder: coverPlaceholder });
    if (file && !shown.has(file.key)) yield { type: "picture", id: `toadstool:${each.id}`, file };
    for (const remark of remarks.list) yield { type: "remark", remark, count: 1 };
  }
}

const states = ["confirmed", "pending", "unsubscribed", "bounced", "complained"] as const;

function subscriber(row: Row, { labelsOf }: Related): MovedSubscriber {
  const email = textIn(row, "email");
  return {
    type: "subscriber",
    id: `toadstool:subscriber:${email.toLowerCase()}`,
    email,
    name: "",
    joined: dateFrom(row.confirmed_at ?? row.created_at),
    status: states.find((state) => state === row.state) ?? "unknown",
    says: "",
    tags: labelsOf.get(textIn(row, "id")) ?? [],
    note: textIn(row, "consent"),
  };
}
