import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { declinedTopics, newsletterIssues, subscribers, topics } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { type Refused, refuse, refuseField } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { tagKey } from "../../tags/tag.ts";
import { mostTopics, type Topic, type TopicInput } from "./topic.ts";

type Storage = Pick<Services, "db">;

const { key: _key, createdAt: _createdAt, ...shown } = getTableColumns(topics);
const { id, name } = shown;

/** In the order in which the owner added them. */
export function listTopics({ db }: Storage): Promise<Topic[]> {
  return db.select(shown).from(topics).orderBy(asc(topics.createdAt), asc(id));
}

/** The same with the confirmed subscribers who want letters about each. */
export async function countTopics({ db }: Storage, _owner: Owner): Promise<(Topic & { readers: number })[]> {
  const isConfirmed = eq(subscribers.state, "confirmed");
  const declined = sql<number>`(select count(*) from ${declinedTopics}
    inner join ${subscribers} on ${subscribers.id} = ${declinedTopics.subscriberId}
    where ${declinedTopics.topicId} = ${sql.raw("topics.id")} and ${isConfirmed})`;
  const { rows, all } = await batch(db, {
    rows: db
      .select({ ...shown, declined })
      .from(topics)
      .orderBy(asc(topics.createdAt), asc(id)),
    all: db
      .select({ count: sql<number>`count(*)` })
      .from(subscribers)
      .where(isConfirmed),
  });
  return rows.map(({ declined: without, ...topic }) => ({
    ...topic,
    readers: (all[0]?.count ?? 0) - without,
  }));
}

export async function addTopic(
  { db, clock }: Pick<Services, "db" | "clock">,
  _owner: Owner,
  input: TopicInput,
): Promise<Topic | Refused> {
  const topic = { id: crypto.randomUUID(), ...input };
  const row = { ...topic, key: tagKey(input.name), createdAt: clock() };
  const isBelowLimit = sql`(select count(*) from ${topics}) < ${mostTopics}`;
  const { added, named } = await batch(db, {
    added: db
      .insert(topics)
      .select(rowWhere(topics, row, isBelowLimit))
      .onConflictDoNothing()
      .returning({ id }),
    named: db.select({ id }).from(topics).where(eq(topics.key, row.key)),
  });
  if (added.length > 0) return topic;
  if (named.length > 0) return nameTaken();
  const message = `There are ${mostTopics} topics already. Readers would have to choose among too many.`;
  return refuseField("conflict", "too_many_topics", "name", message);
}

/** Null where there is no such topic; refused where it is called something else by now, or another topic has the name. */
export async function renameTopic(
  { db }: Storage,
  _owner: Owner,
  topicId: string,
  { before, ...input }: TopicInput & { before: string },
): Promise<Topic | Refused | null> {
  const key = tagKey(input.name);
  const isFree = sql`not exists (select 1 from ${topics} as other where other.key = ${key} and other.id <> ${topicId})`;
  const {
    renamed: [renamed],
    there: [now],
  } = await batch(db, {
    renamed: db
      .update(topics)
      .set({ ...input, key })
      .where(and(eq(id, topicId), eq(name, before), isFree))
      .returning(shown),
    there: db.select({ name }).from(topics).where(eq(id, topicId)),
  });
  if (renamed) return renamed;
  if (!now) return null;
  return now.name === before ? nameTaken() : refuseChanged(now.name);
}

/** Deletes a topic and what readers chose about it; false where there is none. */
export async function deleteTopic(
  { db }: Storage,
  _owner: Owner,
  topicId: string,
): Promise<boolean | Refused> {
  // Its readers' choice would be lost before the letter's audience is frozen.
  const isAwaited = sql`exists (select 1 from ${newsletterIssues}, json_each(${newsletterIssues.segment}, '$.topics') as wanted
    where ${newsletterIssues.state} = 'scheduled' and wanted.value ->> '$.id' = ${topicId})`;
  const { deleted, there } = await batch(db, {
    deleted: db
      .delete(topics)
      .where(and(eq(id, topicId), sql`not ${isAwaited}`))
      .returning({ id }),
    there: db.select({ id }).from(topics).where(eq(id, topicId)),
  });
  if (deleted.length > 0) return true;
  if (there.length === 0) return false;
  return refuse(
    "conflict",
    "topic_awaited",
    "A scheduled letter is for this topic. Undo its send, or wait until it has been sent.",
  );
}

function nameTaken(): Refused {
  return refuseField("conflict", "topic_taken", "name", "There is a topic with this name already.");
}

function refuseChanged(present: string): Refused {
  const message = `This topic was renamed to “${present}” in another window. Save again if yours is the better name.`;
  return refuseField("conflict", "changed_elsewhere", "name", message);
}
