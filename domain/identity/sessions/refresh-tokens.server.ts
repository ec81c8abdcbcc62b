import { refreshTokens as refresh, type TokenStore } from "@toadstool/openid";
import { and, eq, isNull, lte, or } from "drizzle-orm";
import { ownerSessions } from "#db/schema.ts";
import { logError } from "../../log.ts";
import type { Services } from "../../services.ts";
import type { Session } from "../owner.ts";
import { openProvider, type ProviderServices } from "../open-provider.server.ts";
import { endSessions } from "./session-ends.server.ts";

export type RefreshServices = ProviderServices & Pick<Services, "db" | "secret">;

/** Asks the provider whether it still vouches for the owner, once that is due. */
export function refreshTokens(services: RefreshServices, session: Session): ReturnType<typeof refresh> {
  const { clock, wait, secret, settings } = services;
  return refresh({
    clock,
    wait,
    secret,
    settings: settings.identity,
    store: tokenStore(services, session),
    subject: session.owner.subject,
    openProvider: () => openProvider(services),
  });
}

/** The tokens in the session's row, which all Workers share. */
export function tokenStore(
  services: Pick<Services, "db" | "clock">,
  { idHash }: Pick<Session, "idHash">,
): TokenStore {
  const { db } = services;
  const isThis = eq(ownerSessions.idHash, idHash);
  const isHeldBy = (holder: string) => and(isThis, eq(ownerSessions.lockedBy, holder));
  const change = async (
    changes: Partial<typeof ownerSessions.$inferInsert>,
    where: ReturnType<typeof and>,
  ) => {
    const changed = await db
      .update(ownerSessions)
      .set(changes)
      .where(where)
      .returning({ idHash: ownerSessions.idHash });
    return changed.length > 0;
  };
  return {
    read: () =>
      db.query.ownerSessions.findFirst({
        columns: { refreshToken: true, scope: true, tokensExpireAt: true, lockedBy: true, lockedUntil: true },
        where: isThis,
      }),
    lock: (refreshToken, lock, now) => {
      const isFree = or(isNull(ownerSessions.lockedUntil), lte(ownerSessions.lockedUntil, now));
      return change(lock, and(isThis, eq(ownerSessions.refreshToken, refreshToken), isFree));
    },
    renew: ({ lockedBy, lockedUntil }) =>
      change({ lockedUntil }, isHeldBy(lockedBy)).then(() => undefined, logError),
    settle: (holder, changes) => change(changes, isHeldBy(holder)),
    end: async (holder) => (await endSessions(services, isHeldBy(holder), "refresh_refused")) > 0,
  };
}
