import { and, eq, isNotNull, isNull, lt, notInArray, or } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { deliveries, subscribers } from "#db/schema.ts";
import { withoutAddresses } from "../log.ts";
import type { Services } from "../services.ts";
import { signToken } from "../tokens/token.server.ts";
import { countConfirmation, forgetHours, hasCapacity } from "./confirmation-brake.server.ts";
import { signConfirmation } from "./confirmation-link.server.ts";
import { alreadyHereMail, confirmationMail } from "./confirmation-mail.ts";
import { findSender } from "../letter/sender.server.ts";
import { hasSender } from "../letter/mail-settings.ts";

type Confirming = Pick<Services, "db" | "clock" | "settings" | "secret" | "mail">;
type Due = typeof subscribers.$inferSelect;

const oneMonth = 30 * 86_400_000;
/** What one run of the cron takes on. */
const sweepSize = 100;

/** Mails what a request for a subscription calls for. Where the mail server has no time, the sweep tries again. */
export async function mailConfirmation(services: Confirming, subscriber: Due): Promise<void> {
  const mail = await mailFor(services, subscriber);
  const sentAt = subscriber.confirmationSentAt?.getTime() ?? 0;
  const [answer] = await services.mail.send([
    { ...mail, to: subscriber.email, idempotencyKey: `confirm:${subscriber.id}:${sentAt}` },
  ]);
  if (answer && answer.result !== "accepted") {
    console.warn(`Confirmation for ${subscriber.id}: ${answer.result}: ${withoutAddresses(answer.reason)}`);
  }
  if (answer?.result === "busy") await putOff(services, subscriber);
}

async function mailFor(services: Confirming, subscriber: Due) {
  const { secret } = services;
  const sender = await findSender(services);
  const { origin } = sender.site;
  if (subscriber.state === "confirmed") {
    const token = await signToken(secret, "unsubscribe", subscriber.id);
    return alreadyHereMail(sender, `${origin}/unsubscribe/${token}`);
  }
  const token = await signConfirmation({ secret }, subscriber);
  const leftAt = subscriber.state === "unsubscribed" ? subscriber.unsubscribedAt : null;
  return confirmationMail(sender, `${origin}/confirmation/${token}`, leftAt);
}

/** Confirmations that found no open mail server, as many as the hour allows. */
export async function sweepConfirmations(services: Confirming): Promise<void> {
  // A cron has no address of its own: without SITE_URL there is nowhere for a link to lead.
  if (!hasSender(services) || !services.settings.site.origin) return;
  await forgetHours(services);
  const now = services.clock();
  const isAsked = or(
    eq(subscribers.state, "pending"),
    and(eq(subscribers.state, "unsubscribed"), isNotNull(subscribers.askedAgainAt)),
  );
  const waiting = and(isAsked, isNull(subscribers.confirmationSentAt));
  const due = await services.db.select().from(subscribers).where(waiting).limit(sweepSize);
  for (const { id } of due) {
    const { claimed } = await batch(services.db, {
      claimed: services.db
        .update(subscribers)
        .set({ confirmationSentAt: now })
        .where(and(eq(subscribers.id, id), waiting, hasCapacity(now)))
        .returning(),
      counted: countConfirmation(services, now, eq(subscribers.id, id)),
    });
    if (claimed[0]) await mailConfirmation(services, claimed[0]);
  }
}

/** Forgets addresses that never confirmed after a month; those that once had letters stay in the letters' accounts. */
export async function forgetUnconfirmed(services: Pick<Services, "db" | "clock">): Promise<void> {
  const monthAgo = new Date(services.clock().getTime() - oneMonth);
  const hadLetters = services.db.select({ id: deliveries.subscriberId }).from(deliveries);
  await services.db
    .delete(subscribers)
    .where(
      and(
        eq(subscribers.state, "pending"),
        lt(subscribers.confirmationSentAt, monthAgo),
        notInArray(subscribers.id, hadLetters),
      ),
    );
}

async function putOff(services: Pick<Services, "db">, { id, confirmationSentAt }: Due): Promise<void> {
  if (!confirmationSentAt) return;
  await services.db
    .update(subscribers)
    .set({ confirmationSentAt: null })
    .where(and(eq(subscribers.id, id), eq(subscribers.confirmationSentAt, confirmationSentAt)));
}
