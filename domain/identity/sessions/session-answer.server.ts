import type { SessionAnswer } from "@toadstool/openid/browser";
import { eq } from "drizzle-orm";
import { ownerSessions } from "#db/schema.ts";
import { isRefused } from "../../outcome.ts";
import type { Session } from "../owner.ts";
import { type RefreshServices, refreshTokens } from "./refresh-tokens.server.ts";
import { idleLimit } from "./sessions.server.ts";

/** The session as a page may see it; asks the provider whether it still holds when that is due. */
export async function answerSession(
  services: RefreshServices,
  session: Session | null,
): Promise<SessionAnswer> {
  if (!session) return nobody;
  const outcome = await refreshTokens(services, session);
  if (isRefused(outcome)) {
    const { code, message } = outcome;
    return code === "session_over" ? nobody : { state: "error", code, message };
  }
  const { name, subject } = session.owner;
  const expiresAt = await endOf(services, session);
  return expiresAt ? { state: "initialised", user: { name, subject }, expiresAt } : nobody;
}

const nobody: SessionAnswer = { state: "initialised", user: null, expiresAt: null };

/** When it ends if it is not used any more; null where it has ended meanwhile. */
async function endOf({ db, clock, settings }: RefreshServices, { idHash }: Session): Promise<string | null> {
  const found = await db.query.ownerSessions.findFirst({
    columns: { expiresAt: true },
    where: eq(ownerSessions.idHash, idHash),
  });
  if (!found) return null;
  const idle = clock().getTime() + idleLimit(settings) * 1000;
  return new Date(Math.min(found.expiresAt.getTime(), idle)).toISOString();
}
