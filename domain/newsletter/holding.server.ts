import { and, eq, lte } from "drizzle-orm";
import { newsletterIssues } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { enqueueWaiting } from "./enqueueing.server.ts";
import { refuseLetters } from "./mail-settings.ts";

type Holding = Pick<Services, "db" | "clock" | "settings" | "mail" | "letters">;
type Issue = Pick<typeof newsletterIssues.$inferSelect, "id" | "state" | "dueAt" | "heldUntil">;

/** `done`, or the seconds after which the same chunk is to be brought again. */
export type Delivered = "done" | { retryAfter: number };

/** Seconds a chunk's message stays on the queue through a rest; after a longer one the sweep brings new messages. */
const shortRest = 300;
const longestRest = 12 * 3600;
/** Where the transport names no time: the first rest, and every one that follows without a mail in between. */
const firstRest = 30;
const nextRest = 600;

/** Whether an issue's mails may leave now; the end of the undo window is what starts it. Null where they may. */
export async function standInTheWay(services: Holding, issue: Issue): Promise<Delivered | null> {
  const now = services.clock();
  if (issue.state === "holding") {
    if (issue.dueAt && issue.dueAt > now) return againAt(issue.dueAt, now);
    await services.db
      .update(newsletterIssues)
      .set({ state: "sending" })
      .where(
        and(
          eq(newsletterIssues.id, issue.id),
          eq(newsletterIssues.state, "holding"),
          lte(newsletterIssues.dueAt, now),
        ),
      );
  } else if (issue.state !== "sending") return "done";
  if (issue.heldUntil && issue.heldUntil > now) return restUntil(issue.heldUntil, now);
  const refusal = refuseLetters(services);
  if (!refusal) return null;
  return hold(services, issue.id, new Date(now.getTime() + nextRest * 1000), refusal.message);
}

/** Nobody of this issue is sent to before `until`. */
export async function hold(
  { db, clock }: Pick<Services, "db" | "clock">,
  issueId: string,
  until: Date,
  heldBecause: string,
): Promise<Delivered> {
  await db
    .update(newsletterIssues)
    .set({ heldUntil: until, heldBecause })
    .where(and(eq(newsletterIssues.id, issueId), eq(newsletterIssues.state, "sending")));
  return restUntil(until, clock());
}

/** The transport has no time for anybody: what it asks for, or longer each time. */
export function restOf(issue: Issue, retryAfter: number | null, now: Date): Date {
  const seconds = retryAfter ?? (issue.heldUntil ? nextRest : firstRest);
  return new Date(now.getTime() + Math.min(Math.max(seconds, 1), longestRest) * 1000);
}

/** A mail has left after a rest: it is over, and everybody may come again. */
export async function endRest(services: Holding, { id, heldUntil }: Issue): Promise<void> {
  if (!heldUntil) return;
  await services.db
    .update(newsletterIssues)
    .set({ heldUntil: null, heldBecause: "" })
    .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.heldUntil, heldUntil)));
  await enqueueWaiting(services, id);
}

function restUntil(until: Date, now: Date): Delivered {
  return until.getTime() - now.getTime() > shortRest * 1000 ? "done" : againAt(until, now);
}

function againAt(moment: Date, now: Date): Delivered {
  return { retryAfter: Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000)) };
}
