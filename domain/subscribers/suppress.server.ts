import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { deliveries, importRows, newsletterIssues, subscribers, suppressions } from "#db/schema.ts";
import type { MailEvent, Services } from "../services.ts";
import { toEmailKey } from "@toadstool/mail/address";
import { addressHash, keepGraverReason } from "./suppression.server.ts";

type Suppressing = Pick<Services, "db" | "clock" | "secret">;

/** So many letters among the last so many that came back softly make an address one that does not work. */
const softBounces = 3;
const lastSends = 5;

/**
 * The statements by which an address is never mailed again: at once after a hard bounce or a complaint, and with the third
 * soft bounce among a reader's last five letters. Run them after the delivery is marked, in the same step. A reader who got
 * a letter and was erased since is remembered only as a hash.
 */
export async function suppress(
  services: Suppressing,
  event: MailEvent,
  { reader, isLetter }: { reader: string | undefined; isLetter: boolean },
) {
  const { db, clock } = services;
  if (!mayEndMailing(event)) return [];
  const isFinal = event.kind === "complained" || event.bounce === "hard";
  if (!reader) {
    if (!isFinal || !isLetter || !event.email) return [];
    const hash = await addressHash(services, event.email);
    const forgotten = { addressHash: hash, reason: event.kind, since: clock() };
    return [
      db.insert(suppressions).values(forgotten).onConflictDoUpdate(keepGraverReason),
      // Lists that were compared with the suppressions before this one.
      db
        .update(importRows)
        .set({ verdict: "suppressed", note: event.kind })
        .where(
          and(
            eq(importRows.emailKey, toEmailKey(event.email)),
            inArray(importRows.verdict, ["new", "suppressed"]),
          ),
        ),
    ];
  }
  const isMailed =
    event.kind === "complained"
      ? ne(subscribers.state, "complained")
      : inArray(subscribers.state, ["pending", "confirmed", "unsubscribed"]);
  const because = isFinal ? event.reason : `Three of the last five letters bounced. ${event.reason}`;
  return [
    db
      .update(subscribers)
      .set({ state: event.kind, suppressedAt: clock(), suppressedBecause: because })
      .where(
        and(eq(subscribers.id, reader), isMailed, isFinal ? undefined : bouncesTooOften(services, reader)),
      ),
  ];
}

export function mayEndMailing(event: MailEvent): event is MailEvent & { kind: "complained" | "bounced" } {
  return event.kind === "complained" || event.kind === "bounced";
}

function bouncesTooOften({ db }: Pick<Services, "db">, reader: string) {
  const last = db
    .select({ bounce: deliveries.bounce })
    .from(deliveries)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, deliveries.issueId))
    .where(
      and(
        eq(deliveries.subscriberId, reader),
        inArray(deliveries.state, ["accepted", "delivered", "bounced", "complained"]),
      ),
    )
    .orderBy(sql`${newsletterIssues.startedAt} desc, ${newsletterIssues.id} desc`)
    .limit(lastSends);
  return sql`(select count(*) from ${last} as last where last.bounce = 'soft') >= ${softBounces}`;
}
