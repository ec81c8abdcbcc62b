import { shortened } from "@toadstool/markdown/cut";
import { freeNames } from "../free-name.ts";
import { filePlacer } from "../place-files.ts";
import type { OutgoingFile, OutgoingText } from "../text.ts";

type Row = Record<string, string | number | null>;

/** Ghost’s import, as it is written into a file. */
export interface GhostExport {
  db: [{ meta: { exported_on: number; version: string }; data: Record<string, Row[]> }];
}

interface From {
  texts: Iterable<OutgoingText>;
  files: readonly OutgoingFile[];
  /** Of the site that it comes from. */
  origin: string;
  author: { name: string; email: string };
  /** When it is made, in milliseconds. */
  now: number;
  /** A text’s Markdown as HTML for any reader; addresses are whole, with `origin` before those of the site. */
  render: (markdown: string) => string;
}

/** What Ghost puts before addresses of its own. */
const here = "__GHOST_URL__";
/** A tag that readers never see. */
const internalTags: Partial<Record<OutgoingText["kind"], string>> = {
  notes: "#note",
  letters: "#letter",
  works: "#work",
};

/** The folder of Ghost’s in which it looks for a file. */
export const ghostFolder = ({ kind }: Pick<OutgoingFile, "kind">) =>
  `content/${kind === "picture" ? "images" : "media"}/moved`;

/**
 * Posts, pages and tags as Ghost imports them, with one author. Notes, letters and works are posts with an internal tag. Letters and
 * works that have no page of their own are drafts: nothing becomes public by moving.
 */
export function ghostExport({ texts, files, origin, author, now, render }: From): GhostExport {
  const place = filePlacer(files, origin);
  const ids = idMaker();
  const tags = new Map<string, Row>();
  const data: Record<string, Row[]> = {
    posts: [],
    posts_meta: [],
    tags: [],
    posts_tags: [],
    posts_authors: [],
  };
  const madeAt = new Date(now).toISOString();
  const owner = { id: ids(), ...author, slug: slugOf(author.name) || "author", created_at: madeAt };
  const all = named(texts);
  const moved = new Map(
    all.filter(({ text }) => text.path).map(({ text, slug }) => [text.path, `/${slug}/`]),
  );
  const freeTag = freeNames();

  for (const { text, slug } of all) {
    const { markdown, cover } = place(text, (file) => `/${ghostFolder(file)}/${file.name}`);
    const post_id = ids();
    data.posts?.push({
      id: post_id,
      uuid: crypto.randomUUID(),
      title: shortened(text.title.trim() || "(Untitled)", 255),
      slug,
      html: withAddresses(render(markdown)),
      feature_image: cover ? withAddress(cover) : null,
      type: text.kind === "pages" ? "page" : "post",
      status: text.publishedAt === null ? "draft" : "published",
      visibility: "public",
      email_recipient_filter: "all",
      created_at: text.createdAt,
      updated_at: text.updatedAt,
      published_at: text.publishedAt,
      custom_excerpt: shortened(text.excerpt, 300) || null,
    });
    const alt = files.find(({ address }) => address === text.cover)?.alt;
    if (alt) data.posts_meta?.push({ id: ids(), post_id, feature_image_alt: shortened(alt, 191) });
    data.posts_authors?.push({ id: ids(), post_id, author_id: owner.id, sort_order: 0 });
    // As in Ghost’s guide to several languages.
    const language = text.language && `#${text.language.toLowerCase()}`;
    const names = [...text.tags, internalTags[text.kind] ?? "", language].filter(Boolean);
    for (const [sort_order, name] of names.entries())
      data.posts_tags?.push({ id: ids(), post_id, tag_id: tagOf(name), sort_order });
  }
  data.tags = [...tags.values()];
  return { db: [{ meta: { exported_on: now, version: "6.0.0" }, data: { ...data, users: [owner] } }] };

  /** A tag’s id; Ghost’s names have no comma in front. */
  function tagOf(wanted: string): string {
    const name = shortened(wanted.replace(/^,+/, "").trim() || "untitled", 191);
    const known = tags.get(name.toLowerCase());
    if (known) return String(known.id);
    const isInternal = name.startsWith("#");
    const slug = freeTag(`${isInternal ? "hash-" : ""}${slugOf(name) || "tag"}`);
    const visibility = isInternal ? "internal" : "public";
    const row = { id: ids(), name, slug, visibility, created_at: madeAt };
    tags.set(name.toLowerCase(), row);
    return row.id;
  }

  function withAddress(address: string): string {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    if (path.startsWith("/content/")) return here + path;
    const target = moved.get(path.replace(/\/$/, ""));
    return target ? here + target : path.startsWith("/") ? origin + path : address;
  }

  function withAddresses(html: string): string {
    return html.replaceAll(/ (href|src|poster)="([^"]*)"/g, (_whole, name: string, address: string) => {
      return ` ${name}="${withAddress(address)}"`;
    });
  }
}

/** Of two texts with one slug Ghost would leave out the second. */
function named(texts: Iterable<OutgoingText>) {
  const free = freeNames();
  return [...texts].map((text) => ({
    text,
    slug: free(slugOf(text.slug) || slugOf(text.title) || "untitled"),
  }));
}

function slugOf(words: string): string {
  return words
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 180);
}

/** Ids in the form of Ghost’s, which gives each row another one when it is imported. */
function idMaker(): () => string {
  let count = 0;
  return () => (++count).toString(16).padStart(24, "0");
}
