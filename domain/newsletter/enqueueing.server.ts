import { and, eq, lte, sql } from "drizzle-orm";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { closeIssue } from "./closing.server.ts";

/** A claim that is older belongs to a consumer that has died; an issue that rested longer has lost its messages. */
export const staleAfter = 10 * 60_000;

/** Puts everybody who still waits for this issue on the queue. Harmless when they are there already. */
export async function enqueueWaiting(
  services: Pick<Services, "db" | "letters">,
  issueId: string,
): Promise<void> {
  const chunks = await services.db
    .selectDistinct({ issueId: deliveries.issueId, chunk: deliveries.chunk })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, issueId), eq(deliveries.state, "waiting")))
    .orderBy(deliveries.chunk);
  if (chunks.length > 0) await services.letters.send(chunks);
}

/**
 * Revives what a crash left behind. A claim of a dead consumer becomes uncertain: its mail may have gone, so it is
 * never sent again blindly. An issue at rest with people waiting has lost its messages and gets new ones.
 */
export async function sweepIssues(services: Pick<Services, "db" | "clock" | "letters">): Promise<void> {
  const { db } = services;
  const now = services.clock();
  const stale = new Date(now.getTime() - staleAfter);
  const sending = await db
    .select({
      id: newsletterIssues.id,
      startedAt: newsletterIssues.startedAt,
      lastTried: sql<
        number | null
      >`(select max(claimed_at) from ${deliveries} where issue_id = ${newsletterIssues.id})`,
    })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.state, "sending"));
  for (const issue of sending) {
    await db.batch([
      db
        .update(deliveries)
        .set({
          state: "uncertain",
          settledAt: now,
          reason: "The sending stopped here without an answer; the mail may or may not have gone.",
        })
        .where(
          and(
            eq(deliveries.issueId, issue.id),
            eq(deliveries.state, "claimed"),
            lte(deliveries.claimedAt, stale),
          ),
        ),
      closeIssue(services, issue.id),
    ]);
    const restingSince = Math.max(issue.startedAt.getTime(), issue.lastTried ?? 0);
    if (restingSince <= stale.getTime()) await enqueueWaiting(services, issue.id);
  }
}
