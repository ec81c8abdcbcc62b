import { and, eq, lt, sql } from "drizzle-orm";
import { deliveries, mailEvents, subscribers } from "#db/schema.ts";
import type { MailEvent, Services } from "../services.ts";
import { closeIssue } from "./ledger/issue-rows.server.ts";
import { markDelivery } from "./ledger/settle.server.ts";
import { toEmailKey } from "../text/email-address.ts";
import { mayEndMailing, suppress } from "../subscribers/suppress.server.ts";

type Hearing = Pick<Services, "db" | "clock" | "secret">;

/** Takes what a provider tells of mails, in any order and however often; answers how many events were news. */
export async function takeMailEvents(
  services: Hearing,
  transport: string,
  events: MailEvent[],
): Promise<number> {
  let taken = 0;
  for (const event of events) if (await takeMailEvent(services, transport, event)) taken++;
  return taken;
}

/**
 * Writes an event down in the same step as everything that follows from it. An event that stands there already breaks
 * the whole step: nothing follows from it twice, not even where two arrive at once.
 */
async function takeMailEvent(services: Hearing, transport: string, event: MailEvent): Promise<boolean> {
  if (await isKnown(services, transport, event)) return false;
  const delivery = await findDelivery(services, event);
  const reader = mayEndMailing(event) ? await findReader(services, event, delivery) : undefined;
  const { id: eventId, kind } = event;
  const { db, clock } = services;
  try {
    await db.batch([
      db.insert(mailEvents).values({ transport, eventId, kind, receivedAt: clock() }),
      ...(delivery ? [markDelivery(services, delivery, event)] : []),
      ...(await suppress(services, event, { reader, isLetter: Boolean(delivery ?? event.delivery) })),
      ...(delivery && isOpen(delivery) ? [closeIssue(services, delivery.issueId)] : []),
    ]);
    return true;
  } catch (error) {
    if (await isKnown(services, transport, event)) return false;
    throw error;
  }
}

/** No provider tells anything again after so long. */
const remembered = 90 * 86_400_000;
/** What one night takes on: the oldest, which stand first. */
const sweepSize = 50_000;

/** Forgets the ids of events that are long past; what followed from them stays. */
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

/** By its mark; by the mail's name where the reader was forgotten since and the mark names nobody any more. */
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

/** Whose mail it was: the delivery's reader; else whoever has the address, for not every mail is a letter. */
async function findReader({ db }: Hearing, event: MailEvent, delivery: Delivery | undefined) {
  const id = (delivery ?? event.delivery)?.subscriberId;
  const marked = id && (await db.query.subscribers.findFirst({ where: eq(subscribers.id, id) }));
  if (marked) return marked.id;
  if (!event.email) return undefined;
  const emailKey = toEmailKey(event.email);
  return (await db.query.subscribers.findFirst({ where: eq(subscribers.emailKey, emailKey) }))?.id;
}

/** Its issue may be waiting for nobody else: also an uncertain one may just have been put back to wait. */
function isOpen({ state }: Delivery): boolean {
  return state === "waiting" || state === "claimed" || state === "uncertain";
}
