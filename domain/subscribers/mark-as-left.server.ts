import { inArray, sql } from "drizzle-orm";
import { subscribers } from "#db/schema.ts";

/** Rows that can leave; the others have left, bounced or complained. */
export const canLeave = inArray(subscribers.state, ["pending", "confirmed"]);

/**
 * The fields of a row whose reader leaves. No two leavings of one row have the same moment: a confirmation link names
 * the leaving that it was mailed after, and is void after the next one.
 */
export function markAsLeft(now: Date) {
  return {
    state: "unsubscribed" as const,
    unsubscribedAt: sql`max(${now.getTime()}, coalesce(${subscribers.unsubscribedAt}, 0) + 1)`,
    askedAgainAt: null,
  };
}
