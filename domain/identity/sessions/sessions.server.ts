import type { KeptTokens } from "@toadstool/openid";
import { and, eq, gt, lte, type SQL } from "drizzle-orm";
import { ownerSessions } from "#db/schema.ts";
import { logError } from "../../log.ts";
import type { Services } from "../../services.ts";
import { hashId, randomId } from "../../tokens/token.server.ts";
import { type Owner, provenOwnerOf, type Session } from "../owner.ts";
import type { SeenFrom } from "../seen-from.ts";

export const sessionCookie = "__Host-session";
/** One day, in seconds. */
export const sessionLifetime = 86_400;

/** A session and when its browser was last seen, as far as that is written down. */
interface FoundSession extends Session {
  lastUsedAt: Date;
}

/** The session behind a cookie's id; null where there is none, it is over or idle too long, or its subject owns no more. */
export async function findSession(
  services: Pick<Services, "db" | "clock" | "settings">,
  sessionId: string | undefined,
): Promise<FoundSession | null> {
  if (!sessionId) return null;
  const row = await services.db.query.ownerSessions.findFirst({
    where: and(eq(ownerSessions.idHash, await hashId(sessionId)), isLive(services)),
  });
  const owner = row && provenOwnerOf(services.settings.identity, row);
  return owner ? { owner, id: row.id, idHash: row.idHash, lastUsedAt: row.lastUsedAt } : null;
}

/** Neither past its day nor left alone for too long. */
export function isLive(services: Pick<Services, "clock" | "settings">): SQL | undefined {
  return and(
    gt(ownerSessions.expiresAt, services.clock()),
    gt(ownerSessions.lastUsedAt, idleSince(services)),
  );
}

/** A session that was last used then, or before, has been idle for too long. */
export function idleSince({ clock, settings }: Pick<Services, "clock" | "settings">): Date {
  return new Date(clock().getTime() - idleLimit(settings) * 1000);
}

/** In seconds. Where there is none of its own, a session's whole day. */
export function idleLimit({ identity }: Services["settings"]): number {
  return identity.idleSeconds || sessionLifetime;
}

/**
 * Writes down that a session is in use, and from where: after the answer has left, and once a minute at most.
 * Whether it did.
 */
export function noteUse(
  services: Pick<Services, "db" | "clock" | "settings" | "later">,
  session: FoundSession,
  from: () => SeenFrom,
): boolean {
  // A short idle limit must not run out between two notes.
  const pause = Math.min(60, idleLimit(services.settings) / 10);
  const latest = new Date(services.clock().getTime() - pause * 1000);
  if (session.lastUsedAt > latest) return false;
  const noted = services.db
    .update(ownerSessions)
    .set({ lastUsedAt: services.clock(), ...from() })
    .where(and(eq(ownerSessions.idHash, session.idHash), lte(ownerSessions.lastUsedAt, latest)));
  services.later(noted.run().catch(logError));
  return true;
}

/** Starts a session and answers the id its cookie carries; only the id's hash is stored. */
export async function startSession(
  services: Pick<Services, "db" | "clock">,
  owner: Owner,
  tokens: KeptTokens,
  from: SeenFrom,
): Promise<string> {
  const sessionId = randomId();
  const now = services.clock();
  await services.db.insert(ownerSessions).values({
    idHash: await hashId(sessionId),
    id: randomId(),
    issuer: owner.issuer,
    subject: owner.subject,
    name: owner.name,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime * 1000),
    lastUsedAt: now,
    ...from,
    ...tokens,
  });
  return sessionId;
}

/** Gives a session the tokens of a new login, in the place of any that a refresh under way would bring. False where it is over. */
export async function renewSession(
  services: Pick<Services, "db">,
  { idHash }: Session,
  tokens: KeptTokens,
): Promise<boolean> {
  const renewed = await services.db
    .update(ownerSessions)
    .set({ ...tokens, lockedBy: null, lockedUntil: null })
    .where(eq(ownerSessions.idHash, idHash))
    .returning({ id: ownerSessions.id });
  return renewed.length > 0;
}

/**
 * Ends it on the server, unless it was begun later than `by`, and returns its encrypted identity token, which the provider's
 * logout requires. Null where it did not end here.
 */
export async function endSession(
  services: Pick<Services, "db">,
  session: Session,
  by?: Date,
): Promise<{ idToken: string | null } | null> {
  const isMeant = and(eq(ownerSessions.idHash, session.idHash), by && lte(ownerSessions.createdAt, by));
  const [ended] = await services.db
    .delete(ownerSessions)
    .where(isMeant)
    .returning({ idToken: ownerSessions.idToken });
  return ended ?? null;
}
