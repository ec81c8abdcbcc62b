import { and, desc, eq, gt, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { posts, subscribers, visitorLikes } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { countInBuckets, type Period } from "../calendar/range.ts";

type Reading = Pick<Services, "db">;

interface Likes {
  /** Of all posts that exist. */
  total: number;
  /** Given in the period and not withdrawn. */
  recent: number;
  posts: { slug: string; title: string; likes: number }[];
}

export async function listLikes(
  { db }: Reading,
  _owner: Owner,
  { start }: Period,
  limit = 5,
): Promise<Likes> {
  const isLive = isNull(posts.deletedAt);
  const { all, recent, liked } = await batch(db, {
    all: db
      .select({ likes: sql<number>`coalesce(sum(${posts.likes}), 0)` })
      .from(posts)
      .where(isLive),
    recent: db
      .select({ likes: sql<number>`count(*)` })
      .from(visitorLikes)
      .innerJoin(posts, and(eq(posts.id, visitorLikes.postId), isLive))
      .where(gte(visitorLikes.likedAt, start)),
    liked: db
      .select({ slug: posts.slug, title: posts.title, likes: posts.likes })
      .from(posts)
      .where(and(isLive, gt(posts.likes, 0)))
      .orderBy(desc(posts.likes), desc(posts.publishedAt))
      .limit(limit),
  });
  return { total: all[0]?.likes ?? 0, recent: recent[0]?.likes ?? 0, posts: liked };
}

interface Readers {
  /** Readers who get the next letter. */
  confirmed: number;
  /** For each of the period's buckets. */
  joined: number[];
  left: number[];
}

const { confirmedAt, unsubscribedAt, state } = subscribers;
const readReaders = preparedBatch((db) => ({
  confirmed: db
    .select({ count: sql<number>`count(*)` })
    .from(subscribers)
    .where(eq(state, "confirmed")),
  // An address that was never confirmed was never a reader's, whatever it left. Imported readers came at one moment: they
  // are one row here.
  moved: db
    .select({ confirmedAt, unsubscribedAt, count: sql<number>`count(*)` })
    .from(subscribers)
    .where(
      and(
        isNotNull(confirmedAt),
        or(gte(confirmedAt, sql.placeholder("start")), gte(unsubscribedAt, sql.placeholder("start"))),
      ),
    )
    .groupBy(confirmedAt, unsubscribedAt),
}));

/** Readers who came and went. A reader's last coming and last going are what is known. */
export async function listReaders(
  { db }: Reading,
  _owner: Owner,
  { start, buckets }: Period,
): Promise<Readers> {
  const { confirmed, moved } = await readReaders(db, { start: start.getTime() });
  const instants = (pick: (row: (typeof moved)[number]) => Date | null) =>
    moved.flatMap((row) => {
      const instant = pick(row);
      return instant ? Array.from({ length: row.count }, () => instant) : [];
    });
  return {
    confirmed: confirmed[0]?.count ?? 0,
    joined: countInBuckets(
      instants((row) => row.confirmedAt),
      buckets,
    ),
    left: countInBuckets(
      instants((row) => row.unsubscribedAt),
      buckets,
    ),
  };
}
