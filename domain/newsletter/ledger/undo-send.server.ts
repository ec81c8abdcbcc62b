import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { deliveries, drafts, newsletterIssues } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { forgetUses, recordUses } from "../../media/usage/uses.server.ts";
import { type Refused, refuse } from "../../outcome.ts";
import type { Services } from "../../services.ts";

/**
 * Undoes a send before its first mail: scheduled, or within the undo window. The issue and its ledger are gone and the
 * letter is a draft again, with the text that was to be sent, in one step. Null where there is no such issue (any more).
 */
export async function takeBack(
  { db, clock }: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
): Promise<{ draftId: string } | Refused | null> {
  const { content, subject, state, draftId } = newsletterIssues;
  const [issue] = await db
    .select({ content, subject, state, draftId })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id));
  if (!issue) return null;
  const takable = and(eq(newsletterIssues.id, id), inArray(newsletterIssues.state, ["scheduled", "holding"]));
  const isTakable = exists(db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(takable));
  const draft = { id: issue.draftId ?? id, title: issue.subject, content: issue.content };
  const now = clock();
  const results = await db.batch([
    ...recordUses({ db }, { kind: "draft", id: draft.id }, [draft.content], isTakable),
    // First the one in the trash; then one that is gone from there, or never was.
    db
      .update(drafts)
      .set({ ...draft, deletedAt: null, updatedAt: now, version: sql`${drafts.version} + 1` })
      .where(and(eq(drafts.id, draft.id), sql`${drafts.deletedAt} is not null`, isTakable)),
    db
      .insert(drafts)
      .select(
        db
          .select({
            id: sql`${draft.id}`.as("id"),
            kind: sql`'letter'`.as("kind"),
            title: newsletterIssues.subject,
            summary: sql`''`.as("summary"),
            slug: sql`''`.as("slug"),
            imageUrl: sql`''`.as("image_url"),
            dateString: sql`''`.as("date_string"),
            version: sql`1`.as("version"),
            createdAt: sql`${now.getTime()}`.as("created_at"),
            updatedAt: sql`${now.getTime()}`.as("updated_at"),
            deletedAt: sql`null`.as("deleted_at"),
            publishAt: sql`null`.as("publish_at"),
            publishZone: sql`''`.as("publish_zone"),
            publishTrouble: sql`''`.as("publish_trouble"),
            content: newsletterIssues.content,
          })
          .from(newsletterIssues)
          .where(takable) as never,
      )
      .onConflictDoNothing(),
    forgetUses(
      { db },
      "letter",
      db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(takable),
    ),
    db.delete(deliveries).where(and(eq(deliveries.issueId, id), isTakable)),
    db.delete(newsletterIssues).where(takable).returning({ id: newsletterIssues.id }),
  ]);
  if (results[6].length > 0) return { draftId: draft.id };
  const message =
    "The first emails have been sent, so the send can no longer be undone. Cancel it to stop the deliveries that are still waiting.";
  return refuse("conflict", "too_late", message);
}
