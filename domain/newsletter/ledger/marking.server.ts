import { and, eq, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { deliveries } from "#db/schema.ts";
import type { MailEvent, Services } from "../../services.ts";

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
