import { type WithTimes, withTimes } from "#db/d1/with-times.ts";
import { desc, eq, ne } from "drizzle-orm";
import { ownerSessions } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { isOwner, type Owner, type Session } from "../owner.ts";
import { endSessions } from "./session-ends.server.ts";
import { idleLimit, isLive } from "./sessions.server.ts";

type Storage = Pick<Services, "db" | "clock">;

type Row = typeof ownerSessions.$inferSelect;
type Shown = Pick<Row, "id" | "subject" | "device" | "place" | "createdAt" | "lastUsedAt">;

/** A logged-in browser, as the owner sees it: nothing of it lets anyone in. It ends at `endsAt` if it is not used again. */
export type ListedSession = WithTimes<Shown & { endsAt: Date }>;

/** Every session that may publish here, whichever of the owner's subjects it belongs to; the last used first. */
export async function listSessions(
  services: Storage & Pick<Services, "settings">,
  _owner: Owner,
): Promise<ListedSession[]> {
  const { identity } = services.settings;
  const rows = await services.db
    .select()
    .from(ownerSessions)
    .where(isLive(services))
    .orderBy(desc(ownerSessions.lastUsedAt), ownerSessions.id);
  return rows
    .filter(({ issuer, subject }) => isOwner(identity, issuer, subject))
    .map(({ id, subject, device, place, createdAt, lastUsedAt, expiresAt }) => {
      const idleAt = lastUsedAt.getTime() + idleLimit(services.settings) * 1000;
      const endsAt = new Date(Math.min(idleAt, expiresAt.getTime()));
      return withTimes({ id, subject, device, place, createdAt, lastUsedAt, endsAt });
    });
}

/** Ends one of them: its browser is logged out at its next request. False where it had ended before. */
export async function endSessionById(services: Storage, _owner: Owner, id: string): Promise<boolean> {
  return (await endSessions(services, eq(ownerSessions.id, id), "ended_by_owner")) > 0;
}

/** Ends all but this one, and answers how many there were. */
export async function endOtherSessions(services: Storage, _owner: Owner, current: Session): Promise<number> {
  return endSessions(services, ne(ownerSessions.idHash, current.idHash), "ended_by_owner");
}
