import { and, eq, isNull } from "drizzle-orm";
import { newsletterIssues } from "#db/schema.ts";
import type { LetterChunk, Services } from "../../services.ts";

/**
 * A message that broke the consumer too often for the queue: its people still stand on the ledger, where the sweep
 * finds them once the letter rests. Until then the owner reads that something is wrong.
 */
export async function takeDeadLetter(
  { db }: Pick<Services, "db">,
  { issueId, chunk }: LetterChunk,
): Promise<void> {
  const heldBecause = `Part ${chunk + 1} could not be sent after many attempts; it will be tried again within minutes. The Worker’s log has the reason.`;
  await db
    .update(newsletterIssues)
    .set({ heldBecause })
    .where(
      and(
        eq(newsletterIssues.id, issueId),
        eq(newsletterIssues.state, "sending"),
        isNull(newsletterIssues.heldUntil),
      ),
    );
}
