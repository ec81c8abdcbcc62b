import {
  eq,
  exists,
  getTableColumns,
  inArray,
  type SQL,
  type SQLWrapper,
  sql,
  and,
  notExists,
} from "drizzle-orm";
import { batch, type Results } from "#db/batch.server.ts";
import { deliveries, newsletterIssues, subscribers } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { balanceOf, type LetterIssue } from "../issue.ts";

type Storage = Pick<Services, "db">;
type Count = Awaited<ReturnType<typeof countDeliveries>>[number];

const { sendKey, origin, draftId, content, html, text, sender, ...columns } =
  getTableColumns(newsletterIssues);
/** Every column but the long texts and what only the send itself needs. */
export const issueColumns = columns;
export type IssueRow = Pick<typeof newsletterIssues.$inferSelect, keyof typeof columns>;

/** An issue with its balance; null where there is no such issue. */
export async function findIssue(services: Storage, id: string): Promise<LetterIssue | null> {
  return issueIn(await batch(services.db, selectIssue(services, id)));
}

/** The statements that read it, for a batch: the account then agrees with the issue. */
export function selectIssue(services: Storage, id: string) {
  return {
    issue: services.db.select(issueColumns).from(newsletterIssues).where(eq(newsletterIssues.id, id)),
    counts: countDeliveries(services, [id]),
  };
}

/** The issue that they have read. */
export function issueIn({
  issue: [row],
  counts,
}: Results<ReturnType<typeof selectIssue>>): LetterIssue | null {
  return row ? issueOf(row, counts) : null;
}

export function countDeliveries({ db }: Storage, issueIds: string[] | SQLWrapper) {
  return db
    .select({ issueId: deliveries.issueId, state: deliveries.state, count: sql<number>`count(*)` })
    .from(deliveries)
    .where(inArray(deliveries.issueId, issueIds))
    .groupBy(deliveries.issueId, deliveries.state);
}

export function issueOf({ audience, ...row }: IssueRow, counts: Count[]): LetterIssue {
  const ownCounts = counts.filter(({ issueId }) => issueId === row.id);
  return { ...withTimes(row), balance: balanceOf(audience, ownCounts) };
}

/** Holds while there is an issue that meets the condition. */
export function issueExists({ db }: Storage, condition: SQL | undefined): SQL {
  return exists(db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(condition));
}

/** Holds for deliveries to subscribers who are confirmed at that moment. */
export function isToConfirmed({ db }: Storage): SQL {
  return exists(
    db
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(and(eq(subscribers.id, deliveries.subscriberId), eq(subscribers.state, "confirmed"))),
  );
}

/** The statement that marks an issue as sent once no delivery is open; run it in the batch that settles deliveries. */
export function finishIssue({ db, clock }: Pick<Services, "db" | "clock">, issueId: string) {
  const open = db
    .select({ id: deliveries.subscriberId })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, issueId), inArray(deliveries.state, ["waiting", "claimed"])));
  return db
    .update(newsletterIssues)
    .set({ state: "sent", finishedAt: clock(), heldUntil: null, heldBecause: "" })
    .where(and(eq(newsletterIssues.id, issueId), eq(newsletterIssues.state, "sending"), notExists(open)));
}
