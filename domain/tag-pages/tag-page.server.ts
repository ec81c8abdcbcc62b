import { pageOf, readCursor } from "#db/d1/keyset.ts";
import { and, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { batch } from "#db/batch.server.ts";
import { newsletterIssues, posts, taggings, tagRedirects, tags, works } from "#db/schema.ts";
import { lettersPath } from "../newsletter/archive/archive.ts";
import { isPublic, sentAt } from "../newsletter/archive/archive.server.ts";
import { isLive, postLanguage } from "../posts/posts.server.ts";
import type { Services } from "../services.ts";
import type { Tag, TaggedKind } from "../tags/tag.ts";
import { isShown } from "../works/laid-over.server.ts";
import type { WorkKind } from "../works/work.ts";
import { workAddress } from "../works/work-address.ts";

type Storage = Pick<Services, "db">;

/** What readers find by a tag: an image’s tags are its owner’s alone. */
type ReadKind = Exclude<TaggedKind, "image">;

/** A post, a letter or a work, as a tag's page lists it. */
export interface TaggedItem {
  kind: ReadKind;
  /** Of a work. */
  workKind: WorkKind | null;
  id: string;
  path: string;
  title: string;
  /** "" where it has none. */
  summary: string;
  /** "" for the site’s. */
  language: string;
  /** The address that it names for its picture: always of the library where it is a work. */
  imageUrl: string | null;
  /** ISO 8601. Artworks and zines are listed by the day that they are dated by, projects by when they were added. */
  publishedAt: string;
}

export interface TagPage {
  tag: Tag;
  items: TaggedItem[];
  cursor: string | null;
}

const pageSize = 24;

/** A tag with a page of what it is on, newest first; null where there is no such tag. */
export async function findTagPage(
  { db }: Storage,
  slug: string,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number } = {},
): Promise<TagPage | null> {
  const place = readCursor(cursor);
  const isOlder = place ? sql`(at, id) < (${Number(place.at)}, ${place.id})` : undefined;
  const { found, rows } = await batch(db, {
    found: db
      .select({ slug: tags.slug, name: tags.name })
      .from(tags)
      .where(and(eq(tags.slug, slug), isForReaders)),
    rows: db
      .select()
      .from(itemsOf(db, slug))
      .where(isOlder)
      .orderBy(sql`at desc, id desc`)
      .limit(limit + 1),
  });
  const [tag] = found;
  if (!tag) return null;
  const { page, cursor: next } = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
  return { tag, items: page.map(itemOf), cursor: next };
}

/** A tag that only images have has no page. */
const isForReaders = sql`(not exists (select 1 from taggings where tag_id = tags.id and kind = 'image')
  or exists (select 1 from taggings where tag_id = tags.id and kind <> 'image'))`;

function itemsOf(db: Services["db"], slug: string) {
  const isTagged = (kind: ReadKind) =>
    and(
      eq(taggings.kind, kind),
      sql`${taggings.tagId} = (select called.id from ${tags} called where called.slug = ${slug})`,
    );
  return unionAll(
    db
      .select({
        kind: sql<ReadKind>`${taggings.kind}`.as("kind"),
        workKind: sql<WorkKind | null>`null`.as("work_kind"),
        id: posts.id,
        slug: posts.slug,
        title: posts.title,
        summary: posts.summary,
        language: postLanguage,
        imageUrl: sql<string | null>`${posts.imageUrl}`.as("image_url"),
        at: sql<number>`${posts.publishedAt}`.as("at"),
      })
      .from(taggings)
      .innerJoin(posts, eq(posts.id, taggings.itemId))
      .where(and(isTagged("post"), isLive)),
    db
      .select({
        kind: sql<ReadKind>`${taggings.kind}`.as("kind"),
        workKind: sql<WorkKind | null>`null`.as("work_kind"),
        id: newsletterIssues.id,
        slug: newsletterIssues.slug,
        title: newsletterIssues.subject,
        summary: sql<string>`''`.as("summary"),
        language: newsletterIssues.language,
        imageUrl: sql<string | null>`null`.as("image_url"),
        at: sentAt.as("at"),
      })
      .from(taggings)
      .innerJoin(newsletterIssues, eq(newsletterIssues.id, taggings.itemId))
      .where(and(isTagged("letter"), isPublic)),
    db
      .select({
        kind: sql<ReadKind>`${taggings.kind}`.as("kind"),
        workKind: sql<WorkKind | null>`${works.kind}`.as("work_kind"),
        id: works.id,
        slug: works.slug,
        title: works.title,
        summary: sql<string>`coalesce(${works.facts} ->> '$.made', '')`.as("summary"),
        language: works.language,
        imageUrl: sql<
          string | null
        >`coalesce(${works.facts} ->> '$.picture', ${works.facts} ->> '$.image', ${works.facts} ->> '$.pages[0].picture')`.as(
          "image_url",
        ),
        at: sql<number>`iif(${works.kind} = 'project', ${works.createdAt}, unixepoch(${works.facts} ->> '$.date') * 1000)`.as(
          "at",
        ),
      })
      .from(taggings)
      .innerJoin(works, eq(works.id, taggings.itemId))
      .where(and(isTagged("work"), isShown)),
  ).as("items");
}

type ItemRow = Omit<TaggedItem, "path" | "publishedAt"> & { slug: string; at: number };

function itemOf({ slug, at, ...item }: ItemRow): TaggedItem {
  const folder = item.kind === "post" ? "/blog" : lettersPath;
  const path = item.workKind ? workAddress(item.workKind, slug) : `${folder}/${slug}`;
  return { ...item, path, publishedAt: new Date(at).toISOString() };
}

/** The present slug of a tag that was once called `slug`, or was merged with another. */
export async function findRenamedTag({ db }: Storage, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: tags.slug })
    .from(tagRedirects)
    .innerJoin(tags, eq(tags.id, tagRedirects.tagId))
    .where(eq(tagRedirects.slug, slug));
  return row?.slug ?? null;
}
