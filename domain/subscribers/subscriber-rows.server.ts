import { inArray, sql } from "drizzle-orm";
import { subscribers } from "#db/schema.ts";
import { toEmailKey } from "@toadstool/mail/address";

type Row = typeof subscribers.$inferSelect;

/** The row of a new address, with `facts`. */
export function newSubscriber(email: string, facts: Pick<Row, "state" | "createdAt"> & Partial<Row>) {
  return { id: crypto.randomUUID(), email, emailKey: toEmailKey(email), ...facts };
}

/** Rows that can leave; the others have left, bounced or complained. */
export const canLeave = inArray(subscribers.state, ["pending", "confirmed"]);

/**
 * The fields of a subscriber who leaves. Each time a subscriber leaves gets a different moment: a confirmation link names
 * the one that it was mailed after, and is void after the next.
 */
export function markAsLeft(now: Date) {
  return {
    state: "unsubscribed" as const,
    unsubscribedAt: sql`max(${now.getTime()}, coalesce(${subscribers.unsubscribedAt}, 0) + 1)`,
    askedAgainAt: null,
  };
}
