import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { deliveries, subscribers, subscriberTags, topics } from "#db/schema.ts";
import { testLedger } from "#testing/ledger.ts";
import { isRefused } from "../../outcome.ts";
import { tagSubscriber } from "../../subscribers/tags/subscriber-tags.server.ts";
import { chooseLetters } from "../../subscribers/topics/choosing.server.ts";
import { addTopic, deleteTopic } from "../../subscribers/topics/topics.server.ts";
import { signToken } from "../../tokens/token.server.ts";
import { sendIssue } from "../ledger/send-issue.server.ts";
import { sweepIssues } from "../ledger/sweep-issues.server.ts";
import { usualLanguage } from "../../words/words.ts";
import { type Segment, type SegmentChoice, segmentWords } from "./segment.ts";
import { countReaders, findSegment, segmentOptions } from "./segments.server.ts";

let ledger = testLedger();
const nothing: SegmentChoice = {
  topics: [],
  tags: [],
  sources: [],
  languages: [],
  joinedFrom: "",
  joinedBefore: "",
};
const letter = { subject: "Spores", content: "Hello *pond*.", sendKey: "key-00000001" };

beforeEach(async () => {
  ledger = testLedger();
  await ledger.clear();
  await ledger.services.db.delete(topics);
  await ledger.enlist(4);
});
afterEach(async () => void (await ledger.services.db.delete(topics)));

const named = (number: number) => `confirmed-000${number}`;

async function topicCalled(name: string) {
  const topic = await addTopic(ledger.services, ledger.owner, { name });
  if (isRefused(topic)) throw new Error(topic.message);
  return topic;
}
async function decline(number: number, ...ids: string[]) {
  const { services } = ledger;
  const token = await signToken(services.secret, "unsubscribe", named(number));
  await chooseLetters(services, token, { offered: ids, chosen: [] });
}
async function segmentOf(choice: Partial<SegmentChoice>) {
  const segment = await findSegment(ledger.services, ledger.owner, { ...nothing, ...choice });
  if (isRefused(segment)) throw new Error(segment.message);
  return segment;
}
const frozen = async () =>
  (await ledger.services.db.select({ id: deliveries.subscriberId }).from(deliveries))
    .map(({ id }) => id)
    .toSorted();

/** Counts and sends: both have to mean the same readers. */
async function readersOf(choice: Partial<SegmentChoice>) {
  const { services, owner } = ledger;
  const segment = await segmentOf(choice);
  const counted = await countReaders(services, owner, segment);
  await services.db.delete(deliveries);
  const sent = await sendIssue(services, owner, { ...letter, sendKey: crypto.randomUUID(), segment });
  expect(isRefused(sent) ? 0 : sent.balance.audience).toBe(counted);
  return frozen();
}

