import { asc, desc, eq } from "drizzle-orm";
import { declinedTopics, deliveries, newsletterIssues, subscribers, topics } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { tagsOf } from "./tags/subscriber-tags.server.ts";
import { withTimes } from "#db/d1/with-times.ts";

/** All that is kept of one person: what they may ask to see. */
export async function findPerson({ db }: Pick<Services, "db">, owner: Owner, id: string) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  if (!row) return null;
  const letters = await db
    .select({
      issueId: newsletterIssues.id,
      subject: newsletterIssues.subject,
      state: deliveries.state,
      sentAt: deliveries.settledAt,
      reason: deliveries.reason,
    })
    .from(deliveries)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, deliveries.issueId))
    .where(eq(deliveries.subscriberId, id))
    .orderBy(desc(newsletterIssues.startedAt), asc(newsletterIssues.id));
  const [tags, declined] = await Promise.all([
    tagsOf({ db }, owner, id),
    db
      .select({ name: topics.name })
      .from(declinedTopics)
      .innerJoin(topics, eq(topics.id, declinedTopics.topicId))
      .where(eq(declinedTopics.subscriberId, id))
      .orderBy(asc(topics.createdAt)),
  ]);
  const { emailKey: _, ...person } = row;
  const unwantedTopics = declined.map(({ name }) => name);
  return { ...withTimes(person), tags, unwantedTopics, letters: letters.map(withTimes) };
}

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
