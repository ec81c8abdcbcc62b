import { readCursor } from "#db/d1/keyset.ts";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import type { Picture } from "@toadstool/media/showing";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { images, posts } from "#db/schema.ts";
import { imageIdOf } from "../media/image.ts";
import { imageOf, isInLibrary } from "../media/images.server.ts";
import { pictureOf } from "../media/display/picture-of.ts";
import type { Services } from "../services.ts";
import type { PostSummary } from "./post.ts";
import { byTime, isFound, isLive, pageOfPosts, pageSize, summaryColumns } from "./posts.server.ts";
import { foldedTerms, holdsFolded } from "./search.server.ts";

export interface PostList {
  posts: PostSummary[];
  cursor: string | null;
  /** The library's, by the posts' image addresses. */
  pictures: Record<string, Picture>;
}

/** A page of posts as `listPosts` finds them, with the pictures of the library that are their covers: in one round trip. */
export async function listPostsWithCovers(
  { db }: Pick<Services, "db">,
  { search, cursor }: { search?: string; cursor?: string },
): Promise<PostList> {
  const terms = foldedTerms(search);
  const place = readCursor(cursor);
  const read = reads[terms ? "found" : "all"][place ? "older" : "newest"];
  const { rows } = await read(db, { terms, ...place });
  return withCovers(rows);
}

/** The posts with these ids, in their order, in the same way. */
export async function listNamedPosts(
  { db }: Pick<Services, "db">,
  ids: readonly string[],
): Promise<PostList> {
  const { rows } = await reads.named(db, { ids: JSON.stringify(ids) });
  return withCovers(rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
}

type Rows = Awaited<ReturnType<typeof reads.named>>["rows"];

function withCovers(rows: Rows): PostList {
  const pictures: Record<string, Picture> = {};
  for (const row of rows) {
    const picture = coverIn(row);
    if (picture) pictures[row.imageUrl] = picture;
  }
  return {
    ...pageOfPosts(
      rows.map(({ image: _image, ...post }) => post),
      pageSize,
    ),
    pictures,
  };
}

/** The cover that was read with a post, where it is a picture of the library. */
export function coverIn({ imageUrl, image }: Pick<Rows[number], "imageUrl" | "image">): Picture | undefined {
  return image?.kind === "picture" && imageIdOf(imageUrl) === image.id
    ? pictureOf(imageOf(image))
    : undefined;
}

/** Under another name than the post’s id: some answers of a database are objects by columns’ names. */
export const imageColumns = { ...getTableColumns(images), id: sql<string>`${images.id}`.as("image_id") };

const holdsTerms = holdsFolded(sql.placeholder("terms"));
export const isOlder = sql`(${posts.publishedAt}, ${posts.id}) < (${sql.placeholder("at")}, ${sql.placeholder("id")})`;
// The picture of an address that begins with /media/ and an id of 16 characters.
export const isCover = and(
  sql`substr(${posts.imageUrl}, 1, 7) = '/media/'`,
  eq(images.id, sql`substr(${posts.imageUrl}, 8, 16)`),
  isInLibrary,
);
const readWhere = (...conditions: (typeof isOlder)[]) =>
  preparedBatch((db) => ({
    rows: db
      .select({ ...summaryColumns, image: imageColumns })
      .from(posts)
      .leftJoin(images, isCover)
      .where(and(isLive, ...conditions))
      .orderBy(...byTime.newestFirst)
      .limit(pageSize + 1),
  }));

const reads = {
  all: { newest: readWhere(), older: readWhere(isOlder) },
  found: {
    newest: readWhere(isFound(pageSize + 1, holdsTerms)),
    older: readWhere(isFound(pageSize + 1, isOlder, holdsTerms)),
  },
  named: readWhere(sql`${posts.id} in (select value from json_each(${sql.placeholder("ids")}))`),
};
