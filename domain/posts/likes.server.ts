import { rowWhere } from "#db/d1/row-where.ts";
import { and, eq, exists, isNull, not, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { posts, visitorLikes } from "#db/schema.ts";
import { hostCookie, readHostCookie } from "../cookies/cookies.ts";
import type { Owner } from "../identity/owner.ts";
import { recordWaitingChange } from "../purging/due-purges.server.ts";
import type { Services } from "../services.ts";
import { hashId, randomId, readToken, signToken } from "../tokens/token.server.ts";

export const visitorCookie = "__Host-visitor";
/** One year, in seconds. */
const visitorLifetime = 31_536_000;

/**
 * Likes (1) or unlikes (-1) a post for the visitor behind the cookies: at most one like for each visitor and
 * post. `setCookie` remembers a visitor who likes for the first time. Null where there is no such post.
 */
export async function changeLike(
  services: Pick<Services, "db" | "clock" | "secret" | "settings">,
  { id, mode }: { id: string; mode: 1 | -1 },
  cookieHeader: string | null,
): Promise<{ likes: number; setCookie: string | null } | null> {
  const known = await findVisitor(services, cookieHeader);
  const visitor = known ?? randomId();
  const likes =
    mode === 1
      ? await like(services, id, await hashId(visitor))
      : await unlike(services, id, await hashId(visitor));
  if (likes === null) return null;
  return { likes, setCookie: known || mode === -1 ? null : await rememberVisitor(services, visitor) };
}

export async function resetLikes(
  services: Pick<Services, "db">,
  _owner: Owner,
  id: string,
): Promise<{ likes: number } | null> {
  const { db } = services;
  const { reset } = await batch(db, {
    reset: db.update(posts).set({ likes: 0 }).where(livePost(id)).returning({ likes: posts.likes }),
    forgotten: db.delete(visitorLikes).where(eq(visitorLikes.postId, id)),
  });
  return reset[0] ?? null;
}

async function like(
  services: Pick<Services, "db" | "clock">,
  postId: string,
  visitorHash: string,
): Promise<number | null> {
  const { db, clock } = services;
  const row = { visitorHash, postId, likedAt: clock() };
  const isLive = exists(countLikes(db, postId));
  const { counted } = await batch(db, {
    post: db
      .update(posts)
      .set({ likes: sql`${posts.likes} + 1` })
      .where(and(livePost(postId), not(exists(likesOf(db, postId, visitorHash))))),
    visitor: db
      .insert(visitorLikes)
      .select(rowWhere(visitorLikes, row, isLive))
      .onConflictDoNothing(),
    counted: countLikes(db, postId),
    change: recordWaitingChange(services),
  });
  return counted[0]?.likes ?? null;
}

async function unlike(
  services: Pick<Services, "db" | "clock">,
  postId: string,
  visitorHash: string,
): Promise<number | null> {
  const { db } = services;
  const { counted } = await batch(db, {
    post: db
      .update(posts)
      .set({ likes: sql`max(${posts.likes} - 1, 0)` })
      .where(and(livePost(postId), exists(likesOf(db, postId, visitorHash)))),
    visitor: db
      .delete(visitorLikes)
      .where(and(eq(visitorLikes.postId, postId), eq(visitorLikes.visitorHash, visitorHash))),
    counted: countLikes(db, postId),
    change: recordWaitingChange(services),
  });
  return counted[0]?.likes ?? null;
}

const livePost = (id: string) => and(eq(posts.id, id), isNull(posts.deletedAt));

const countLikes = (db: Services["db"], id: string) =>
  db.select({ likes: posts.likes }).from(posts).where(livePost(id));

const likesOf = (db: Services["db"], postId: string, visitorHash: string) =>
  db
    .select({ one: sql`1` })
    .from(visitorLikes)
    .where(and(eq(visitorLikes.postId, postId), eq(visitorLikes.visitorHash, visitorHash)));

async function findVisitor(
  { secret, settings }: Pick<Services, "secret" | "settings">,
  cookieHeader: string | null,
): Promise<string | null> {
  const token = readHostCookie(settings.site, cookieHeader, visitorCookie);
  return token === undefined ? null : readToken(secret, "visitor", token);
}

async function rememberVisitor(
  { secret, settings }: Pick<Services, "secret" | "settings">,
  visitor: string,
): Promise<string> {
  const token = await signToken(secret, "visitor", visitor);
  return hostCookie(settings.site, visitorCookie, token, visitorLifetime);
}
