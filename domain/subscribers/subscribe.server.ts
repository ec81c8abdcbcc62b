import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { subscribers } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import { hasSender } from "../letter/mail-settings.ts";
import { refuse, type Refused } from "../outcome.ts";
import { refuseVisitorsFlood } from "../refuse-visitors-flood.server.ts";
import type { Services } from "../services.ts";
import { countConfirmation, hasCapacity, refuseWhileBraked } from "./confirmation-brake.server.ts";
import { mailConfirmation } from "./confirming.server.ts";
import { newSubscriber } from "./subscriber-rows.server.ts";
import { type SubscribeInput } from "./subscriber.ts";
import { toEmailKey } from "@toadstool/mail/address";
import { addressHash, notEnded } from "./suppression.server.ts";
import { chosenBy } from "./topics/choosing.server.ts";
import { refuseUnproven } from "./turnstile.server.ts";

/** No address is mailed again by a visitor's wish within five minutes. */
const quietTime = 5 * 60_000;

const noChoice = { offered: [], chosen: [] };

type Subscribing = Pick<
  Services,
  "db" | "clock" | "settings" | "secret" | "mail" | "limits" | "later" | "fetch"
>;

/**
 * Asks for a subscription. The answer never reveals whether the address is known, nor does the time it takes: every address
 * costs the same statements, and any mail is sent after the answer. Anyone can ask in anyone's name, so readers who have
 * left stay so until they press the link in that mail.
 */
export async function subscribe(
  services: Subscribing,
  visitorAddress: string,
  { email, turnstile, topics = noChoice }: SubscribeInput,
): Promise<{ email: string } | Refused> {
  if (!hasSender(services)) {
    const { notOpen } = (await findSite(services)).words.subscribe;
    return refuse("conflict", "mail_not_configured", notOpen);
  }
  const refusal =
    (await refuseVisitorsFlood(services, "subscribe", visitorAddress)) ??
    (await refuseUnproven(services, visitorAddress, turnstile)) ??
    (await refuseWhileBraked(services));
  if (refusal) return refusal;
  const now = services.clock();
  const emailKey = toEmailKey(email);
  const isWelcome = notEnded(services, await addressHash(services, email));
  const isThisOne = eq(subscribers.emailKey, emailKey);
  const isMailable = inArray(subscribers.state, ["pending", "confirmed", "unsubscribed"]);
  const isRested = or(
    isNull(subscribers.confirmationSentAt),
    lte(subscribers.confirmationSentAt, new Date(now.getTime() - quietTime)),
  );
  const { due } = await batch(services.db, {
    added: services.db
      .insert(subscribers)
      .select(rowWhere(subscribers, newSubscriber(email, { state: "pending", createdAt: now }), isWelcome))
      .onConflictDoNothing(),
    due: services.db
      .update(subscribers)
      .set({
        confirmationSentAt: now,
        askedAgainAt: sql`iif(${subscribers.state} = 'unsubscribed', ${now.getTime()}, null)`,
      })
      .where(and(isThisOne, isMailable, isWelcome, isRested, hasCapacity(now)))
      .returning(),
    counted: countConfirmation(services, now, isThisOne),
    // Anyone can ask in anyone's name, so the choice of a confirmed reader stays as it is.
    topics: chosenBy(services, and(isThisOne, eq(subscribers.state, "pending")) as SQL, topics),
  });
  if (due[0]) services.later(mailConfirmation(services, due[0]));
  return { email };
}
