import { and, eq, type SQL, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { maskEmail } from "@toadstool/mail/address";
import { batch } from "#db/batch.server.ts";
import { declinedTopics, subscribers, topics } from "#db/schema.ts";
import { findSentLanguages } from "../../letter/sent-languages.server.ts";
import { testSubscriber } from "../../letter/test-mail.server.ts";
import type { Services } from "../../services.ts";
import { readToken } from "../../tokens/token.server.ts";
import type { Subscription } from "../subscriber.ts";
import { canLeave } from "../subscriber-rows.server.ts";
import type { Topic, TopicChoice } from "./topic.ts";
import { listTopics } from "./topics.server.ts";

/** What readers see of their own subscription. */
export interface OwnSubscription extends Subscription {
  /** Of the letters for readers of one language that they get: BCP 47; "" for the site’s. */
  language: string;
  /** What they may choose besides the site’s. */
  languages: string[];
  topics: (Topic & { isWanted: boolean })[];
}

type Reading = Pick<Services, "db" | "secret">;

/** The subscription behind the link in a letter's foot; null for a token that was forged, cut short or made for something else. */
export async function findOwnSubscription(services: Reading, token: string): Promise<OwnSubscription | null> {
  const id = await readToken(services.secret, "unsubscribe", token);
  if (!id) return null;
  const { db } = services;
  const [[row], declined, all, sent] = await Promise.all([
    db
      .select({ email: subscribers.email, state: subscribers.state, language: subscribers.language })
      .from(subscribers)
      .where(eq(subscribers.id, id)),
    db
      .select({ topicId: declinedTopics.topicId })
      .from(declinedTopics)
      .where(eq(declinedTopics.subscriberId, id)),
    listTopics(services),
    findSentLanguages(services),
  ]);
  const unwanted = new Set(declined.map(({ topicId }) => topicId));
  const chosen = all.map((topic) => ({ ...topic, isWanted: !unwanted.has(topic.id) }));
  const own = { ...(row ?? testRow), topics: chosen };
  if (!row && id !== testSubscriber) return null;
  const languages = [...new Set([...sent, own.language])].filter(Boolean);
  return { ...own, email: row ? maskEmail(row.email) : own.email, languages };
}

const testRow = { email: "a test reader", state: "confirmed" as const, language: "" };

/**
 * Stores what a reader chose on their own page; their language where one was shown. False for an invalid token, and for a former
 * subscriber.
 */
export async function chooseLetters(
  services: Reading,
  token: string,
  { language, ...choice }: TopicChoice & { language?: string | undefined },
): Promise<boolean> {
  const id = await readToken(services.secret, "unsubscribe", token);
  if (!id) return false;
  if (id === testSubscriber) return true;
  const { db } = services;
  const isReader = and(eq(subscribers.id, id), canLeave) as SQL;
  const isOffered = language === "" || (language && (await findSentLanguages(services)).includes(language));
  const { there } = await batch(db, {
    topics: chosenBy(services, isReader, choice),
    language: isOffered ? [db.update(subscribers).set({ language }).where(isReader)] : [],
    there: db.select({ id: subscribers.id }).from(subscribers).where(isReader),
  });
  return there.length > 0;
}

/** The statements that keep a choice for the subscriber that meets `condition`. Topics that the form did not show stay as they are. */
export function chosenBy({ db }: Pick<Services, "db">, condition: SQL, { offered, chosen }: TopicChoice) {
  const among = (ids: string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const unticked = offered.filter((id) => !chosen.includes(id));
  const row = { subscriberId: sql`${subscribers.id}`, topicId: sql`${topics.id}` };
  const source = sql`from ${subscribers} inner join ${topics} on ${topics.id} in ${among(unticked)} where ${condition}`;
  return [
    db.delete(declinedTopics).where(
      sql`${declinedTopics.topicId} in ${among(offered)}
        and ${declinedTopics.subscriberId} in (select ${subscribers.id} from ${subscribers} where ${condition})`,
    ),
    db
      .insert(declinedTopics)
      .select(rowFrom(declinedTopics, row, source))
      .onConflictDoNothing(),
  ] as const;
}
