import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { deliveries, drafts, duePurges, newsletterIssues, posts, subscribers, works } from "#db/schema.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { recordMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import type { Env } from "#workers/env.ts";
import { deliverLetters } from "#workers/queues/letters.ts";
import { interval, runScheduled, tidying } from "#workers/scheduled.ts";
import { newPost, published } from "../posts.ts";
import { testOwner, testServices } from "../services.ts";
import { artworkCalled, storedWork } from "../works.ts";
import { clearSite } from "./clear-site.ts";
import { recordedChanges } from "./recorded-changes.ts";

const { services } = testServices({ clock: () => new Date() });
const { db } = services;
const testEnv = env as unknown as Env;
const past = new Date(Date.now() - 60_000);
/** When all steps are taken. */
const night = Date.UTC(2026, 5, 1, 3, 0);

async function run(): Promise<void> {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const own = () => ({ ...testEnv, DB: recordedChanges(testEnv.DB) });
  const controller = { cron: "*/5 * * * *", noRetry: () => undefined };
  for (const part of tidying.keys())
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await runScheduled({ ...controller, scheduledTime: night + part * interval }, own(), async () => 200);
  // There is no cache to purge.
  const troubles = logged.mock.calls
    .map(([error]) => String(error))
    .filter((one) => !one.includes("reading 'purge'"));
  logged.mockRestore();
  expect(troubles).toEqual([]);
}

beforeAll(() => clearSite(services));

it("the cron records what it publishes, shows, counts and renders again", async () => {
  const { id } = await published(services, newPost({ slug: "earlier", title: "Earlier" }));
  const draft = await createDraft(services, testOwner(services), newPost({ slug: "due", title: "Due" }));
  await db.update(drafts).set({ publishAt: past, publishZone: "UTC" }).where(eq(drafts.id, draft.id));
  await storedWork(services, "artwork", artworkCalled("due"), { publishAt: past });
  await db.update(posts).set({ words: null, folded: sql`'0' || substr(folded, 2)` });
  await run();
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  expect([row?.words, row?.folded.startsWith("0")]).toEqual([expect.any(Number), false]);
  expect(await findPost(services, "due")).not.toBeNull();
  expect(await db.select({ at: works.publishAt }).from(works)).toEqual([{ at: null }]);
});

it("the cron records what it renders again of a restore", async () => {
  await db.run(
    sql`insert into restores (id, state, manifest, digest, replaces, started_at, touched_at, finished_at, report) values ('r', 'done', '{}', '', '', 1, 1, 1, '{"drafts":[]}')`,
  );
  await db.update(posts).set({ html: "<p>Anyone’s</p>" });
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let turn = 0; turn < 4; turn++) await run();
  expect(await db.$count(posts, sql`html like '%Anyone%'`)).toBe(0);
});

it("the first delivery of a public letter is recorded, and no other", async () => {
  const { services: own } = testServices({ db: openDatabase(recordedChanges(testEnv.DB)) });
  await db.delete(deliveries);
  await db.update(newsletterIssues).set({ isPublic: true, state: "sending", dueAt: past });
  const recorded = async () => (await db.delete(duePurges).returning()).length;
  await recorded();
  const readers = [1, 2, 3].map((chunk) => ({
    id: `reader-${chunk}`,
    email: `${chunk}@pond.example`,
    chunk,
  }));
  await db
    .insert(subscribers)
    .values(
      readers.map((one) => ({ ...one, emailKey: one.email, state: "confirmed" as const, createdAt: past })),
    );
  await db
    .insert(deliveries)
    .values(readers.map(({ id, chunk }) => ({ issueId: "may", subscriberId: id, chunk })));
  const counts: number[] = [];
  for (const { chunk } of readers) {
    const message = { body: { issueId: "may", chunk }, ack: vi.fn<() => void>() };
    // oxlint-disable-next-line no-await-in-loop -- one delivery after the other
    await deliverLetters(own, { messages: [message as never] });
    expect(message.ack).toHaveBeenCalledOnce();
    // oxlint-disable-next-line no-await-in-loop -- one delivery after the other
    counts.push(await recorded());
  }
  // The second may be on its way at the same time.
  expect(counts).toEqual([1, 1, 0]);
});

it("a public letter of which the provider reports the first delivery is recorded", async () => {
  const { services: own } = testServices({ db: openDatabase(recordedChanges(testEnv.DB)) });
  await db.insert(deliveries).values({ issueId: "june", subscriberId: "reader-1", state: "uncertain" });
  const delivery = { issueId: "june", subscriberId: "reader-1" };
  const event = { id: "event-1", kind: "delivered", delivery, messageId: null, email: null };
  expect(await recordMailEvents(own, "resend", [event as never])).toBe(1);
  expect(await db.$count(duePurges)).toBe(1);
});
