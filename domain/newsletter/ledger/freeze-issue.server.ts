import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "@toadstool/d1";
import { deliveries, drafts, newsletterIssues, subscribers } from "#db/schema.ts";
import { liveDraft, unscheduled } from "../../drafts/writing.server.ts";
import { recordUses } from "../../media/usage/uses.server.ts";
import { slugFrom } from "../../text/slug.ts";
import type { Services } from "../../services.ts";
import { finishIssue } from "./issue-rows.server.ts";
import { chunkSize } from "../issue.ts";
import type { Letter } from "../../letter/letter.ts";

type Writing = Pick<Services, "db" | "clock">;
type IssueRow = typeof newsletterIssues.$inferSelect;
export type NewIssue = Pick<
  IssueRow,
  "id" | "sendKey" | "subject" | "content" | "origin" | "isPublic" | "dueAt" | "draftId"
>;

/**
 * Inserts an issue as scheduled and moves its draft to the trash. Writes nothing where the send key has been used, the
 * draft is gone, or `condition` is false.
 */
export function writeIssue(services: Writing, issue: NewIssue, condition: SQL = sql`true`) {
  const { db, clock } = services;
  const { id, draftId } = issue;
  const isLive = draftId
    ? exists(
        db
          .select({ id: drafts.id })
          .from(drafts)
          .where(and(liveDraft(draftId), eq(drafts.kind, "letter"))),
      )
    : sql`true`;
  const row = {
    ...issue,
    slug: freeSlug(issue),
    state: "scheduled" as const,
    audience: 0,
    startedAt: clock(),
    heldUntil: null,
    heldBecause: "",
    finishedAt: null,
    html: "",
    text: "",
  };
  const isWritten = exists(
    db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(eq(newsletterIssues.id, id)),
  );
  return [
    db
      .insert(newsletterIssues)
      .select(rowWhere(newsletterIssues, row, sql`${and(isLive, condition)}`))
      .onConflictDoNothing(),
    ...recordUses(services, { kind: "letter", id }, [issue.content], isWritten),
    db
      .update(drafts)
      .set({ ...unscheduled, deletedAt: clock() })
      .where(and(liveDraft(draftId ?? ""), isWritten)),
  ] as const;
}

/**
 * Freezes the audience of a scheduled issue, with one delivery row for each confirmed subscriber, and stores the mail as
 * it will be sent. A second caller finds no scheduled issue and changes nothing.
 */
export function freezeIssue(services: Writing, id: string, letter: Letter, state: "holding" | "sending") {
  const { db } = services;
  return [
    db.insert(deliveries).select(audienceOf(services, id)),
    db
      .update(newsletterIssues)
      .set({
        state,
        html: letter.html,
        text: letter.text,
        audience: sql`(select count(*) from ${deliveries} where issue_id = ${id})`,
        heldBecause: "",
      })
      .where(isScheduled(id)),
    finishIssue(services, id),
  ] as const;
}

const isScheduled = (id: string) => and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, "scheduled"));

function audienceOf({ db }: Pick<Services, "db">, issueId: string) {
  return db
    .select({
      issueId: newsletterIssues.id,
      subscriberId: subscribers.id,
      state: sql<"waiting">`'waiting'`.as("state"),
      chunk:
        sql<number>`(row_number() over (order by ${subscribers.id}) - 1) / ${sql.raw(String(chunkSize))}`.as(
          "chunk",
        ),
      attempts: sql<number>`0`.as("attempts"),
      claimedAt: sql<null>`null`.as("claimed_at"),
      claimId: sql<null>`null`.as("claim_id"),
      firstTriedAt: sql<null>`null`.as("first_tried_at"),
      settledAt: sql<null>`null`.as("settled_at"),
      messageId: sql<null>`null`.as("message_id"),
      bounce: sql<null>`null`.as("bounce"),
      reason: sql<null>`null`.as("reason"),
    })
    .from(newsletterIssues)
    .innerJoin(subscribers, eq(subscribers.state, "confirmed"))
    .where(isScheduled(issueId));
}

/** Issues with the same subject before the slug gets a part of the id. */
const mostNamesakes = 50;

/** Made from the subject, with a number where another issue has it; chosen inside the statement that inserts it. */
function freeSlug({ id, subject }: Pick<NewIssue, "id" | "subject">): SQL {
  const slug = slugFrom(subject) || "letter";
  const numbered = Array.from({ length: mostNamesakes - 1 }, (_, index) => `${slug}-${index + 2}`);
  const wanted = JSON.stringify([slug, ...numbered, `${slug}-${id.slice(0, 8)}`]);
  return sql`(select wanted.value from json_each(${wanted}) as wanted
    where not exists (select 1 from ${newsletterIssues} as taken where taken.slug = wanted.value)
    order by wanted.key limit 1)`;
}
