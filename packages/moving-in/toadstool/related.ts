import type { Reading } from "../reading.ts";
import { type Row, rowsOf, textIn } from "./rows.ts";

interface LibraryFile {
  id: string;
  as: "picture" | "film" | "sound";
  /** Below `files/` of the backup. */
  key: string;
  name: string;
  alt: string;
  caption: string;
}

/** What texts refer to: small rows, which are held in memory. */
export interface Related {
  tagsOf: Map<string, string[]>;
  seriesOf: Map<string, string>;
  formerSlugs: Map<string, string[]>;
  formerPaths: Map<string, string[]>;
  /** Of subscribers. */
  labelsOf: Map<string, string[]>;
  library: Map<string, LibraryFile>;
  publishedPages: Set<string>;
  /** Of the site, where its owner chose it in the admin; "" otherwise. */
  language: string;
}

export async function readRelated(reading: Reading): Promise<Related> {
  const tags = await named(reading, "tags");
  const series = await named(reading, "post_series");
  const tagsOf = new Map<string, { name: string; place: number }[]>();
  for await (const row of rowsOf(reading, "taggings")) {
    const key = `${textIn(row, "kind")}:${textIn(row, "item_id")}`;
    const name = tags.get(textIn(row, "tag_id"));
    if (name) tagsOf.set(key, [...(tagsOf.get(key) ?? []), { name, place: Number(row.place) || 0 }]);
  }
  const seriesOf = new Map<string, string>();
  for await (const row of rowsOf(reading, "post_series_parts"))
    seriesOf.set(textIn(row, "post_id"), series.get(textIn(row, "series_id")) ?? "");
  const library = new Map<string, LibraryFile>();
  for await (const row of rowsOf(reading, "images")) {
    const file = row.deleted_at === null ? fileOf(row) : null;
    if (file) library.set(file.id, file);
  }
  const publishedPages = new Set<string>();
  for await (const row of rowsOf(reading, "pages", false)) publishedPages.add(textIn(row, "id"));
  let language = "";
  for await (const row of rowsOf(reading, "facts")) if (row.name === "profile") language = languageOf(row);
  return {
    language,
    tagsOf: new Map(
      [...tagsOf].map(([key, list]) => [
        key,
        list.toSorted((one, other) => one.place - other.place).map(({ name }) => name),
      ]),
    ),
    seriesOf,
    formerSlugs: await lists(reading, "slug_redirects", "post_id", "slug"),
    formerPaths: await lists(reading, "page_redirects", "page_id", "path"),
    labelsOf: await lists(reading, "subscriber_tags", "subscriber_id", "name"),
    library,
    publishedPages,
  };
}

async function named(reading: Reading, table: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const row of rowsOf(reading, table)) names.set(textIn(row, "id"), textIn(row, "name"));
  return names;
}

async function lists(
  reading: Reading,
  table: string,
  of: string,
  value: string,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const row of rowsOf(reading, table)) {
    const key = textIn(row, of);
    found.set(key, [...(found.get(key) ?? []), textIn(row, value)]);
  }
  return found;
}

function languageOf(row: Row): string {
  try {
    const { language } = JSON.parse(textIn(row, "facts")) as { language?: string };
    return String(language ?? "");
  } catch {
    return "";
  }
}

const kinds = { picture: "picture", video: "film", audio: "sound" } as const;

/** The picture as it was sent where it was kept, or else the file that every program can show. */
function fileOf(row: Row): LibraryFile | null {
  try {
    const facts = JSON.parse(textIn(row, "facts")) as { main?: string; original?: { name?: string } };
    const file = facts.original?.name ?? facts.main;
    const as = kinds[textIn(row, "kind") as keyof typeof kinds];
    const id = textIn(row, "id");
    if (!file || !as) return null;
    const key = `media/${id}/${textIn(row, "revision")}/${file}`;
    return {
      id,
      as,
      key,
      name: textIn(row, "name"),
      alt: textIn(row, "alt"),
      caption: textIn(row, "caption"),
    };
  } catch {
    return null;
  }
}
