import { keyset, pageOf, readCursor } from "#db/d1/keyset.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { and, asc, count, eq, isNull, or, type SQL, sql, sum } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { images } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { contains } from "../text/contains.server.ts";
import { fold, searchTerms } from "../text/fold.ts";
import { ruleOfToday } from "../markdown/rule.ts";
import type { Services } from "../services.ts";
import { findWantedTags, putTags } from "../tags/taggings.server.ts";
import { hasTag } from "./tags/has-tag.server.ts";
import type { Image, ImageChange, ImageDetails, ImageListWanted } from "./image.ts";
import type { FolderUse } from "@toadstool/media/library";

type Storage = Pick<Services, "db">;

/** The order of every list. */
export const byTime = keyset(images.createdAt, images.id);
const placeOf = ({ createdAt, id }: { createdAt: Date; id: string }) => ({ at: createdAt, id });

/** An image in the trash is nowhere else. */
export const isInLibrary = isNull(images.deletedAt);
/** A picture that has no words yet for people who cannot see it. */
export const isWithoutAlt = sql`(${images.kind} = 'picture' and ${images.alt} = '')`;

/** What a list is of. */
export type ImageListed = Pick<ImageListWanted, "path" | "search" | "kind"> & {
  /** Ids of images that are left out. */
  except?: string[];
  /** Pictures without alt text alone. */
  isWithoutAlt?: boolean;
  /** The slug of a tag that they have. */
  tag?: string;
};

/** Newest first. `cursor` is the one the page before answered; `total` counts all that fit, whatever the page. */
export async function listImages(
  { db }: Storage,
  _owner: Owner,
  { cursor, limit, ...listed }: ImageListed & Pick<ImageListWanted, "cursor" | "limit">,
): Promise<{ images: Image[]; cursor: string | null; total: number }> {
  const wanted = isListed(listed);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(images)
      .where(and(wanted, byTime.olderThan(readCursor(cursor))))
      .orderBy(...byTime.newestFirst)
      .limit(limit + 1),
    db.$count(images, wanted),
  ]);
  const { page, cursor: next } = pageOf(rows, limit, placeOf);
  return { images: page.map(imageOf), cursor: next, total };
}

/** How many images there are of each kind, how many are not among `usedIds`, and how many have no alt text. */
export async function countKinds({ db }: Storage, _owner: Owner, usedIds: string[]) {
  const isUnused = sql<number>`${images.id} not in (select value from json_each(${JSON.stringify(usedIds)}))`;
  const rows = await db
    .select({
      kind: images.kind,
      count: count(),
      unused: sum(isUnused).mapWith(Number),
      withoutAlt: sum(isWithoutAlt).mapWith(Number),
    })
    .from(images)
    .where(isInLibrary)
    .groupBy(images.kind);
  const counts = { picture: 0, video: 0, audio: 0, unused: 0, withoutAlt: 0 };
  for (const row of rows) {
    counts[row.kind] = row.count;
    counts.unused += row.unused;
    counts.withoutAlt += row.withoutAlt;
  }
  return counts;
}

export async function findImage({ db }: Storage, id: string): Promise<Image | null> {
  const row = await db.query.images.findFirst({ where: and(eq(images.id, id), isInLibrary) });
  return row ? imageOf(row) : null;
}

/** The revision whose files are shown; null where there is no such image. */
export async function findShownRevision({ db }: Storage, id: string): Promise<number | null> {
  const [row] = await db
    .select({ revision: images.revision })
    .from(images)
    .where(and(eq(images.id, id), isInLibrary));
  return row?.revision ?? null;
}

/** Those of `ids` that are there, in no order. */
export async function findImages({ db }: Storage, ids: string[]): Promise<Image[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(images)
    .where(and(isAmong(ids), isInLibrary));
  return rows.map(imageOf);
}

/** However many they are, they are one parameter. */
export function isAmong(ids: string[]): SQL {
  return sql`${images.id} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** Changes the alt text, the tags and the other details of an image; null where there is none. */
export async function changeImage(
  services: Pick<Services, "db" | "clock" | "settings">,
  _owner: Owner,
  id: string,
  { tags, ...change }: ImageChange & { tags?: string },
): Promise<Image | null> {
  const before = await findImage(services, id);
  if (!before) return null;
  const wanted = tags === undefined ? null : await findWantedTags(services, tags);
  const isThere = sql`exists (select 1 from images where images.id = ${id})`;
  const { name, folder, alt, caption } = { ...before, ...given(change) };
  const { changed } = await batch(services.db, {
    changed: services.db
      .update(images)
      .set({
        ...given(change),
        folded: foldImage({ name, folder, alt, caption }),
        updatedAt: services.clock(),
      })
      .where(eq(images.id, id))
      .returning(),
    tags: wanted ? putTags(services, { kind: "image", id }, wanted, isThere) : [],
  });
  return changed[0] ? imageOf(changed[0]) : null;
}

/** What search looks through, after the sign of the rules. */
export function foldImage({ name, folder, alt, caption }: ImageDetails): string {
  return ruleOfToday + [name, folder, alt, caption].map(fold).join("\u001f");
}

export function imageOf({
  folded: _folded,
  lastRevision: _last,
  deletedAt: _deleted,
  ...row
}: typeof images.$inferSelect): Image {
  return withTimes(row);
}

function given<Change extends object>(change: Change): Partial<Change> {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Change>;
}

export function isListed({
  path,
  search,
  kind,
  except,
  isWithoutAlt: withoutAlt,
  tag,
}: ImageListed): SQL | undefined {
  return and(
    isInLibrary,
    withoutAlt ? isWithoutAlt : undefined,
    path ? or(eq(images.folder, path), isBelow(path)) : undefined,
    kind ? eq(images.kind, kind) : undefined,
    holdsTerms(search),
    tag ? hasTag(tag) : undefined,
    except && sql`${images.id} not in (select value from json_each(${JSON.stringify(except)}))`,
  );
}

/** No pattern: D1's are at most 50 bytes long. */
function isBelow(folder: string): SQL {
  return sql`substr(${images.folder}, 1, ${folder.length + 1}) = ${`${folder}/`}`;
}

function holdsTerms(search: string): SQL | undefined {
  const terms = searchTerms(search).map(fold);
  if (terms.length === 0) return undefined;
  return sql`not exists (select 1 from json_each(${JSON.stringify(terms)}) where not ${contains(images.folded, sql`value`)})`;
}

/** Every folder with something directly inside it; the top of the library is "". */
export function listFolders({ db }: Pick<Services, "db">, _owner: Owner): Promise<FolderUse[]> {
  return db
    .select({
      folder: images.folder,
      bytes: sql<number>`sum(${images.bytes})`,
      count: sql<number>`count(*)`,
    })
    .from(images)
    .where(isInLibrary)
    .groupBy(images.folder)
    .orderBy(asc(images.folder));
}
