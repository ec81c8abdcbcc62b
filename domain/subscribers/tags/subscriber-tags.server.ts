import { asc, count, eq, min, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { subscribers, subscriberTags } from "#db/schema.ts";
import { type Refused, refuseField } from "../../outcome.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import { tagText } from "../../tags/tag.ts";
import { keyedTags } from "./subscriber-tag.ts";

type Storage = Pick<Services, "db">;

/** An expression: the tags of the subscriber of a statement over `subscribers`, as one text; null where there are none. */
export const tagsOfSubscriber = sql<string | null>`(select group_concat(name, ', ') from
  (select ${subscriberTags.name} as name from ${subscriberTags} where ${subscriberTags.subscriberId} = ${sql.raw("subscribers.id")} order by ${subscriberTags.key}))`;

/** All tags that confirmed subscribers have, with how many have each. */
export function countSubscriberTags({ db }: Storage, _owner: Owner) {
  return db
    .select({ key: subscriberTags.key, name: sql<string>`${min(subscriberTags.name)}`, count: count() })
    .from(subscriberTags)
    .innerJoin(subscribers, sql`${subscribers.id} = ${subscriberTags.subscriberId}`)
    .where(eq(subscribers.state, "confirmed"))
    .groupBy(subscriberTags.key)
    .orderBy(asc(subscriberTags.key));
}

export async function tagsOf(services: Storage, _owner: Owner, subscriberId: string): Promise<string> {
  return tagText(await selectTags(services, subscriberId));
}

const selectTags = ({ db }: Storage, subscriberId: string) =>
  db
    .select({ name: subscriberTags.name })
    .from(subscriberTags)
    .where(eq(subscriberTags.subscriberId, subscriberId))
    .orderBy(asc(subscriberTags.key));

/** Replaces the tags of a subscriber; refused where they are no longer those that were on the page. */
export async function tagSubscriber(
  services: Storage,
  owner: Owner,
  subscriberId: string,
  { tags, before }: { tags: string; before: string },
): Promise<string | Refused> {
  const present = await tagsOf(services, owner, subscriberId);
  if (present !== before) return changedElsewhere(present);
  const { db } = services;
  const given = JSON.stringify(keyedTags(tags));
  const row = {
    subscriberId: sql`${subscribers.id}`,
    key: sql`tag.value ->> '$.key'`,
    name: sql`tag.value ->> '$.name'`,
  };
  const source = sql`from ${subscribers}, json_each(${given}) as tag where ${subscribers.id} = ${subscriberId}`;
  const { after } = await batch(db, {
    former: db.delete(subscriberTags).where(eq(subscriberTags.subscriberId, subscriberId)),
    given: db.insert(subscriberTags).select(rowFrom(subscriberTags, row, source)),
    after: selectTags(services, subscriberId),
  });
  return tagText(after);
}

function changedElsewhere(present: string): Refused {
  const message = `The tags were changed in another window, to “${present || "none"}”. Save again to replace them.`;
  return refuseField("conflict", "changed_elsewhere", "tags", message);
}
