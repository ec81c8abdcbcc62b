import type { Settlement } from "@toadstool/mail";
import { and, eq, inArray, or, sql, isNull, ne, notInArray } from "drizzle-orm";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import { recordChange } from "../../page-cache/due-purges.server.ts";
import type { LetterChunk, Services, MailEvent } from "../../services.ts";
import { type Claim, refundQuota } from "./claims.server.ts";
import { finishIssue } from "./issue-rows.server.ts";

/**
 * Records the results of a claim and finishes the issue with the last one. A claim that was meanwhile given up as lost is
 * corrected by a final answer, but by 'try again' only while it still belongs to this consumer. In a cancelled issue no
 * delivery goes back to waiting.
 */
export async function settle(
  services: Pick<Services, "db" | "clock" | "settings">,
  { issueId, chunk }: LetterChunk,
  claim: Claim,
  settlements: Settlement[],
): Promise<void> {
  const { db } = services;
  const now = services.clock().getTime();
  // Looked up by each row's own id: joined with a list, SQLite would read the whole chunk for each of its rows.
  const answers = JSON.stringify(Object.fromEntries(settlements.map(({ id, ...rest }) => [id, rest])));
  const answered = (name: "state" | "reason" | "messageId") =>
    sql`(${answers} ->> ('$."' || ${deliveries.subscriberId} || ${`".${name}`}))`;
  const answer = answered("state");
  const isCancelled = sql`(select state from ${newsletterIssues} where id = ${issueId}) = 'cancelled'`;
  const isFinal = sql`${answer} in ('accepted', 'failed')`;
  const unused = claim.isRepeat ? 0 : settlements.filter(({ state }) => state === "waiting").length;
  await db.batch([
    recordArrival(services, issueId),
    db
      .update(deliveries)
      .set({
        state: sql`case
          when ${answer} = 'waiting' and ${isCancelled} then 'skipped'
          when ${answer} = 'claimed' and ${isCancelled} then 'uncertain'
          else ${answer} end`,
        reason: answered("reason"),
        messageId: sql`coalesce(${answered("messageId")}, ${deliveries.messageId})`,
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
    finishIssue(services, issueId),
    ...(unused > 0 ? [refundQuota(services, unused, claim.at)] : []),
  ]);
}

/** The statement that records, before a delivery changes, that a public letter may come into the archive or leave it. */
export function recordArrival(services: Pick<Services, "db" | "clock">, issueId: string) {
  const reached = sql`select 1 from ${deliveries} where issue_id = ${issueId} and state in ('accepted', 'delivered', 'bounced', 'complained')`;
  const isPublic = sql`exists (select 1 from ${newsletterIssues} where id = ${issueId} and is_public)`;
  const hasOne = sql`(select count(*) from (${reached} limit 2)) < 2`;
  return recordChange(services, { when: sql`${isPublic} and ${hasOne}` });
}

type Delivery = Pick<typeof deliveries.$inferSelect, "issueId" | "subscriberId">;

/**
 * The statement that moves a delivery to the state its provider reports. Events come in any order, so the states have
 * one: open (waiting, claimed, uncertain) → accepted or failed → delivered → bounced → complained. A row never moves
 * back, and the same events leave the same state in any order.
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
  // A delivery that failed and is tried again still has the message id of the first try: events about that are late.
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
