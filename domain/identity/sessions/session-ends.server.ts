import { lte, type SQL } from "drizzle-orm";
import { ownerSessions } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { recordIdentityEvent } from "../events.server.ts";
import { sweepLoginTransactions } from "../login/login-transactions.server.ts";
import { idleSince } from "./sessions.server.ts";

type Storage = Pick<Services, "db" | "clock">;

/** Why a session ended without a logout. */
type SessionEnd = "ended_by_owner" | "idle" | "lifetime_over" | "refresh_refused";

/** Ends those sessions, writes down why, and answers how many there were. */
export async function endSessions(
  services: Storage,
  which: SQL | undefined,
  code: SessionEnd,
): Promise<number> {
  const { subject, device, place } = ownerSessions;
  const ended = await services.db.delete(ownerSessions).where(which).returning({ subject, device, place });
  await Promise.all(
    ended.map(({ subject: whose, ...from }) =>
      recordIdentityEvent(services, { kind: "session_ended", code, subject: whose, from }),
    ),
  );
  return ended.length;
}

/** Removes expired sessions, and logins that were never completed. */
export async function sweepSessions(services: Storage & Pick<Services, "settings">): Promise<void> {
  await endSessions(services, lte(ownerSessions.expiresAt, services.clock()), "lifetime_over");
  await endSessions(services, lte(ownerSessions.lastUsedAt, idleSince(services)), "idle");
  await sweepLoginTransactions(services);
}
