import { and, eq } from "drizzle-orm";
import { newsletterIssues } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";

/** Sends a scheduled letter at another time; null where it is scheduled no longer. */
export async function rescheduleIssue(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  id: string,
  dueAt: Date,
): Promise<{ id: string } | null> {
  const [issue] = await db
    .update(newsletterIssues)
    .set({ dueAt })
    .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, "scheduled")))
    .returning({ id: newsletterIssues.id });
  return issue ?? null;
}
