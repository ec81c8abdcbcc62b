import { and, eq, gt, sql } from "drizzle-orm";
import { webhookEvents } from "#db/schema.ts";
import type { Services } from "../services.ts";

/**
 * The statements between which a batch writes about a subject without notifying webhooks: what triggers note meanwhile is
 * removed, and what they noted before stays. None where it is to be announced.
 */
export function silence({ db }: Pick<Services, "db">, subjectId: string, isSilent: boolean) {
  if (!isSilent) return { marked: [], silenced: [] };
  const mark = sql`(select max(id) from ${webhookEvents} where subject_id = '')`;
  return {
    marked: [db.insert(webhookEvents).values({ kind: "post.updated" as const, subjectId: "" })],
    silenced: [
      db.delete(webhookEvents).where(and(eq(webhookEvents.subjectId, subjectId), gt(webhookEvents.id, mark))),
      db.delete(webhookEvents).where(eq(webhookEvents.subjectId, "")),
    ],
  };
}
