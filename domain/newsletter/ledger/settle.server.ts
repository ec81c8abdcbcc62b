import { and, eq, inArray, or, sql, isNull, ne, notInArray } from "drizzle-orm";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { LetterChunk, Services, MailResult, MailEvent } from "../../services.ts";
import { type Claim, giveBack } from "./claims.server.ts";
import { closeIssue } from "./issue-rows.server.ts";

/**
 * Writes down what came of a claim, and closes the issue with the last one. A claim that was taken for lost meanwhile
 * is put right by a final answer, by 'try again' only while it is still this consumer's. In a letter that was
 * cancelled nobody waits any more.
 */
export async function settle(
  services: Pick<Services, "db" | "clock" | "settings">,
  { issueId, chunk }: LetterChunk,
  claim: Claim,
  settlements: Settlement[],
): Promise<void> {
  const { db } = services;
  const now = services.clock().getTime();
  // Looked up by each row's own id: joined with a list, SQLite reads the whole chunk for each of its people.
  const answers = JSON.stringify(Object.fromEntries(settlements.map(({ id, ...rest }) => [id, rest])));
  const told = (name: "state" | "reason" | "messageId") =>
    sql`(${answers} ->> ('$."' || ${deliveries.subscriberId} || ${`".${name}`}))`;
  const answer = told("state");
  const isCancelled = sql`(select state from ${newsletterIssues} where id = ${issueId}) = 'cancelled'`;
  const isFinal = sql`${answer} in ('accepted', 'failed')`;
  const unused = claim.isRepeat ? 0 : settlements.filter(({ state }) => state === "waiting").length;
  await db.batch([
    db
      .update(deliveries)
      .set({
        state: sql`case
          when ${answer} = 'waiting' and ${isCancelled} then 'skipped'
          when ${answer} = 'claimed' and ${isCancelled} then 'uncertain'
          else ${answer} end`,
        reason: told("reason"),
        messageId: sql`coalesce(${told("messageId")}, ${deliveries.messageId})`,
        settledAt: sql`iif(${answer} = 'waiting' and not ${isCancelled}, null, ${now})`,
      })
      .where(
        and(
          eq(deliveries.issueId, issueId),
          sql`${answer} is not null`,
          eq(deliveries.chunk, chunk),
          inArray(deliveries.state, ["claimed", "uncertain", "waiting"]),
          eq(deliveries.claimId, claim.id),
          or(
            and(eq(deliveries.state, "claimed"), or(eq(deliveries.claimedAt, claim.at), isFinal)),
            and(eq(deliveries.state, "uncertain"), isFinal),
            and(eq(deliveries.state, "waiting"), sql`${answer} = 'accepted'`),
          ),
        ),
      ),
    closeIssue(services, issueId),
    ...(unused > 0 ? [giveBack(services, unused, claim.at)] : []),
  ]);
}

/** What becomes of one delivery after its mail was handed over; `claimed` waits to be asked about again. */
export interface Settlement {
  id: string;
  state: "accepted" | "failed" | "uncertain" | "waiting" | "claimed";
  reason: string | null;
  messageId: string | null;
}

export interface Circumstances {
  /** Whether the same mails may be handed over once more without any being sent twice. */
  mayRepeat: boolean;
  /** Whether this was such a second time. */
  isRepeat: boolean;
  /** Which of them have been put off so long that nobody waits any more. */
  isTooLate: (attempts: number) => boolean;
}

/**
 * Judges the answers to one claim. Where one is uncertain and can be asked about again, everybody without a final
 * answer waits for that: a transport knows the same mails again only together.
 */
export function judge(
  readers: { id: string; attempts: number }[],
  results: MailResult[],
  { mayRepeat, isRepeat, isTooLate }: Circumstances,
): Settlement[] {
  const answers = readers.map((_, index) => results[index] ?? noAnswer);
  const isOpen = isRepeat || answers.some(({ result }) => result === "uncertain");
  return readers.map(({ id, attempts }, index): Settlement => {
    const answer = answers[index] ?? noAnswer;
    if (answer.result === "accepted")
      return { id, state: "accepted", reason: null, messageId: answer.messageId };
    const settled = { id, reason: answer.reason, messageId: null };
    if (answer.result === "refused") return { ...settled, state: "failed" };
    if (isOpen && mayRepeat) return { ...settled, state: "claimed" };
    // A repeat that finds no open door says nothing about the first time.
    if (answer.result === "uncertain" || isRepeat) return { ...settled, state: "uncertain" };
    if (isTooLate(attempts))
      return { ...settled, state: "failed", reason: `Given up after three days: ${answer.reason}` };
    return { ...settled, state: "waiting" };
  });
}

const noAnswer: MailResult = {
  result: "uncertain",
  reason: "The transport returned no result for this email.",
};

/** The transport's own trouble, and no recipient's: nobody was taken. Seconds it asks for, null where it names none. */
export function busyWith(results: MailResult[]): { reason: string; retryAfter: number | null } | null {
  const busy = results.filter((answer) => answer.result === "busy");
  const [first] = busy;
  if (!first || busy.length < results.length) return null;
  const named = busy.flatMap(({ retryAfter }) => (retryAfter === null ? [] : [retryAfter]));
  return { reason: first.reason, retryAfter: named.length > 0 ? Math.max(...named) : null };
}

/** Seconds until the next try. Never longer than it takes to be held for lost. */
export function backoff(attempts: number): number {
  return Math.min(30 * 2 ** Math.max(0, attempts - 1), 480);
}

type Delivery = Pick<typeof deliveries.$inferSelect, "issueId" | "subscriberId">;

/**
 * The statement that moves a delivery on to what its provider tells. Events come in any order, so the states have
 * one: open (waiting, claimed, uncertain) → accepted or failed → delivered → bounced → complained. A row moves up
 * and never back, and the same events leave the same state whatever their order.
 */
export function markDelivery(
  { db, clock }: Pick<Services, "db" | "clock">,
  { issueId, subscriberId }: Delivery,
  event: MailEvent,
) {
  const isNews = event.kind === "accepted" || event.kind === "delivered" ? null : event.reason;
  return db
    .update(deliveries)
    .set({
      state: event.kind,
      bounce: event.kind === "bounced" ? event.bounce : null,
      reason: isNews,
      messageId: sql`coalesce(${event.messageId}, ${deliveries.messageId})`,
      settledAt: sql`coalesce(${deliveries.settledAt}, ${clock().getTime()})`,
    })
    .where(and(eq(deliveries.issueId, issueId), eq(deliveries.subscriberId, subscriberId), isBelow(event)));
}

function isBelow({ kind, bounce, messageId }: MailEvent) {
  const { state } = deliveries;
  const named = messageId ?? "";
  // A delivery that failed and is tried again still names the mail of the first try: late news of that one is old.
  const isThisTry = or(isNull(deliveries.messageId), ne(deliveries.messageId, named));
  switch (kind) {
    case "accepted":
      return and(inArray(state, ["waiting", "claimed", "uncertain"]), isThisTry);
    case "failed":
      return or(
        and(inArray(state, ["claimed", "uncertain"]), isThisTry),
        and(eq(state, "accepted"), or(isNull(deliveries.messageId), eq(deliveries.messageId, named))),
      );
    case "delivered":
      return notInArray(state, ["delivered", "bounced", "complained"]);
    case "bounced":
      return or(
        notInArray(state, ["bounced", "complained"]),
        bounce === "hard" ? and(eq(state, "bounced"), eq(deliveries.bounce, "soft")) : undefined,
      );
    case "complained":
      return ne(state, "complained");
  }
}
