import { and, eq, exists } from "drizzle-orm";
import { subscribers, suppressions } from "#db/schema.ts";
import type { Refused } from "../outcome.ts";
import { refuseFlood } from "../refuse-flood.ts";
import type { Services } from "../services.ts";
import { readToken } from "../tokens/token.server.ts";
import { type ConfirmationLink, mayConfirm, readConfirmation } from "./confirmation-link.server.ts";
import { type LeavingInput, reasonText } from "./leaving.ts";
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
  return id ? subscriptionOf(services, id) : null;
}

/** Confirms the subscription that a mailed link may confirm; the state that is answered says what came of it. */
export async function confirmSubscription(
  services: Pick<Services, "db" | "clock" | "secret" | "limits">,
  visitorAddress: string,
  token: string,
): Promise<Subscription | Refused | null> {
  const flood = await refuseFlood(services, "confirm", visitorAddress);
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
  await db.batch([
    db
      .update(subscribers)
      .set({ state: "confirmed", confirmedAt: clock(), leavingReason: "", askedAgainAt: null })
      .where(and(mayConfirm(link), notEnded(services, hash))),
    // The reader pressed the link: an address that was erased after it had left is no longer suppressed.
    db
      .delete(suppressions)
      .where(
        and(eq(suppressions.addressHash, hash), eq(suppressions.reason, "unsubscribed"), exists(isConfirmed)),
      ),
  ]);
  return subscriptionOf(services, link.id);
}

/** Ends a subscription at once. No rate limit: mail providers send many people's wish from one address. */
export async function unsubscribe(
  services: Pick<Services, "db" | "clock" | "secret">,
  token: string,
): Promise<Subscription | null> {
  const id = await readToken(services.secret, "unsubscribe", token);
  if (!id) return null;
  if (id === testSubscriber) return testSubscription;
  await services.db
    .update(subscribers)
    // A reader who changes their mind gets the mail at once: the link that led here came to this very mailbox.
    .set({ ...markAsLeft(services.clock()), confirmationSentAt: null })
    .where(and(eq(subscribers.id, id), canLeave));
  return subscriptionOf(services, id);
}

/**
 * Keeps the reason why a reader left. Only the holder of the link can give it, only after leaving, and the last answer
 * counts. False for an invalid token, and for a holder in another state than `unsubscribed`.
 */
export async function saveLeavingReason(
  services: Pick<Services, "db" | "secret">,
  token: string,
  input: LeavingInput,
): Promise<boolean> {
  const id = await readToken(services.secret, "unsubscribe", token);
  if (!id) return false;
  if (id === testSubscriber) return true;
  const [saved] = await services.db
    .update(subscribers)
    .set({ leavingReason: reasonText(input) })
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
  const found = await subscriptionOf(services, link.id);
  const isOpen = found && (await services.db.$count(subscribers, mayConfirm(link))) > 0;
  return isOpen ? { ...found, state: "pending" } : found;
}

async function subscriptionOf(services: Pick<Services, "db">, id: string): Promise<Subscription | null> {
  if (id === testSubscriber) return testSubscription;
  const [row] = await services.db
    .select({ email: subscribers.email, state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.id, id));
  return row ? { email: maskEmail(row.email), state: row.state } : null;
}
