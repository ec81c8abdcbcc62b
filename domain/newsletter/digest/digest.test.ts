import { beforeEach, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { digests, drafts, notes, works } from "#db/schema.ts";
import { crashing } from "#testing/crashing.ts";
import { testLedger, withDatabase } from "#testing/ledger.ts";
import { seeds } from "#testing/seeds.ts";
import { artworkCalled, projectCalled, storedWork } from "#testing/works.ts";
import { saveDraft } from "../../drafts/drafts.server.ts";
import { parse } from "../../parse.ts";
import { listNewWorks } from "../../works/new-works.server.ts";
import { listIssues } from "../issues.server.ts";
import { words } from "#testing/words.ts";
import { digestInput, digestLetter, nextOccasion } from "./digest.ts";
import { readDigest, saveDigest, stopDigest } from "./digests.server.ts";
import { sweepDigest } from "./sweep-digest.server.ts";

const hour = 3_600_000;
const day = 24 * hour;
const weekly = { isOn: true, every: "week", hour: 9, noticeHours: 24, version: 0 } as const;
let ledger = testLedger();

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await begin();
});

async function begin() {
  ledger = testLedger();
  // A Monday, at noon in UTC.
  ledger.world.now = new Date("2026-06-01T12:00:00Z");
  await ledger.clear();
  const { db } = ledger.services;
  await db.batch([db.delete(digests), db.delete(notes)]);
  await ledger.enlist(2);
}
async function note(title: string) {
  ledger.later(1000);
  const now = ledger.world.now;
  const row = { id: `n${title.length}${Math.floor(now.getTime() / 1000)}`, key: title, title, pictures: [] };
  await ledger.services.db
    .insert(notes)
    .values({ ...row, publishedAt: now, updatedAt: now, content: title, html: `<p>${title}</p>` });
}
/** The cron: every twelve hours as long as nothing is awaited, and every hour of the last twelve. */
async function hours(count: number) {
  for (let left = count; left > 0;) {
    const passed = left > 12 ? 12 : 1;
    ledger.later(passed * hour);
    await sweepDigest(ledger.services);
    left -= passed;
  }
}
const state = () => readDigest(ledger.services, ledger.owner);
const issues = () => listIssues(ledger.services, ledger.owner);

