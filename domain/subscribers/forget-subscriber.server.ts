import { and, eq, or, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { deliveries, importRows, subscriberImports, subscribers, suppressions } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Services } from "../services.ts";
import { addressHash, keepGraverReason } from "./suppression.server.ts";

/**
 * Erases a subscriber in one batch: no remaining row names them or can be traced to them. Each delivery stays under a new
 * random id, so that the balances of the issues still add up. After an unsubscribe, a bounce or a complaint, and where the
 * owner asks for it, a suppression keeps a hash of the address.
 */
export async function forgetSubscriber(
  services: Pick<Services, "db" | "clock" | "secret">,
  _owner: Owner,
  { id, isKeptAway }: { id: string; isKeptAway: boolean },
): Promise<{ email: string } | Refused | null> {
  const { db } = services;
  const [person] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  if (!person) return null;
  if (await isListBeingRead(services)) return beingRead;
  const hash = await addressHash(services, person.emailKey);
  const theirs = eq(deliveries.subscriberId, id);
  await db.batch([
    db
      .insert(suppressions)
      .select(fingerprintOf(person.id, hash, services.clock(), isKeptAway))
      .onConflictDoUpdate(keepGraverReason),
    db
      .update(deliveries)
      .set({ state: "skipped", reason: "Erased before it was sent.", settledAt: services.clock() })
      .where(and(theirs, eq(deliveries.state, "waiting"))),
    db
      .update(deliveries)
      .set({ state: "uncertain", reason: "Erased while it was being sent." })
      .where(and(theirs, eq(deliveries.state, "claimed"))),
    db
      .update(deliveries)
      .set({
        subscriberId: sql`'forgotten-' || lower(hex(randomblob(16)))`,
        messageId: null,
        reason: sql`case when instr(lower(${deliveries.reason}), ${person.emailKey}) > 0 then 'Its words named the address.' else ${deliveries.reason} end`,
      })
      .where(theirs),
    db
      .delete(importRows)
      .where(
        or(
          eq(importRows.emailKey, person.emailKey),
          sql`instr(lower(${importRows.email} || ' ' || ${importRows.note}), ${person.emailKey}) > 0`,
        ),
      ),
    db.delete(subscribers).where(eq(subscribers.id, id)),
  ]);
  return { email: person.email };
}

const beingRead = refuse(
  "conflict",
  "list_being_read",
  "An import that may contain this address is being read. Wait until it is finished or discard it, then erase the subscriber.",
);

async function isListBeingRead({ db }: Pick<Services, "db">): Promise<boolean> {
  return (await db.$count(subscriberImports, eq(subscriberImports.state, "reading"))) > 0;
}

/** Reads the state in the batch that erases, so that a subscriber who leaves in between is suppressed too. */
function fingerprintOf(id: string, hash: string, now: Date, isKeptAway: boolean) {
  const isGone = sql`${subscribers.state} in ('unsubscribed', 'bounced', 'complained')`;
  const reason = sql`case when ${subscribers.state} in ('bounced', 'complained') then ${subscribers.state} else 'unsubscribed' end`;
  return rowFrom(
    suppressions,
    { addressHash: hash, reason, since: now },
    sql`from ${subscribers} where ${subscribers.id} = ${id} and (${isGone} or ${isKeptAway ? 1 : 0} = 1)`,
  );
}
