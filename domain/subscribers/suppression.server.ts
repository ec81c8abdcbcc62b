import { eq } from "drizzle-orm";
import { suppressions } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { fingerprints } from "../tokens/token.server.ts";
import { toEmailKey } from "./subscriber.ts";

export type SuppressionReason = (typeof suppressions.$inferSelect)["reason"];

/** What is kept of an address that must never be mailed again although its owner was forgotten. */
export async function addressHash(services: Pick<Services, "secret">, email: string): Promise<string> {
  const [hash = ""] = await fingerprints(services.secret, [toEmailKey(email)]);
  return hash;
}

/** Why an address is never to be mailed although nothing else is known of it; null where nothing stands against it. */
export async function findSuppression(
  services: Pick<Services, "db" | "secret">,
  email: string,
): Promise<SuppressionReason | null> {
  const hash = await addressHash(services, email);
  const [row] = await services.db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(eq(suppressions.addressHash, hash));
  return row?.reason ?? null;
}

/** Whoever had only left may come back by their own wish: nothing stands against their address any more. */
export async function liftSuppression(
  services: Pick<Services, "db" | "secret">,
  email: string,
): Promise<void> {
  const hash = await addressHash(services, email);
  await services.db.delete(suppressions).where(eq(suppressions.addressHash, hash));
}
