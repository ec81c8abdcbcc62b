import { and, eq, sql, lte, isNull } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { Services, LetterChunk } from "../../services.ts";
import { chunkSize } from "../issue.ts";
import { refuseLetters } from "../../letter/mail-settings.ts";

/** The longest delay that Cloudflare Queues takes, in seconds. */
const longestDelay = 12 * 3600;

/**
 * Puts a message on the queue for every chunk with waiting deliveries or claims to repeat. A second message for the same
 * chunk does no harm. With a daily quota it sends only as many as a day can take, since the others would only come back.
 * At most `most` chunks.
 */
export async function enqueueWaiting(
  services: Pick<Services, "db" | "letters" | "settings">,
  issueId: string,
  delay = 0,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { perDay } = services.settings.mail;
  const fitting = perDay === null ? most : Math.min(most, Math.ceil(perDay / chunkSize) + 1);
  const chunks = await openChunks(services, issueId, fitting);
  if (chunks.length === 0) return;
  await services.letters.send(
    chunks.map((chunk) => ({ issueId, chunk })),
    Math.min(delay, longestDelay),
  );
}

/** In order. Waiting deliveries are found chunk by chunk along the index: one row is read for each chunk. */
async function openChunks({ db }: Pick<Services, "db">, issueId: string, most: number): Promise<number[]> {
  const waiting = sql`from ${deliveries} where issue_id = ${issueId} and state = 'waiting'`;
  const claimed = and(eq(deliveries.issueId, issueId), eq(deliveries.state, "claimed"));
  const { inLine, inHand } = await batch(db, {
    inLine: db.select({ chunk: sql<number>`chunk` }).from(
      sql`(with recursive line(chunk) as (
          select min(chunk) ${waiting}
          union all select (select min(chunk) ${waiting} and chunk > line.chunk) from line where line.chunk is not null
        ) select chunk from line where chunk is not null limit ${Number.isFinite(most) ? most : -1})`,
    ),
    inHand: db.selectDistinct({ chunk: deliveries.chunk }).from(deliveries).where(claimed),
  });
  const chunks = new Set([...inLine, ...inHand].map(({ chunk }) => chunk));
  return [...chunks].toSorted((one, other) => one - other).slice(0, most);
}

type Holding = Pick<Services, "db" | "clock" | "settings" | "mail" | "letters">;
type Issue = Pick<
  typeof newsletterIssues.$inferSelect,
  "id" | "state" | "dueAt" | "heldUntil" | "heldBecause"
>;

/** `done`, or the seconds after which the same chunk has to come again. */
export type Delivered = "done" | { retryAfter: number };

/** Seconds, where the transport names no time: the first hold, and each that follows without a mail in between. */
const firstHold = 30;
const nextHold = 600;
/** The consumer waits out a hold up to this; a longer one is written to the issue, and the queue runs empty. */
const shortHold = 60;
const longestHold = 12 * 3600;

/**
 * Makes an issue ready to send, and writes that: after the undo window it moves from holding to sending; where the
 * settings forbid sending it is held. Null where its mails may leave now, else what to do with the message.
 */
export async function startOrHold(services: Holding, issue: Issue): Promise<Delivered | null> {
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
  // The sweep puts its chunks back on the queue when the hold is over.
  if (issue.heldUntil && issue.heldUntil > now) return "done";
  const refusal = refuseLetters(services);
  if (!refusal) return null;
  return hold(services, issue.id, new Date(now.getTime() + nextHold * 1000), refusal.message);
}

/** No mail of this issue leaves before `heldUntil`; messages that are on the queue end without sending. */
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

/** The transport is busy for every recipient: holds the issue as long as it asks for, or longer each time. */
export async function holdWhileBusy(
  services: Pick<Services, "db" | "clock">,
  issue: Issue,
  busy: { reason: string; retryAfter: number | null },
  sleep: (milliseconds: number) => Promise<void>,
): Promise<Delivered> {
  const unnamed = issue.heldBecause === "" ? firstHold : nextHold;
  const seconds = Math.min(Math.max(busy.retryAfter ?? unnamed, 1), longestHold);
  if (seconds > shortHold) {
    return hold(services, issue.id, new Date(services.clock().getTime() + seconds * 1000), busy.reason);
  }
  // The owner sees the reason, and the next consumer that meets it makes a longer hold.
  if (busy.retryAfter === null) await hold(services, issue.id, null, busy.reason);
  await sleep(seconds * 1000);
  return { retryAfter: 1 };
}

/** A mail has left, so the hold ends, and chunks whose messages ended meanwhile are put on the queue again. */
export async function endHold(services: Holding, issue: Issue): Promise<void> {
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

/**
 * Shows the owner that a message failed too often for the queue. Its deliveries are still waiting, and the sweep sends
 * them once the issue is idle.
 */
export async function noteDeadLetter(
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
