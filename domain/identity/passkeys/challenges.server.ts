import { and, eq, gt, lte } from "drizzle-orm";
import { passkeyChallenges } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { hashId } from "../../tokens/token.server.ts";

type Storage = Pick<Services, "db" | "clock">;
type Purpose = (typeof passkeyChallenges.$inferSelect)["purpose"];

/** How long a person may take, in milliseconds. */
export const patience = 300_000;

export async function keepChallenge(
  { db, clock }: Storage,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const now = clock().getTime();
  await db.batch([
    db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, new Date(now))),
    db
      .insert(passkeyChallenges)
      .values({ hash: await hashId(challenge), purpose, expiresAt: new Date(now + patience) }),
  ]);
}

/** Whether this site asked that, for that purpose, a short time ago; true once. */
export async function takeChallenge(
  { db, clock }: Storage,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, await hashId(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, clock()),
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  return taken.length > 0;
}
