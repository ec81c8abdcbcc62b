import { and, eq, inArray, ne, notExists, or, sql } from "drizzle-orm";
import { suppressions } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { fingerprints } from "../tokens/token.server.ts";
import { toEmailKey } from "@toadstool/mail/address";

type Storage = Pick<Services, "db">;
type SuppressionReason = (typeof suppressions.$inferSelect)["reason"];

/** The hash that is kept of an address that must never be mailed again although its owner was erased. */
export async function addressHash(services: Pick<Services, "secret">, email: string): Promise<string> {
  const [hash = ""] = await fingerprints(services.secret, [toEmailKey(email)]);
  return hash;
}

/** Holds where an address has not been suppressed for one of `reasons`. */
export function notSuppressed(
  { db }: Storage,
  hash: string,
  reasons: SuppressionReason[] = ["unsubscribed", "bounced", "complained"],
) {
  return notExists(
    db
      .select({ reason: suppressions.reason })
      .from(suppressions)
      .where(and(eq(suppressions.addressHash, hash), inArray(suppressions.reason, reasons))),
  );
}

/** Bounces and complaints are final: not even the reader's own wish has this address mailed again. */
export const notEnded = (services: Storage, hash: string) =>
  notSuppressed(services, hash, ["bounced", "complained"]);

/**
 * For an insert into the suppressions: an address that is in there already keeps the more serious reason, since readers who
 * have left may come back and readers who have complained may not.
 */
export const keepGraverReason = {
  target: suppressions.addressHash,
  set: { reason: sql`excluded.reason`, since: sql`excluded.since` },
  setWhere: and(
    ne(suppressions.reason, sql`excluded.reason`),
    or(eq(suppressions.reason, "unsubscribed"), sql`excluded.reason = 'complained'`),
  ),
};
