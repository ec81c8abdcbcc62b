import { and, eq, lt, sql } from "drizzle-orm";
import { deliveries, mailEvents, subscribers } from "#db/schema.ts";
import type { MailEvent, Services } from "../services.ts";
import { finishIssue } from "./ledger/issue-rows.server.ts";
import { markDelivery, recordArrival } from "./ledger/settle.server.ts";
import { toEmailKey } from "@toadstool/mail/address";
import { mayEndMailing, suppress } from "../subscribers/suppress.server.ts";

type Hearing = Pick<Services, "db" | "clock" | "secret">;

/** Records a provider's events about mails, in any order and however often; returns how many were new. */
export async function recordMailEvents(
  services: Hearing,
  transport: string,
  events: MailEvent[],
): Promise<number> {
  let recorded = 0;
  for (const event of events) if (await recordMailEvent(services, transport, event)) recorded++;
  return recorded;
}

/**
 * Records an event in the same batch as everything that follows from it. An event that is already there fails the whole
 * batch, so nothing follows from it twice, even where two copies arrive at once.
 */
async function recordMailEvent(services: Hearing, transport: string, event: MailEvent): Promise<boolean> {
  if (await isKnown(services, transport, event)) return false;
  const delivery = await findDelivery(services, event);
  const reader = mayEndMailing(event) ? await findReader(services, event, delivery) : undefined;
  const { id: eventId, kind } = event;
  const { db, clock } = services;
  try {
    await db.batch([
      db.insert(mailEvents).values({ transport, eventId, kind, receivedAt: clock() }),
      ...(delivery
        ? [recordArrival(services, delivery.issueId), markDelivery(services, delivery, event)]
        : []),
      ...(await suppress(services, event, { reader, isLetter: Boolean(delivery ?? event.delivery) })),
      ...(delivery && isOpen(delivery) ? [finishIssue(services, delivery.issueId)] : []),
    ]);
    return true;
  } catch (error) {
    if (await isKnown(services, transport, event)) return false;
    throw error;
  }
}

/** No provider repeats an event after this time. */
const remembered = 90 * 86_400_000;
/** How many rows one night deletes at most: the oldest, which come first. */
const sweepSize = 50_000;

/** Deletes the ids of old events; their consequences stay. */
export async function sweepMailEvents({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const longAgo = new Date(clock().getTime() - remembered);
  const oldest = sql`rowid in (select rowid from ${mailEvents} order by rowid limit ${sweepSize})`;
  await db.delete(mailEvents).where(and(oldest, lt(mailEvents.receivedAt, longAgo)));
}

type Delivery = typeof deliveries.$inferSelect;

async function isKnown({ db }: Hearing, transport: string, { id }: MailEvent): Promise<boolean> {
  const known = and(eq(mailEvents.transport, transport), eq(mailEvents.eventId, id));
  return (await db.$count(mailEvents, known)) > 0;
}

/** By its tag; by the message id where the subscriber was erased since and the tag names no row. */
async function findDelivery({ db }: Hearing, event: MailEvent): Promise<Delivery | undefined> {
  const { delivery, messageId } = event;
  const marked =
    delivery &&
    (await db.query.deliveries.findFirst({
      where: and(
        eq(deliveries.issueId, delivery.issueId),
        eq(deliveries.subscriberId, delivery.subscriberId),
      ),
    }));
  if (marked || !messageId) return marked ?? undefined;
  return db.query.deliveries.findFirst({ where: eq(deliveries.messageId, messageId) });
}

/** The subscriber of the delivery; else the one with the address, since not every mail is a letter. */
async function findReader({ db }: Hearing, event: MailEvent, delivery: Delivery | undefined) {
  const id = (delivery ?? event.delivery)?.subscriberId;
  const marked = id && (await db.query.subscribers.findFirst({ where: eq(subscribers.id, id) }));
  if (marked) return marked.id;
  if (!event.email) return undefined;
  const emailKey = toEmailKey(event.email);
  return (await db.query.subscribers.findFirst({ where: eq(subscribers.emailKey, emailKey) }))?.id;
}

/** It may be the last open delivery of its issue; an uncertain one may just have been put back to waiting. */
function isOpen({ state }: Delivery): boolean {
  return state === "waiting" || state === "claimed" || state === "uncertain";
}
