import { and, eq, gt, lte } from "drizzle-orm";
import { ownerSessions } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { hashId, randomId } from "../tokens/token.server.ts";
import { sweepLoginTransactions } from "./login-transactions.server.ts";
import { type Owner, provenOwnerOf, type Session } from "./owner.ts";
import type { SeenFrom } from "./seen-from.ts";

export const sessionCookie = "__Host-session";
/** One day, in seconds. */
export const sessionLifetime = 86_400;

/** The session behind a cookie's id; null where there is none, it has expired, or its subject owns no more. */
export async function findSession(
  services: Pick<Services, "db" | "clock" | "settings">,
  sessionId: string | undefined,
): Promise<Session | null> {
  if (!sessionId) return null;
  const row = await services.db.query.ownerSessions.findFirst({
    where: and(
      eq(ownerSessions.idHash, await hashId(sessionId)),
      gt(ownerSessions.expiresAt, services.clock()),
    ),
  });
  const owner = row && provenOwnerOf(services.settings.identity, row);
  return owner ? { owner, id: row.id, idHash: row.idHash } : null;
}

/** What a session keeps of the provider's tokens. */
export interface KeptTokens {
  /** Encrypted; null where the provider gave none. */
  refreshToken: string | null;
  /** Encrypted likewise. */
  idToken: string | null;
  /** The scope that was granted. */
  scope: string;
  /** When they end; null where the provider did not say. */
  tokensExpireAt: Date | null;
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

/** Ends it on the server and answers its encrypted identity token, which the provider's logout asks for. */
export async function endSession(services: Pick<Services, "db">, session: Session): Promise<string | null> {
  const [ended] = await services.db
    .delete(ownerSessions)
    .where(eq(ownerSessions.idHash, session.idHash))
    .returning({ idToken: ownerSessions.idToken });
  return ended?.idToken ?? null;
}

/** Removes what has expired: sessions, and logins that were never completed. */
export async function sweepSessions(services: Pick<Services, "db" | "clock">): Promise<void> {
  await services.db.delete(ownerSessions).where(lte(ownerSessions.expiresAt, services.clock()));
  await sweepLoginTransactions(services);
}