describe("the segment of a letter", () => {
  it("is everyone who is confirmed where nothing is chosen", async () => {
    expect(await segmentOf({})).toBeNull();
    expect(await readersOf({})).toHaveLength(4);
  });

  it("of topics is those who want one of them; who has chosen nothing wants all", async () => {
    const [essays, prints] = [await topicCalled("Essays"), await topicCalled("Prints 🐸")];
    await decline(0, essays.id);
    await decline(1, essays.id, prints.id);
    expect(await readersOf({ topics: [essays.id] })).toEqual([named(2), named(3)]);
    expect(await readersOf({ topics: [essays.id, prints.id] })).toEqual([named(0), named(2), named(3)]);
    expect(await readersOf({})).toHaveLength(4);
  });

  it("of tags, sources and days is those who meet each", async () => {
    const { services, owner } = ledger;
    const { db } = services;
    for (const number of [0, 1, 2])
      await tagSubscriber(services, owner, named(number), { tags: "Friends, 版画 🖨️", before: "" });
    await db
      .update(subscribers)
      .set({ source: "import" })
      .where(eq(subscribers.id, named(1)));
    const early = new Date("2026-01-31T23:59:59Z");
    await db
      .update(subscribers)
      .set({ confirmedAt: early })
      .where(eq(subscribers.id, named(2)));
    expect(await readersOf({ tags: ["friends"] })).toEqual([0, 1, 2].map(named));
    expect(await readersOf({ tags: ["friends"], sources: ["import"] })).toEqual([named(1)]);
    expect(await readersOf({ joinedBefore: "2026-02-02" })).toEqual([named(2)]);
    expect(await readersOf({ tags: ["friends"], joinedFrom: "2026-02-02" })).toEqual([0, 1].map(named));
  });

  it("of languages is readers of one of them; who chose none reads the site’s", async () => {
    const speak = (number: number, language: string) =>
      ledger.services.db
        .update(subscribers)
        .set({ language })
        .where(eq(subscribers.id, named(number)));
    await speak(1, "de");
    await speak(2, "ar");
    await speak(3, usualLanguage);
    expect(await readersOf({ languages: ["de"] })).toEqual([named(1)]);
    expect(await readersOf({ languages: ["de", "ar"] })).toEqual([1, 2].map(named));
    expect(await readersOf({ languages: [""] })).toEqual([0, 3].map(named));
    expect(await readersOf({ languages: ["", "ar"] })).toEqual([0, 2, 3].map(named));
    const segment = await segmentOf({ languages: ["", "ar"] });
    expect(segment && segmentWords(segment, { timeZone: "UTC", language: usualLanguage })).toEqual([
      "Language: British English or Arabic",
    ]);
    const { languages } = await segmentOptions(ledger.services, ledger.owner, "ja");
    expect(languages).toEqual([
      { language: "", count: 2 },
      { language: "ja", count: 0 },
      { language: "ar", count: 1 },
      { language: "de", count: 1 },
    ]);
  });

  it("is all languages where it was kept before there were languages", async () => {
    const { languages, ...former } = { ...(await segmentOf({ sources: ["form"] })), languages: [] };
    expect(languages).toEqual([]);
    expect(await countReaders(ledger.services, ledger.owner, former as Segment)).toBe(4);
  });

  it.each([
    [{ topics: ["no-such-topic"] }],
    [{ languages: ["xx"] }],
    [{ languages: ["DE"] }],
    [{ tags: ["nobody has this"] }],
    [{ sources: ["elsewhere"] }],
    [{ joinedFrom: "2026-02-31" }],
    [{ joinedBefore: "'; drop table" }],
    [{ joinedFrom: "2026-03-01", joinedBefore: "2026-03-01" }],
  ])("is refused, and never everyone, where the choice means nothing: %j", async (choice) => {
    expect(await findSegment(ledger.services, ledger.owner, { ...nothing, ...choice })).toMatchObject({
      refused: expect.any(String),
    });
  });

  it("sends nothing to an empty audience, and says so", async () => {
    const { services, owner } = ledger;
    const topic = await topicCalled("Essays");
    for (const number of [0, 1, 2, 3]) await decline(number, topic.id);
    const segment = await segmentOf({ topics: [topic.id] });
    expect(await sendIssue(services, owner, { ...letter, segment })).toMatchObject({ code: "no_audience" });
  });

  it("of a scheduled letter is judged when it is due, and its topic cannot be deleted before", async () => {
    const { services, owner, world } = ledger;
    const topic = await topicCalled("Essays");
    const segment = await segmentOf({ topics: [topic.id] });
    const dueAt = new Date(world.now.getTime() + 60_000);
    await sendIssue(services, owner, { ...letter, segment, dueAt });
    expect(await deleteTopic(services, owner, topic.id)).toMatchObject({ code: "topic_awaited" });
    await decline(3, topic.id);
    ledger.later(120_000);
    await sweepIssues(services);
    expect(await frozen()).toEqual([0, 1, 2].map(named));
    expect(await deleteTopic(services, owner, topic.id)).toBe(true);
  });

  it("refuses the same letter for others: one window sends, the other is told", async () => {
    const { services, owner } = ledger;
    await tagSubscriber(services, owner, named(0), { tags: "friends", before: "" });
    await sendIssue(services, owner, letter);
    const segment = await segmentOf({ tags: ["friends"] });
    expect(await sendIssue(services, owner, { ...letter, segment })).toMatchObject({ code: "already_sent" });
    expect(await frozen()).toHaveLength(4);
  });

  it("keeps no tags of a subscriber who is erased", async () => {
    const { services, owner } = ledger;
    await tagSubscriber(services, owner, named(0), { tags: "friends", before: "" });
    await services.db.delete(subscribers).where(eq(subscribers.id, named(0)));
    expect(await services.db.$count(subscriberTags)).toBe(0);
  });
});
