import { languageTag } from "@toadstool/language";
import { momentOf } from "../../calendar/date-string.ts";
import { and, count, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { declinedTopics, subscribers, subscriberSources, subscriberTags, topics } from "#db/schema.ts";
import { findSite } from "../../facts/site.server.ts";
import type { Owner } from "../../identity/owner.ts";
import { type Refused, refuse, refuseField } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { countSubscriberTags } from "../../subscribers/tags/subscriber-tags.server.ts";
import { countTopics, listTopics } from "../../subscribers/topics/topics.server.ts";
import { findSentLanguages } from "../../letter/sent-languages.server.ts";
import { isEveryone, type Segment, type SegmentChoice } from "./segment.ts";

type Storage = Pick<Services, "db">;

/**
 * Holds for subscribers that a segment contains: it is a column or a parameter with its JSON, null for everyone. The count
 * that the owner sees and the statement that freezes the audience share this one rule.
 */
export function inSegment(segment: SQLWrapper): SQL {
  const values = (path: string) => sql`json_each(${segment}, ${sql.raw(`'$.${path}'`)}) as wanted`;
  const isOpen = (path: string) => sql`json_array_length(${segment}, ${sql.raw(`'$.${path}'`)}) = 0`;
  const own = sql.raw("subscribers.id");
  const joined = sql`coalesce(${subscribers.confirmedAt}, ${subscribers.createdAt})`;
  return sql`(${segment} is null or (
    (${isOpen("topics")} or exists (select 1 from ${values("topics")}
      inner join ${topics} on ${topics.id} = wanted.value ->> '$.id'
      where not exists (select 1 from ${declinedTopics} where ${declinedTopics.subscriberId} = ${own} and ${declinedTopics.topicId} = ${topics.id})))
    and (${isOpen("tags")} or exists (select 1 from ${values("tags")}
      inner join ${subscriberTags} on ${subscriberTags.subscriberId} = ${own} and ${subscriberTags.key} = wanted.value ->> '$.key'))
    and (${isOpen("sources")} or ${subscribers.source} in (select wanted.value from ${values("sources")}))
    and (coalesce(json_array_length(${segment}, '$.languages'), 0) = 0
      or ${subscribers.language} in (select wanted.value from ${values("languages")}))
    and coalesce(${joined} >= ${segment} ->> '$.joinedFrom', true)
    and coalesce(${joined} < ${segment} ->> '$.joinedBefore', true)))`;
}

/** Holds for the subscribers who would get a letter for this segment now. */
export function isReaderIn(segment: Segment | null): SQL {
  const isIn = segment ? inSegment(sql`${JSON.stringify(segment)}`) : undefined;
  return and(eq(subscribers.state, "confirmed"), isIn) as SQL;
}

export function countReaders({ db }: Storage, _owner: Owner, segment: Segment | null): Promise<number> {
  return db.$count(subscribers, isReaderIn(segment));
}

/** What the review page offers to choose from, each with the confirmed subscribers that it means. */
export async function segmentOptions(
  services: Pick<Services, "db" | "settings">,
  owner: Owner,
  /** Of the letter. */
  own = "",
) {
  const [ofTopics, ofTags, ofSources, ofLanguages, sent, { words }] = await Promise.all([
    countTopics(services, owner),
    countSubscriberTags(services, owner),
    services.db
      .select({ source: subscribers.source, count: count() })
      .from(subscribers)
      .where(eq(subscribers.state, "confirmed"))
      .groupBy(subscribers.source),
    services.db
      .select({ language: subscribers.language, count: count() })
      .from(subscribers)
      .where(eq(subscribers.state, "confirmed"))
      .groupBy(subscribers.language),
    findSentLanguages(services),
    findSite(services),
  ]);
  const counts = new Map(["", own, ...sent].map((tag) => [tag === words.language ? "" : tag, 0]));
  for (const { language, count: readers } of ofLanguages) {
    const tag = language === words.language ? "" : language;
    counts.set(tag, (counts.get(tag) ?? 0) + readers);
  }
  const languages = [...counts].map(([language, readers]) => ({ language, count: readers }));
  return { topics: ofTopics, tags: ofTags.slice(0, mostTags), sources: ofSources, languages };
}

export type SegmentOptions = Awaited<ReturnType<typeof segmentOptions>>;

/** Of one segment; the review page offers no more. */
const mostTags = 100;

/** The segment of a choice, with the names of now; null for every confirmed subscriber. */
export async function findSegment(
  services: Pick<Services, "db" | "settings">,
  owner: Owner,
  choice: SegmentChoice,
): Promise<Segment | Refused | null> {
  if (isEveryone(choice)) return null;
  const [allTopics, allTags, { timeZone, words }] = await Promise.all([
    listTopics(services),
    countSubscriberTags(services, owner),
    findSite(services),
  ]);
  const chosenTopics = allTopics.filter(({ id }) => choice.topics.includes(id));
  const tags = allTags.filter(({ key }) => choice.tags.includes(key)).map(({ key, name }) => ({ key, name }));
  const sources = subscriberSources.filter((source) => choice.sources.includes(source));
  const site = words.language;
  // A reader may have chosen the site’s language by its tag.
  const languages = choice.languages.flatMap((tag) => (tag === "" || tag === site ? ["", site] : [tag]));
  const isKnown =
    languages.every((tag) => tag === "" || languageTag(tag) === tag) &&
    languages.length <= mostTags &&
    chosenTopics.length === new Set(choice.topics).size &&
    tags.length === new Set(choice.tags).size &&
    sources.length === new Set(choice.sources).size &&
    tags.length <= mostTags;
  if (!isKnown) return unknownOption;
  const moment = (day: string) =>
    day ? (momentOf(`${day}T00:00`, timeZone)?.getTime() ?? Number.NaN) : null;
  const [joinedFrom, joinedBefore] = [moment(choice.joinedFrom), moment(choice.joinedBefore)];
  if (Number.isNaN(joinedFrom)) return noDay("joinedFrom");
  if (Number.isNaN(joinedBefore)) return noDay("joinedBefore");
  if (joinedFrom !== null && joinedBefore !== null && joinedFrom >= joinedBefore) return noDays;
  // Absent where none is chosen, as in segments from before there were languages.
  const spoken = languages.length > 0 && { languages: [...new Set(languages)].toSorted() };
  return { topics: chosenTopics, tags, sources, ...spoken, joinedFrom, joinedBefore };
}

const unknownOption = refuse(
  "conflict",
  "segment_unknown",
  "A topic or tag of this choice no longer exists: it was changed in another window. Choose the recipients again.",
);

const noDay = (field: string) => refuseField("invalid", "day_unreadable", field, "That is not a day.");

const noDays = refuseField(
  "invalid",
  "days_reversed",
  "joinedBefore",
  "The second day must be after the first one.",
);
