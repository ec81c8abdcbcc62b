import { and, eq, exists } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { subscribers, suppressions } from "#db/schema.ts";
import type { Refused } from "../outcome.ts";
import { refuseVisitorsFlood } from "../refuse-visitors-flood.server.ts";
import type { Services } from "../services.ts";
import { readToken } from "../tokens/token.server.ts";
import { type ConfirmationLink, mayConfirm, readConfirmation } from "./confirmation-link.server.ts";
import { testSubscriber } from "../letter/test-mail.server.ts";
import { canLeave, markAsLeft } from "./subscriber-rows.server.ts";
import { maskEmail } from "@toadstool/mail/address";
import { type Subscription } from "./subscriber.ts";
import { addressHash, notEnded } from "./suppression.server.ts";

/** The subscription that a mailed link is about; null for a token that was forged, cut short or made for something else. */
export async function findSubscription(
  services: Pick<Services, "db" | "secret">,
  purpose: "confirm" | "unsubscribe",
  token: string,
): Promise<Subscription | null> {
  if (purpose === "confirm") {
    const link = await readConfirmation(services, token);
    return link && confirmableOf(services, link);
  }
  const id = await readToken(services.secret, purpose, token);
  if (id === testSubscriber) return testSubscription;
  return id ? subscriptionIn(await selectSubscription(services, id)) : null;
}

/** Confirms the subscription that a mailed link may confirm; the state that is answered says what came of it. */
export async function confirmSubscription(
  services: Pick<Services, "db" | "clock" | "secret" | "limits" | "settings">,
  visitorAddress: string,
  token: string,
): Promise<Subscription | Refused | null> {
  const flood = await refuseVisitorsFlood(services, "confirm", visitorAddress);
  if (flood) return flood;
  const link = await readConfirmation(services, token);
  if (!link) return null;
  const { db, clock } = services;
  const isThisOne = eq(subscribers.id, link.id);
  const [row] = await db.select({ email: subscribers.email }).from(subscribers).where(isThisOne);
  if (!row) return null;
  const hash = await addressHash(services, row.email);
  const isConfirmed = db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(isThisOne, eq(subscribers.state, "confirmed")));
  const { after } = await batch(db, {
    confirmed: db
      .update(subscribers)
      .set({ state: "confirmed", confirmedAt: clock(), leavingReason: "", askedAgainAt: null })
      .where(and(mayConfirm(link), notEnded(services, hash))),
    // The reader pressed the link: an address that was erased after it had left is no longer suppressed.
    released: db
      .delete(suppressions)
      .where(
        and(eq(suppressions.addressHash, hash), eq(suppressions.reason, "unsubscribed"), exists(isConfirmed)),
      ),
    after: selectSubscription(services, link.id),
  });
  return subscriptionIn(after);
}

/** Ends a subscription at once. No rate limit: mail providers send many people's wish from one address. */
export async function unsubscribe(
  services: Pick<Services, "db" | "clock" | "secret">,
  token: string,
): Promise<Subscription | null> {
  const id = await readToken(services.secret, "unsubscribe", token);
  if (!id) return null;
  if (id === testSubscriber) return testSubscription;
  const { after } = await batch(services.db, {
    left: services.db
      .update(subscribers)
      // A reader who changes their mind gets the mail at once: the link that led here came to this very mailbox.
      .set({ ...markAsLeft(services.clock()), confirmationSentAt: null })
      .where(and(eq(subscribers.id, id), canLeave)),
    after: selectSubscription(services, id),
  });
  return subscriptionIn(after);
}

/**
 * Keeps the reason why a reader left, as `reasonText` puts it. Only the holder of the link can give it, only after leaving, and the last answer
 * counts. False for an invalid token, and for a holder in another state than `unsubscribed`.
 */
export async function saveLeavingReason(
  services: Pick<Services, "db" | "secret">,
  token: string,
  reason: string,
): Promise<boolean> {
  const id = await readToken(services.secret, "unsubscribe", token);
  if (!id) return false;
  if (id === testSubscriber) return true;
  const [saved] = await services.db
    .update(subscribers)
    .set({ leavingReason: reason })
    .where(and(eq(subscribers.id, id), eq(subscribers.state, "unsubscribed")))
    .returning({ id: subscribers.id });
  return saved !== undefined;
}

const testSubscription: Subscription = { email: "a test reader", state: "unsubscribed" };

/** A link that still confirms returns `pending`, also for a former subscriber, who may come back by it. */
async function confirmableOf(
  services: Pick<Services, "db">,
  link: ConfirmationLink,
): Promise<Subscription | null> {
  if (link.id === testSubscriber) return testSubscription;
  const { db } = services;
  const { found, open } = await batch(db, {
    found: selectSubscription(services, link.id),
    open: db.select({ id: subscribers.id }).from(subscribers).where(mayConfirm(link)),
  });
  const subscription = subscriptionIn(found);
  return subscription && open.length > 0 ? { ...subscription, state: "pending" } : subscription;
}

function selectSubscription({ db }: Pick<Services, "db">, id: string) {
  return db
    .select({ email: subscribers.email, state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.id, id));
}

function subscriptionIn([row]: Subscription[]): Subscription | null {
  return row ? { email: maskEmail(row.email), state: row.state } : null;
}
