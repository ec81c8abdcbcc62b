import { statementsLeft } from "#db/d1/statements.ts";
import { and, eq, exists, inArray, lte, not, or, type SQL, sql } from "drizzle-orm";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import { logError } from "../../log.ts";
import { isRefused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { isUnanswered, isRepeatable, staleAfter } from "./claims.server.ts";
import { finishIssue, issueColumns, type IssueRow } from "./issue-rows.server.ts";
import { refuseTooLarge } from "../../letter/compose-issue.server.ts";
import { composeToSend } from "./compose-to-send.server.ts";
import { freezeIssue } from "./freeze-issue.server.ts";
import { enqueueWaiting } from "./queue.server.ts";
import { refuseLetters } from "../../letter/mail-settings.ts";
import { lastTriedAt } from "./progress.server.ts";

type Sweeping = Pick<Services, "db" | "workFiles" | "clock" | "settings" | "secret" | "mail" | "letters">;

/** Messages sent to find out whether a hold is over: the first mail that is accepted enqueues all the others. */
const probes = 3;
/** What an issue takes at most when it is frozen, and when it is resumed, with what is left to the rest of the cron's run. */
const statements = { freezing: 30, resuming: 12 };

/**
 * Freezes issues that are due, and resumes those that a crash or a lost message left behind. It may run at any time and
 * any number of times; an issue that throws stops no other.
 */
export async function sweepIssues(services: Sweeping): Promise<void> {
  const { db, clock } = services;
  const isDue = and(eq(newsletterIssues.state, "scheduled"), lte(newsletterIssues.dueAt, clock()));
  const due = await db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(isDue);
  for (const { id } of due)
    if (statementsLeft() >= statements.freezing) await freezeScheduled(services, id).catch(logError);
  const claimed = db
    .select({ id: deliveries.subscriberId })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, newsletterIssues.id), eq(deliveries.state, "claimed")));
  const unfinished = await db
    .select(issueColumns)
    .from(newsletterIssues)
    .where(
      or(
        inArray(newsletterIssues.state, ["holding", "sending", "paused"]),
        and(eq(newsletterIssues.state, "cancelled"), exists(claimed)),
      ),
    );
  for (const issue of unfinished)
    if (statementsLeft() >= statements.resuming) await sweepIssue(services, issue).catch(logError);
}

async function freezeScheduled(services: Sweeping, id: string): Promise<void> {
  const { db } = services;
  const issue = await db.query.newsletterIssues.findFirst({ where: eq(newsletterIssues.id, id) });
  if (!issue) return;
  const composed = await composeToSend(services, issue);
  const refusal = refuseLetters(services) ?? refuseTooLarge(issue.content, composed.letter);
  if (isRefused(refusal)) {
    const heldBecause = `It is due, but: ${refusal.message}`;
    const isScheduled = and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, "scheduled"));
    await db.update(newsletterIssues).set({ heldBecause }).where(isScheduled);
    return;
  }
  await db.batch(freezeIssue(services, id, composed, "sending"));
  await enqueueWaiting(services, id);
}

async function sweepIssue(services: Sweeping, issue: IssueRow): Promise<void> {
  const now = services.clock();
  await giveUpUnansweredClaims(services, issue, now);
  if (issue.state !== "sending" && issue.state !== "holding") return;
  if (issue.heldUntil && issue.heldUntil > now) return;
  if (issue.heldUntil) return enqueueWaiting(services, issue.id, 0, probes);
  const begins = Math.max(issue.startedAt.getTime(), issue.dueAt?.getTime() ?? 0);
  const idleSince = Math.max(begins, (await lastTriedAt(services, issue.id)) ?? 0);
  if (now.getTime() - idleSince >= staleAfter) await enqueueWaiting(services, issue.id);
}

/**
 * The mails of an unanswered claim may have left. While the transport would recognise them, the claim waits to be
 * repeated; after that its deliveries are uncertain, and are never sent again without the owner's decision.
 */
async function giveUpUnansweredClaims(services: Sweeping, issue: IssueRow, now: Date): Promise<void> {
  const { db } = services;
  const isOver: SQL = issue.state === "cancelled" ? sql`true` : not(isRepeatable(services, now));
  await db.batch([
    db
      .update(deliveries)
      .set({
        state: "uncertain",
        settledAt: now,
        reason: sql`coalesce(${deliveries.reason}, 'Sending stopped here without a response; the email may or may not have been sent.')`,
      })
      .where(
        and(eq(deliveries.issueId, issue.id), eq(deliveries.state, "claimed"), isUnanswered(now), isOver),
      ),
    finishIssue(services, issue.id),
  ]);
}
