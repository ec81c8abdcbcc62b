import { and, eq, lte } from "drizzle-orm";
import { newsletterIssues } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { enqueueWaiting } from "./enqueueing.server.ts";
import { refuseLetters } from "../../letter/mail-settings.ts";

type Holding = Pick<Services, "db" | "clock" | "settings" | "mail" | "letters">;
type Issue = Pick<
  typeof newsletterIssues.$inferSelect,
  "id" | "state" | "dueAt" | "heldUntil" | "heldBecause"
>;

/** `done`, or the seconds after which the same chunk is to be brought again. */
export type Delivered = "done" | { retryAfter: number };

/** Seconds. Where the transport names no time: the first rest, and every one that follows without a mail in between. */
const firstRest = 30;
const nextRest = 600;
/** A rest up to here the consumer sits out; a longer one stands on the ledger, and the queue is let run empty. */
const shortRest = 60;
const longestRest = 12 * 3600;

/** Whether an issue's mails may leave now; the end of the undo window is what starts it. Null where they may. */
export async function standInTheWay(services: Holding, issue: Issue): Promise<Delivered | null> {
  const { db, clock } = services;
  const now = clock();
  if (issue.state === "holding") {
    const wait = (issue.dueAt?.getTime() ?? 0) - now.getTime();
    if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) };
    const isDue = and(eq(newsletterIssues.state, "holding"), lte(newsletterIssues.dueAt, now));
    await db
      .update(newsletterIssues)
      .set({ state: "sending" })
      .where(and(eq(newsletterIssues.id, issue.id), isDue));
  } else if (issue.state !== "sending") return "done";
  // The sweep brings everybody back when the rest is over.
  if (issue.heldUntil && issue.heldUntil > now) return "done";
  const refusal = refuseLetters(services);
  if (!refusal) return null;
  return hold(services, issue.id, new Date(now.getTime() + nextRest * 1000), refusal.message);
}

/** Nobody of this issue is sent to before `heldUntil`; the messages on the queue find that and go. */
export async function hold(
  { db }: Pick<Services, "db">,
  issueId: string,
  heldUntil: Date | null,
  heldBecause: string,
): Promise<Delivered> {
  await db
    .update(newsletterIssues)
    .set({ heldUntil, heldBecause })
    .where(and(eq(newsletterIssues.id, issueId), eq(newsletterIssues.state, "sending")));
  return "done";
}

/** The transport has no time for anybody: the issue rests as long as it asks for, or longer each time. */
export async function restFor(
  services: Pick<Services, "db" | "clock">,
  issue: Issue,
  busy: { reason: string; retryAfter: number | null },
  sleep: (milliseconds: number) => Promise<void>,
): Promise<Delivered> {
  const unnamed = issue.heldBecause === "" ? firstRest : nextRest;
  const seconds = Math.min(Math.max(busy.retryAfter ?? unnamed, 1), longestRest);
  if (seconds > shortRest) {
    return hold(services, issue.id, new Date(services.clock().getTime() + seconds * 1000), busy.reason);
  }
  // Told to the owner, and to the next who meets it: that one takes a longer rest.
  if (busy.retryAfter === null) await hold(services, issue.id, null, busy.reason);
  await sleep(seconds * 1000);
  return { retryAfter: 1 };
}

/** A mail has left: the rest is over, and those whose messages have gone meanwhile come again. */
export async function endRest(services: Holding, issue: Issue): Promise<void> {
  const { id, heldUntil, heldBecause } = issue;
  if (heldBecause === "" && !heldUntil) return;
  await services.db
    .update(newsletterIssues)
    .set({ heldUntil: null, heldBecause: "" })
    .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.heldBecause, heldBecause)));
  if (heldUntil) await enqueueWaiting(services, id);
  issue.heldUntil = null;
  issue.heldBecause = "";
}
