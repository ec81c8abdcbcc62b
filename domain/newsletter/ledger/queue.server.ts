import { and, eq, sql, lte, isNull } from "drizzle-orm";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { Services, LetterChunk } from "../../services.ts";
import { chunkSize } from "../issue.ts";
import { refuseLetters } from "../../letter/mail-settings.ts";

/** What a queue takes for a delay, in seconds. */
const longestDelay = 12 * 3600;

/**
 * Puts everybody who is still to be sent to on the queue: those who wait, and claims that are to be repeated.
 * Harmless when they are there already. With a daily quota, as many as a day can take: the others' messages would
 * only come back. `most` chunks where fewer are wanted.
 */
export async function enqueueWaiting(
  services: Pick<Services, "db" | "letters" | "settings">,
  issueId: string,
  delay = 0,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { perDay } = services.settings.mail;
  const room = perDay === null ? most : Math.min(most, Math.ceil(perDay / chunkSize) + 1);
  const chunks = await openChunks(services, issueId, room);
  if (chunks.length === 0) return;
  await services.letters.send(
    chunks.map((chunk) => ({ issueId, chunk })),
    Math.min(delay, longestDelay),
  );
}

/** In order. Those who wait are found chunk by chunk along the index: a row is read for each chunk, not for each person. */
async function openChunks({ db }: Pick<Services, "db">, issueId: string, most: number): Promise<number[]> {
  const waiting = sql`from ${deliveries} where issue_id = ${issueId} and state = 'waiting'`;
  const claimed = and(eq(deliveries.issueId, issueId), eq(deliveries.state, "claimed"));
  const [inLine, inHand] = await db.batch([
    db.select({ chunk: sql<number>`chunk` }).from(
      sql`(with recursive line(chunk) as (
          select min(chunk) ${waiting}
          union all select (select min(chunk) ${waiting} and chunk > line.chunk) from line where line.chunk is not null
        ) select chunk from line where chunk is not null limit ${Number.isFinite(most) ? most : -1})`,
    ),
    db.selectDistinct({ chunk: deliveries.chunk }).from(deliveries).where(claimed),
  ]);
  const chunks = new Set([...inLine, ...inHand].map(({ chunk }) => chunk));
  return [...chunks].toSorted((one, other) => one - other).slice(0, most);
}

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
