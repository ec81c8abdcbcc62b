import { and, eq, inArray, notExists } from "drizzle-orm";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { Services } from "../../services.ts";

/** The statement that calls an issue sent once nobody waits for it; run it in the step that settles deliveries. */
export function closeIssue({ db, clock }: Pick<Services, "db" | "clock">, issueId: string) {
  const open = db
    .select({ id: deliveries.subscriberId })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, issueId), inArray(deliveries.state, ["waiting", "claimed"])));
  return db
    .update(newsletterIssues)
    .set({ state: "sent", finishedAt: clock(), heldUntil: null, heldBecause: "" })
    .where(and(eq(newsletterIssues.id, issueId), eq(newsletterIssues.state, "sending"), notExists(open)));
}
