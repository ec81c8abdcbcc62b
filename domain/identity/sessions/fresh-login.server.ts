import { eq } from "drizzle-orm";
import { ownerSessions } from "#db/schema.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import type { Session } from "../owner.ts";

/** Milliseconds after a login during which it is fresh: a browser that was left open, or a stolen cookie, is not. */
const freshFor = 600_000;

/** Whether the session began just now: some decisions ask the owner to log in again. */
export async function isFresh(
  { db, clock }: Pick<Services, "db" | "clock">,
  { idHash }: Session,
): Promise<boolean> {
  const { createdAt } = ownerSessions;
  const [row] = await db.select({ createdAt }).from(ownerSessions).where(eq(ownerSessions.idHash, idHash));
  return row !== undefined && clock().getTime() - row.createdAt.getTime() < freshFor;
}

export const staleLogin: Refused = refuse(
  "forbidden",
  "stale_login",
  "Log in once more first: that was more than 10 minutes ago. Nothing was changed.",
);
