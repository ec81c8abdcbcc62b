import { and, eq, gt, lte } from "drizzle-orm";
import { loginTransactions } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { hashId, randomId } from "../../tokens/token.server.ts";

/** Binds a login to the browser that began it. */
export const loginCookie = "__Host-login";
/** One day, in seconds. */
export const loginLifetime = 86_400;

type Row = typeof loginTransactions.$inferSelect;
type LoginTransaction = Pick<Row, "mode" | "nonce" | "codeVerifier" | "returnTo">;
export type BegunLogin = LoginTransaction & { begunAt: Date };

/** Two logins begun side by side in one browser share its id, so that both can be completed. */
export function browserIdOf(cookie: string | undefined): string {
  return cookie && /^[A-Za-z0-9_-]{43}$/.test(cookie) ? cookie : randomId();
}

export async function keepLoginTransaction(
  services: Pick<Services, "db" | "clock">,
  key: { state: string; browserId: string },
  transaction: LoginTransaction,
): Promise<void> {
  await services.db.insert(loginTransactions).values({
    stateHash: await hashId(key.state),
    browserHash: await hashId(key.browserId),
    expiresAt: new Date(services.clock().getTime() + loginLifetime * 1000),
    ...transaction,
  });
}

/** The transaction, once, and only for the browser that began it: reading it deletes it. */
export async function takeLoginTransaction(
  services: Pick<Services, "db" | "clock">,
  key: { state: string; browserId: string },
): Promise<BegunLogin | null> {
  const [taken] = await services.db
    .delete(loginTransactions)
    .where(
      and(
        eq(loginTransactions.stateHash, await hashId(key.state)),
        eq(loginTransactions.browserHash, await hashId(key.browserId)),
        gt(loginTransactions.expiresAt, services.clock()),
      ),
    )
    .returning();
  return taken ? { ...taken, begunAt: new Date(taken.expiresAt.getTime() - loginLifetime * 1000) } : null;
}

export async function sweepLoginTransactions(services: Pick<Services, "db" | "clock">): Promise<void> {
  await services.db.delete(loginTransactions).where(lte(loginTransactions.expiresAt, services.clock()));
}
