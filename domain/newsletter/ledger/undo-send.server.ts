import { and, eq, inArray, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { deliveries, drafts, newsletterIssues } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { forgetUses, recordUses } from "../../media/usage/uses.server.ts";
import { type Refused, refuse } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { forgetTags } from "../../tags/taggings.server.ts";
import { issueExists } from "./issue-rows.server.ts";

/**
 * Undoes a send before its first mail, while it is scheduled or within the undo window: one batch deletes the issue with
 * its deliveries and restores the draft with the text that was to be sent, and what was chosen for it. Null where there is no such issue.
 */
export async function undoSend(
  { db, clock }: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
): Promise<{ draftId: string } | Refused | null> {
  const { content, language, subject, state, draftId, segment, isPublic, countsClicks } = newsletterIssues;
  const [issue] = await db
    .select({ content, language, subject, state, draftId, segment, isPublic, countsClicks })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id));
  if (!issue) return null;
  const undoable = and(
    eq(newsletterIssues.id, id),
    inArray(newsletterIssues.state, ["scheduled", "holding"]),
  );
  const isUndoable = issueExists({ db }, undoable);
  const draft = {
    id: issue.draftId ?? id,
    title: issue.subject,
    content: issue.content,
    language: issue.language,
    sending: { segment: issue.segment, isPublic: issue.isPublic, countsClicks: issue.countsClicks },
  };
  const now = clock();
  const { undone } = await batch(db, {
    uses: recordUses({ db }, { kind: "draft", id: draft.id }, [draft.content], isUndoable),
    // First the draft in the trash; then one that is gone from there, or never was.
    restored: db
      .update(drafts)
      .set({ ...draft, deletedAt: null, updatedAt: now, version: sql`${drafts.version} + 1` })
      .where(and(eq(drafts.id, draft.id), sql`${drafts.deletedAt} is not null`, isUndoable)),
    made: db
      .insert(drafts)
      .select(rowWhere(drafts, { ...draft, kind: "letter", createdAt: now, updatedAt: now }, isUndoable))
      .onConflictDoNothing(),
    usesOfLetter: forgetUses(
      { db },
      "letter",
      db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(undoable),
    ),
    tags: forgetTags(
      { db },
      "letter",
      db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(undoable),
    ),
    deliveries: db.delete(deliveries).where(and(eq(deliveries.issueId, id), isUndoable)),
    undone: db.delete(newsletterIssues).where(undoable).returning({ id: newsletterIssues.id }),
  });
  if (undone.length > 0) return { draftId: draft.id };
  const message =
    "The first emails have been sent, so the send can no longer be undone. Cancel it to stop the deliveries that are still waiting.";
  return refuse("conflict", "too_late", message);
}
