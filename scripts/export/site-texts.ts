import type { OutgoingText } from "@toadstool/moving-out";
import type { WorkKind } from "#domain/works/work.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { tagNames } from "#domain/tags/tag.ts";
import type { Row, Rows } from "./read-backup.ts";
import { factsOf, groupBy, isLive, momentOf, textOf } from "./rows.ts";
import { workMarkdown, type WorkFacts } from "./work-markdown.ts";

/** The tables that texts are made of. */
export const textTables = [
  "posts",
  "slug_redirects",
  "drafts",
  "pages",
  "page_redirects",
  "notes",
  "newsletter_issues",
  "works",
  "work_redirects",
  "tags",
  "taggings",
  "post_series",
  "post_series_parts",
];

/** All texts of a site: posts, pages, notes, letters and works, with those that are not published yet as drafts. */
export function siteTexts(rows: Rows): OutgoingText[] {
  const live = (table: string) => (rows[table] ?? []).filter(isLive);
  const tagsOf = tagFinder(rows);
  const formerOf = (table: string, column: string, path: (row: Row) => string) => {
    const found = groupBy(rows[table] ?? [], column);
    return (row: Row) => (found.get(textOf(row, "id")) ?? []).map(path);
  };
  const formerSlugs = formerOf("slug_redirects", "post_id", (row) => `/blog/${textOf(row, "slug")}`);
  const formerPaths = formerOf("page_redirects", "page_id", (row) => textOf(row, "path"));
  const formerWorks = formerOf("work_redirects", "work_id", (row) =>
    workAddress(row.kind as WorkKind, textOf(row, "slug")),
  );
  const seriesOf = seriesFinder(rows);
  const pages = live("pages");

  return [
    ...live("posts").map((row) => ({
      ...written(row, "posts"),
      path: `/blog/${textOf(row, "slug")}`,
      formerPaths: formerSlugs(row),
      publishedAt: momentOf(row, "published_at"),
      createdAt: momentOf(row, "published_at") ?? "",
      tags: tagsOf("post", row),
      series: seriesOf(row),
    })),
    ...pages.map((row) => ({
      ...written(row, "pages"),
      slug: textOf(row, "path").slice(1),
      path: textOf(row, "path"),
      formerPaths: formerPaths(row),
      publishedAt: momentOf(row, "published_at"),
      createdAt: momentOf(row, "published_at") ?? "",
    })),
    ...live("drafts")
      .filter((row) => !pages.some((page) => isSameText(page, row)))
      .map((row) => ({
        ...written(row, folders[textOf(row, "kind")] ?? "posts"),
        tags: tagNames(textOf(row, "tags")),
        series: textOf(row, "series"),
      })),
    ...live("notes").map((row) => ({
      ...written(row, "notes"),
      slug: textOf(row, "id"),
      path: `/notes/${textOf(row, "id")}`,
      publishedAt: momentOf(row, "published_at"),
      createdAt: momentOf(row, "published_at") ?? "",
      markdown: noteMarkdown(row),
    })),
    ...(rows.newsletter_issues ?? []).filter(isLetter).map((row) => ({
      ...written(row, "letters"),
      title: textOf(row, "subject"),
      path: row.is_public ? `/letters/${textOf(row, "slug")}` : "",
      // One that only its readers have stays theirs.
      publishedAt: row.is_public && row.state === "sent" ? momentOf(row, "started_at") : null,
      createdAt: momentOf(row, "started_at") ?? "",
      updatedAt: momentOf(row, "started_at") ?? "",
      tags: tagsOf("letter", row),
    })),
    ...live("works").map((row) => {
      const work = workMarkdown(textOf(row, "kind") as WorkKind, factsOf<WorkFacts>(row));
      const isShown = !row.is_hidden && (row.publish_at ?? null) === null;
      return {
        ...written(row, "works"),
        ...work,
        path: workAddress(row.kind as WorkKind, textOf(row, "slug")),
        formerPaths: formerWorks(row),
        publishedAt: isShown ? (work.publishedAt ?? momentOf(row, "created_at")) : null,
        tags: tagsOf("work", row),
      };
    }),
  ];
}

const folders: Record<string, OutgoingText["kind"]> = {
  letter: "letters",
  welcome: "letters",
  page: "pages",
};

/** The columns that most texts have. */
function written(row: Row, kind: OutgoingText["kind"]): OutgoingText {
  const updatedAt = momentOf(row, "updated_at") ?? "";
  return {
    kind,
    title: textOf(row, "title"),
    slug: textOf(row, "slug"),
    path: "",
    formerPaths: [],
    publishedAt: null,
    createdAt: momentOf(row, "created_at") ?? updatedAt,
    updatedAt,
    excerpt: textOf(row, "summary"),
    cover: textOf(row, "image_url"),
    tags: [],
    series: "",
    language: textOf(row, "language"),
    translationKey: textOf(row, "translation_group"),
    markdown: textOf(row, "content"),
  };
}

/** A page’s draft stays when it is published; it is a text of its own where it has changes. */
function isSameText(page: Row, draft: Row): boolean {
  const same = ["id", "title", "summary", "image_url", "content"];
  return same.every((column) => page[column] === draft[column]);
}

/** The welcome letters have their texts among the drafts. */
const isLetter = (row: Row) => (row.welcome_id ?? null) === null && row.state !== "cancelled";

function noteMarkdown(row: Row): string {
  const pictures = factsOf<{ address: string; alt: string }[]>(row, "pictures") ?? [];
  const link = textOf(row, "link");
  const shown = pictures.map(
    ({ address, alt }) => `![${alt.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${address})`,
  );
  return [textOf(row, "content"), ...shown, link && `<${link}>`].filter(Boolean).join("\n\n");
}

function tagFinder({ tags = [], taggings = [] }: Rows) {
  const names = new Map(tags.map((tag) => [tag.id, textOf(tag, "name")]));
  const byItem = groupBy(taggings, "item_id");
  return (kind: string, row: Row) =>
    (byItem.get(textOf(row, "id")) ?? [])
      .filter((tagging) => tagging.kind === kind)
      .toSorted((one, other) => Number(one.place) - Number(other.place))
      .map(({ tag_id }) => names.get(tag_id ?? "") ?? "")
      .filter(Boolean);
}

function seriesFinder({ post_series: series = [], post_series_parts: parts = [] }: Rows) {
  const names = new Map(series.map((one) => [one.id, textOf(one, "name")]));
  const ofPosts = new Map(parts.map((part) => [part.post_id, names.get(part.series_id ?? "") ?? ""]));
  return (row: Row) => ofPosts.get(row.id ?? "") ?? "";
}