describe("the digest", () => {
  it("is off until it is switched on, and there is none without news", async () => {
    const { services, owner } = ledger;
    await note("From before");
    await hours(24 * 8);
    expect(await state()).toMatchObject({ isOn: false, waiting: null });
    await saveDigest(services, owner, weekly);
    await hours(24 * 15);
    expect(await state()).toMatchObject({ waiting: null, trouble: "" });
    expect([await issues(), ledger.world.mails]).toEqual([[], []]);
  });

  it("waits for the owner the hours that she asked for, mails her once, and goes as it is by then", async () => {
    const { services, owner, world } = ledger;
    await saveDigest(services, owner, weekly);
    ledger.later(day);
    await note("A frog [in] *the* 🐸 pond");
    await hours(24 * 4 + 19);
    expect((await state()).waiting).toBeNull();
    await hours(2);
    const { waiting } = await state();
    expect(waiting).toMatchObject({ subject: "A frog [in] *the* 🐸 pond" });
    expect(world.mails).toMatchObject([{ subject: "Your digest is ready to be looked at" }]);
    await services.db
      .update(drafts)
      .set({ title: "What I did" })
      .where(eq(drafts.id, waiting?.draftId ?? ""));
    await hours(22);
    expect(await issues()).toEqual([]);
    await hours(3);
    expect(await issues()).toMatchObject([{ subject: "What I did", balance: { audience: 2 } }]);
    expect(world.mails).toHaveLength(1);
    await hours(24 * 7);
    expect(await issues()).toHaveLength(1);
  });

  it("stays a draft where she stops it, and is not sent where she has sent or deleted it herself", async () => {
    const { services, owner } = ledger;
    await saveDigest(services, owner, weekly);
    await note("One");
    await hours(24 * 6 + 3);
    const { waiting } = await state();
    expect(await stopDigest(services, owner, waiting?.draftId ?? "")).toBe(true);
    expect(await stopDigest(services, owner, waiting?.draftId ?? "")).toBe(false);
    await hours(48);
    await note("Two");
    await hours(24 * 5 + 1);
    expect((await state()).waiting).toMatchObject({ subject: "Two" });
    await services.db.update(drafts).set({ deletedAt: ledger.world.now });
    await hours(48);
    expect(await issues()).toEqual([]);
    expect(await state()).toMatchObject({ waiting: null, trouble: "" });
  });

  it("shows why it could not be sent, and keeps the draft", async () => {
    const { services, owner } = ledger;
    await saveDigest(services, owner, weekly);
    await note("One");
    await hours(24 * 6 + 3);
    await services.db.update(drafts).set({ title: "" });
    await hours(48);
    expect((await state()).trouble).toContain("subject");
    expect(await services.db.query.drafts.findFirst()).toMatchObject({ deletedAt: null });
  });

  it("takes the owner's text where she saves it while it is being sent", async () => {
    const { services, owner, world } = ledger;
    await saveDigest(services, owner, weekly);
    await note("One");
    await hours(24 * 6 + 3);
    const id = (await state()).waiting?.draftId ?? "";
    const hers = { summary: "", slug: "", dateString: "", imageUrl: "", title: "Hers", content: "Mine." };
    let isWritten = false;
    const interrupted = withDatabase(services, async (call) => {
      if (call < 5 || isWritten) return;
      isWritten = true;
      await saveDraft(services, owner, id, hers);
    });
    ledger.later(24 * hour);
    await sweepDigest(interrupted);
    expect([isWritten, await issues()]).toEqual([true, []]);
    await hours(1);
    expect(await issues()).toMatchObject([{ subject: "Hers" }]);
    expect(world.mails).toHaveLength(1);
  });

  it("names the works of all kinds that were made or dated since, once", async () => {
    const { services, owner } = ledger;
    await services.db.delete(works);
    await saveDigest(services, owner, weekly);
    await storedWork(services, "project", projectCalled("press"), { createdAt: ledger.world.now });
    const old = new Date("2026-01-01");
    await storedWork(services, "artwork", artworkCalled("moth"), { createdAt: ledger.world.now });
    await storedWork(services, "artwork", artworkCalled("moss"), { createdAt: old });
    await storedWork(services, "artwork", artworkCalled("toad", { date: "2026-06-09" }), { createdAt: old });
    const newOn = async (from: string, until: string) =>
      (await listNewWorks(services, { from, until, timeZone: "UTC" }, 20)).map(({ slug }) => slug);
    expect((await newOn("2026-06-01", "2026-06-07")).toSorted()).toEqual(["moth", "press"]);
    expect(await newOn("2026-06-07", "2026-06-14")).toEqual(["toad"]);
    await hours(24 * 6 + 3);
    const draft = await services.db.query.drafts.findFirst();
    expect(draft?.content).toContain("(/portfolio/press)");
    await services.db.delete(works);
  });

  it("refuses a choice from an older window", async () => {
    const { services, owner } = ledger;
    expect(await saveDigest(services, owner, weekly)).toBeNull();
    expect(await saveDigest(services, owner, weekly)).toMatchObject({ code: "changed_elsewhere" });
    expect(await saveDigest(services, owner, { ...weekly, version: 1, isOn: false })).toBeNull();
    expect(await saveDigest(services, owner, { ...weekly, version: 1 })).toMatchObject({
      code: "changed_elsewhere",
    });
  });

  it.each([{ every: "hour" }, { hour: 24 }, { hour: -1 }, { noticeHours: 1e3 }, { version: "x" }])(
    "refuses %j",
    (typed) => {
      const form = { isOn: true, every: "week", hour: 9, noticeHours: 24, version: "0" };
      expect(parse(digestInput, form)).toMatchObject({ hour: 9, version: 0 });
      expect(parse(digestInput, { ...form, ...typed })).toMatchObject({ refused: "invalid" });
    },
  );

  it.each(seeds(1))("is one letter although the Worker dies at any call (seed %i)", async (seed) => {
    for (let at = seed; at < 30; at += 5) {
      await begin();
      await saveDigest(ledger.services, ledger.owner, weekly);
      await note("One");
      for (let run = 0; run < 24 * 7; run += 6) {
        ledger.later(6 * hour);
        const { db } = crashing(ledger.services, { at, isDone: (run / 6) % 2 === 0 }).services;
        await sweepDigest({ ...ledger.services, db }).catch(() => undefined);
      }
      await hours(48);
      expect(await issues()).toMatchObject([{ subject: "One" }]);
      expect(ledger.world.mails.length).toBeLessThanOrEqual(1);
    }
  });
});

describe("the day of a digest", () => {
  it.each([
    ["week", "2026-06-01T06:59:00Z", "Europe/Berlin", "2026-06-01T07:00:00.000Z"],
    ["week", "2026-06-01T07:00:00Z", "Europe/Berlin", "2026-06-08T07:00:00.000Z"],
    ["month", "2026-12-31T23:30:00Z", "UTC", "2027-01-01T09:00:00.000Z"],
    ["month", "2026-01-01T09:00:00Z", "America/New_York", "2026-01-01T14:00:00.000Z"],
  ] as const)("of a %s after %s in %s is %s", (every, after, zone, wanted) => {
    expect(nextOccasion({ every, hour: 9 }, new Date(after), zone).toISOString()).toBe(wanted);
  });
});

describe("the letter of a digest", () => {
  it("shows titles as they are, whatever signs they hold", () => {
    const item = { title: "A *frog* [in](x) <b>`pond`</b>\n# no", path: "/blog/frog", words: "1 < 2 & so" };
    const { subject, content } = digestLetter({ posts: [item], works: [item], notes: [] }, words);
    expect(subject).toBe("A *frog* [in](x) <b>`pond`</b> # no, and 1 more");
    expect(content).toContain(
      String.raw`- **[A \*frog\* \[in\](x) \<b\>\`pond\`\</b\> \# no](/blog/frog)**: 1 \< 2 \& so`,
    );
    const arabic = { ...item, title: "ضفدع" };
    expect(digestLetter({ posts: [arabic], works: [item], notes: [] }, words).subject).toBe(
      "\u2068ضفدع\u2069, and 1 more",
    );
    expect(content).toMatch(/^## New posts\n[^]*\n\n## New work\n/);
  });
});
