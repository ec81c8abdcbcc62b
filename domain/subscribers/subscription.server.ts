import { and, eq, inArray, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { rowWhere } from "#db/insert-where.ts";
import { subscribers, suppressions } from "#db/schema.ts";
import type { Refused } from "../outcome.ts";
import { refuseFlood } from "../rate-limit.ts";
import type { Services } from "../services.ts";
import { readToken } from "../tokens/token.server.ts";
import { countConfirmation, hasRoom, refuseWhileBraked } from "./confirmation-brake.server.ts";
import { mailConfirmation } from "./confirming.server.ts";
import { refuseWithoutSender } from "../newsletter/mail-settings.ts";
import { maskEmail, type SubscribeInput, type Subscription, toEmailKey } from "./subscriber.ts";
import { addressHash, liftSuppression } from "./suppression.server.ts";
import { refuseUnproven } from "./turnstile.server.ts";
import { welcomeReader, type Welcoming } from "./welcome.server.ts";

/** No address is mailed again by a visitor's wish within five minutes. */
const quietTime = 5 * 60_000;

type Subscribing = Pick<
  Services,
  "db" | "clock" | "settings" | "secret" | "mail" | "limits" | "later" | "fetch"
>;

/**
 * Asks for a subscription. The answer never tells whether the address is known, nor does the time it takes:
 * every address costs the same statements, and any mail goes out after the answer.
 */
export async function subscribe(
  services: Subscribing,
  visitorAddress: string,
  { email, turnstile }: SubscribeInput,
): Promise<{ email: string } | Refused> {
  const refusal =
    refuseWithoutSender(services) ??
    (await refuseFlood(services, "subscribe", visitorAddress)) ??
    (await refuseUnproven(services, visitorAddress, turnstile)) ??
    (await refuseWhileBraked(services));
  if (refusal) return refusal;
  const now = services.clock();
  const emailKey = toEmailKey(email);
  const isWelcome = notSuppressed(services, await addressHash(services, email));
  const isThisOne = eq(subscribers.emailKey, emailKey);
  const isMailable = inArray(subscribers.state, ["pending", "confirmed", "unsubscribed"]);
  const isRested = or(
    isNull(subscribers.confirmationSentAt),
    lte(subscribers.confirmationSentAt, new Date(now.getTime() - quietTime)),
  );
  const [, [due]] = await services.db.batch([
    services.db
      .insert(subscribers)
      .select(rowWhere(subscribers, newcomer(email, now), isWelcome))
      .onConflictDoNothing(),
    services.db
      .update(subscribers)
      .set({
        confirmationSentAt: now,
        state: sql`case ${subscribers.state} when 'unsubscribed' then 'pending' else ${subscribers.state} end`,
      })
      .where(and(isThisOne, isMailable, isRested, hasRoom(now)))
      .returning(),
    countConfirmation(services, now, isThisOne),
  ]);
  if (due) services.later(mailConfirmation(services, due));
  return { email };
}

/** A person who was forgotten after their mailbox bounced, or after they complained, is not even known to be pending. */
function notSuppressed({ db }: Pick<Services, "db">, hash: string) {
  const isFinal = inArray(suppressions.reason, ["bounced", "complained"]);
  return notExists(
    db
      .select({ reason: suppressions.reason })
      .from(suppressions)
      .where(and(eq(suppressions.addressHash, hash), isFinal)),
  );
}

function newcomer(email: string, createdAt: Date): typeof subscribers.$inferSelect {
  return {
    id: crypto.randomUUID(),
    email,
    emailKey: toEmailKey(email),
    state: "pending",
    createdAt,
    confirmationSentAt: null,
    confirmedAt: null,
    unsubscribedAt: null,
    source: "form",
    consent: "",
    leavingReason: "",
    suppressedAt: null,
    suppressedBecause: "",
    welcomedAt: null,
  };
}

/** What a mailed link stands for; null for a token that was forged, cut short or made for something else. */
export async function findSubscription(
  services: Pick<Services, "db" | "secret">,
  purpose: "confirm" | "unsubscribe",
  token: string,
): Promise<Subscription | null> {
  const id = await readToken(services.secret, purpose, token);
  return id ? subscriptionOf(services, id) : null;
}

/** Confirms a pending subscription; the state that is answered says what came of it. */
export async function confirmSubscription(
  services: Welcoming & Pick<Services, "limits" | "later">,
  visitorAddress: string,
  token: string,
): Promise<Subscription | Refused | null> {
  const flood = await refuseFlood(services, "confirm", visitorAddress);
  if (flood) return flood;
  const id = await readToken(services.secret, "confirm", token);
  if (!id) return null;
  const [confirmed] = await services.db
    .update(subscribers)
    .set({ state: "confirmed", confirmedAt: services.clock(), leavingReason: "" })
    .where(and(eq(subscribers.id, id), eq(subscribers.state, "pending")))
    .returning({ email: subscribers.email });
  if (confirmed) {
    await liftSuppression(services, confirmed.email);
    services.later(welcomeReader(services, id));
  }
  return subscriptionOf(services, id);
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
    // Who changes their mind gets the mail at once: the link that led here came to this very mailbox.
    .set({ state: "unsubscribed", unsubscribedAt: services.clock(), confirmationSentAt: null })
    .where(and(eq(subscribers.id, id), inArray(subscribers.state, ["pending", "confirmed"])));
  return subscriptionOf(services, id);
}

/** Stands in a test letter's unsubscribe link, so that the link works and nobody leaves by it. */
export const testSubscriber = "test";
const testSubscription: Subscription = { email: "a test reader", state: "unsubscribed" };

async function subscriptionOf(services: Pick<Services, "db">, id: string): Promise<Subscription | null> {
  if (id === testSubscriber) return testSubscription;
  const [row] = await services.db
    .select({ email: subscribers.email, state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.id, id));
  return row ? { email: maskEmail(row.email), state: row.state } : null;
}
