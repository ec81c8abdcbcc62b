import { beforeEach, describe, expect, it } from "vitest";
import { deliveries, imageUses, newsletterIssues } from "#db/schema.ts";
import { storedImage } from "#testing/images.ts";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";
import {
  findLetter,
  findLetterTexts,
  findPublicSlug,
  listLetterAddresses,
  listLetters,
  showInArchive,
} from "./archive.server.ts";

const { services } = testServices();
const owner = testOwner(services);

type Issue = typeof newsletterIssues.$inferInsert;

type Delivery = (typeof deliveries.$inferInsert)["state"];

/** A letter that its owner wants in the archive, with a delivery in each of the states named. */
async function letter(day: number, changes: Partial<Issue> = {}, reached: Delivery[] = ["accepted"]) {
  const id = `letter-${day}`;
  await services.db.insert(newsletterIssues).values({
    id,
    sendKey: id,
    subject: `Day ${day}`,
    slug: `day-${day}`,
    state: "sent",
    isPublic: true,
    origin: "https://toadstool.test",
    audience: reached.length,
    startedAt: new Date(Date.UTC(2026, 0, day)),
    content: "Hello.\n\nThe pond froze over this week, and the toads are asleep under it.",
    ...changes,
  });
  for (const [index, state] of reached.entries())
    await services.db.insert(deliveries).values({ issueId: id, subscriberId: `reader-${index}`, state });
}

const subjectsOf = async (cursor?: string) =>
  (await listLetters(services, { cursor })).letters.map(({ subject }) => subject);

beforeEach(async () => {
  await services.db.delete(deliveries);
  await services.db.delete(newsletterIssues);
});

describe("the archive", () => {
  it("lists sent letters, newest first, with their opening words", async () => {
    await letter(1);
    await letter(2, { state: "sending" });
    const { letters, cursor } = await listLetters(services);
    expect(letters).toEqual([
      expect.objectContaining({ slug: "day-2", subject: "Day 2" }),
      {
        id: "letter-1",
        slug: "day-1",
        subject: "Day 1",
        sentAt: "2026-01-01T00:00:00.000Z",
        opening: "The pond froze over this week, and the toads are asleep under it.",
        tags: [],
      },
    ]);
    expect(cursor).toBeNull();
  });

  it("goes by when a scheduled letter went, not by when it was scheduled", async () => {
    await letter(1, { dueAt: new Date(Date.UTC(2026, 0, 20)) });
    await letter(5);
    expect(await subjectsOf()).toEqual(["Day 1", "Day 5"]);
  });

  it.each<[string, Partial<Issue>]>([
    ["is private", { isPublic: false }],
    ["waits for its day", { state: "scheduled", audience: 0 }],
    ["can still be taken back", { state: "holding" }],
    ["is from before there was an archive", { slug: "" }],
  ])("keeps back a letter that %s", async (_why, changes) => {
    await letter(1, changes);
    expect(await subjectsOf()).toEqual([]);
    expect(await findLetter(services, changes.slug ?? "day-1", "en")).toBeNull();
    expect(await findPublicSlug(services, "letter-1")).toBeNull();
  });

  it.each<[NonNullable<Issue["state"]>, Delivery[]]>([
    ["sending", ["waiting", "waiting"]],
    ["sending", ["claimed", "waiting"]],
    ["paused", ["waiting", "waiting"]],
    ["cancelled", ["skipped", "skipped"]],
    ["sent", ["failed", "uncertain"]],
    ["sent", []],
  ])("keeps back a letter that is %s while no mail of it has gone out: %j", async (state, reached) => {
    await letter(1, { state }, reached);
    await letter(2);
    expect(await subjectsOf()).toEqual(["Day 2"]);
    expect(await findLetter(services, "day-1", "en")).toBeNull();
    expect(await findPublicSlug(services, "letter-1")).toBeNull();
    expect((await listLetterAddresses(services, 9)).map(({ slug }) => slug)).toEqual(["day-2"]);
    expect([...(await findLetterTexts(services, ["letter-1", "letter-2"])).keys()]).toEqual(["letter-2"]);
    expect(await findLetter(services, "day-2", "en")).toMatchObject({ older: null, newer: null });
  });

  it.each<[NonNullable<Issue["state"]>, Delivery]>([
    ["sending", "accepted"],
    ["paused", "delivered"],
    ["cancelled", "bounced"],
    ["sent", "complained"],
  ])("shows a letter that is %s once its first mail has gone out (%s)", async (state, reached) => {
    await letter(1, { state }, ["waiting", reached]);
    expect(await subjectsOf()).toEqual(["Day 1"]);
  });

  it("keeps back a letter that was not marked as public", async () => {
    await letter(1, { isPublic: undefined });
    expect(await subjectsOf()).toEqual([]);
  });

  it("shows and hides a letter as its owner wishes, and returns null for a missing one", async () => {
    await letter(1, { isPublic: false });
    const show = (isPublic: boolean, id = "letter-1") => showInArchive(services, owner, id, isPublic);
    expect(await show(true)).toMatchObject({ isPublic: true });
    expect(await subjectsOf()).toEqual(["Day 1"]);
    expect(await show(false)).toMatchObject({ isPublic: false });
    expect(await subjectsOf()).toEqual([]);
    expect(await show(true, "none")).toBeNull();
  });

  it("goes on page by page, and starts again at an invalid cursor", async () => {
    for (let day = 1; day <= 25; day++) await letter(day);
    const first = await listLetters(services);
    expect(first.letters).toHaveLength(20);
    expect(await subjectsOf(first.cursor ?? "")).toEqual(["Day 5", "Day 4", "Day 3", "Day 2", "Day 1"]);
    expect((await subjectsOf("'; drop table"))[0]).toBe("Day 25");
  });

  it("finds a letter with its images and neighbours in one round trip", async () => {
    const { address, id: imageId } = await storedImage(services);
    for (const day of [1, 2, 3]) await letter(day, { content: `Hello.\n\n![](${address})` });
    await services.db.insert(imageUses).values({ imageId, kind: "letter", textId: "letter-2" });
    const { services: counted, cost } = metered(services);
    const middle = await findLetter(counted, "day-2", "en");
    expect(cost.calls).toBe(1);
    expect(middle?.html).toContain("<p>Hello.</p>");
    expect(middle?.html).toContain(`${address}/1/320.avif 320w`);
    expect(middle).toMatchObject({
      sentAt: "2026-01-02T00:00:00.000Z",
      older: { slug: "day-1", subject: "Day 1" },
      newer: { slug: "day-3", subject: "Day 3" },
    });
  });
});
