import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { deliveries, mailEvents, newsletterIssues, subscribers, suppressions } from "#db/schema.ts";
import type { MailEvent } from "#domain/services.ts";
import { testServices } from "#testing/services.ts";
import { balanceOf, type DeliveryState, type IssueState } from "./issue.ts";
import { sweepMailEvents, recordMailEvents } from "./mail-events.server.ts";
import { addressHash } from "../subscribers/suppression.server.ts";

const db = openDatabase(env.DB);
const { services, world } = testServices();
const start = world.now;

beforeEach(async () => {
  await db.batch([
    db.delete(deliveries),
    db.delete(newsletterIssues),
    db.delete(subscribers),
    db.delete(mailEvents),
    db.delete(suppressions),
  ]);
  world.now = start;
});

async function enlist(
  id: string,
  state: "pending" | "confirmed" | "unsubscribed" | "complained" = "confirmed",
) {
  const email = `${id}@pond.example`;
  await db.insert(subscribers).values({ id, email, emailKey: email, state, createdAt: start });
}

let issues = 0;
/** An issue with a delivery in each of `rows`. */
async function send(
  rows: Partial<typeof deliveries.$inferInsert>[],
  state: IssueState = "sent",
): Promise<string> {
  const id = `issue-${++issues}`;
  const startedAt = new Date(start.getTime() + issues * 1000);
  await db.insert(newsletterIssues).values({
    id,
    sendKey: id,
    subject: "Spores",
    state,
    origin: "https://toadstool.test",
    audience: rows.length,
    startedAt,
    content: "Hello",
  });
  for (const row of rows) await db.insert(deliveries).values({ issueId: id, subscriberId: "a", ...row });
  return id;
}

let events = 0;
function event(
  kind: MailEvent["kind"],
  about: Partial<MailEvent> & { issueId?: string; reader?: string } = {},
) {
  const { issueId, reader = "a", ...rest } = about;
  return {
    id: `event-${++events}`,
    kind,
    bounce: kind === "bounced" ? ("hard" as const) : null,
    messageId: "re-1",
    delivery: issueId ? { issueId, subscriberId: reader } : null,
    email: `${reader}@pond.example`,
    reason: kind === "bounced" || kind === "complained" || kind === "failed" ? "its words" : "",
    ...rest,
  } satisfies MailEvent;
}

const take = (...told: MailEvent[]) => recordMailEvents(services, "resend", told);

async function delivery(issueId: string, reader = "a") {
  const one = and(eq(deliveries.issueId, issueId), eq(deliveries.subscriberId, reader));
  return db.query.deliveries.findFirst({ where: one });
}
async function reader(id = "a") {
  return db.query.subscribers.findFirst({ where: eq(subscribers.id, id) });
}
async function issue(id: string) {
  return db.query.newsletterIssues.findFirst({ where: eq(newsletterIssues.id, id) });
}

/** Audience = accepted + failed + uncertain + skipped + waiting. */
async function addsUp(id: string): Promise<boolean> {
  const rows = await db.select().from(deliveries).where(eq(deliveries.issueId, id));
  const counts = rows.map(({ state }) => ({ state, count: 1 }));
  const { audience, accepted, failed, uncertain, skipped, waiting } = balanceOf(rows.length, counts);
  const account = await issue(id);
  return account?.audience === audience && audience === accepted + failed + uncertain + skipped + waiting;
}

const every: DeliveryState[] = [
  "waiting",
  "claimed",
  "uncertain",
  "failed",
  "skipped",
  "accepted",
  "delivered",
  "bounced",
  "complained",
];

/** The state to which each event moves a delivery; where none is listed, it stays. */
const moves: Record<MailEvent["kind"], Partial<Record<DeliveryState, DeliveryState>>> = {
  accepted: { waiting: "accepted", claimed: "accepted", uncertain: "accepted" },
  failed: { claimed: "failed", uncertain: "failed", accepted: "failed" },
  delivered: {
    waiting: "delivered",
    claimed: "delivered",
    uncertain: "delivered",
    failed: "delivered",
    skipped: "delivered",
    accepted: "delivered",
  },
  bounced: {
    waiting: "bounced",
    claimed: "bounced",
    uncertain: "bounced",
    failed: "bounced",
    skipped: "bounced",
    accepted: "bounced",
    delivered: "bounced",
  },
  complained: {
    waiting: "complained",
    claimed: "complained",
    uncertain: "complained",
    failed: "complained",
    skipped: "complained",
    accepted: "complained",
    delivered: "complained",
    bounced: "complained",
  },
};
const cases = (Object.keys(moves) as MailEvent["kind"][]).flatMap((kind) =>
  every.map((from) => [kind, from, moves[kind][from] ?? from] as const),
);

describe("a delivery, when the provider reports on it", () => {
  it.each(cases)("%s: from %s it is %s", async (kind, from, then) => {
    await enlist("a");
    const id = await send([{ state: from }, { state: "delivered", subscriberId: "b" }], "sending");
    await take(event(kind, { issueId: id }));
    expect(await delivery(id)).toMatchObject({ state: then });
    expect(await addsUp(id)).toBe(true);
  });

  it.each<[MailEvent["kind"][], DeliveryState]>([
    [["accepted", "delivered", "bounced"], "bounced"],
    [["bounced", "delivered", "accepted"], "bounced"],
    [["delivered", "accepted", "bounced"], "bounced"],
    [["complained", "accepted", "delivered"], "complained"],
    [["delivered", "complained", "bounced"], "complained"],
    [["accepted", "failed"], "failed"],
    [["failed", "accepted"], "failed"],
    [["delivered", "failed", "accepted"], "delivered"],
    [["failed", "accepted", "delivered"], "delivered"],
  ])("ends the same in any order of the events: %j is %s", async (order, then) => {
    await enlist("a");
    const id = await send([{ state: "uncertain" }]);
    for (const kind of order) await take(event(kind, { issueId: id }));
    expect(await delivery(id)).toMatchObject({ state: then });
  });

  it("is settled with the mail's name and without the earlier doubt", async () => {
    await enlist("a");
    const id = await send([{ state: "uncertain", reason: "The connection broke." }]);
    await take(event("accepted", { issueId: id }));
    expect(await delivery(id)).toMatchObject({
      state: "accepted",
      messageId: "re-1",
      reason: null,
      settledAt: world.now,
    });
  });

  it("is found by the mail's name where the provider gives no marks back", async () => {
    await enlist("a");
    const id = await send([{ state: "accepted", messageId: "re-7" }]);
    await take(event("delivered", { messageId: "re-7" }));
    expect(await delivery(id)).toMatchObject({ state: "delivered" });
  });

  it("is not taken for accepted by late news of a try that failed, while it is tried again", async () => {
    await enlist("a");
    const id = await send([{ state: "accepted", messageId: "re-1" }], "sending");
    await take(event("failed", { issueId: id }));
    expect(await delivery(id)).toMatchObject({ state: "failed", reason: "its words" });
    await db.update(deliveries).set({ state: "waiting" });
    await take(event("accepted", { issueId: id }));
    expect(await delivery(id)).toMatchObject({ state: "waiting" });
    await take(event("accepted", { issueId: id, messageId: "re-2" }));
    expect(await delivery(id)).toMatchObject({ state: "accepted", messageId: "re-2" });
    await take(event("failed", { issueId: id, messageId: "re-1" }));
    expect(await delivery(id)).toMatchObject({ state: "accepted" });
  });

  it("closes its issue where it was the last that was open", async () => {
    await enlist("a");
    const id = await send([{ state: "claimed" }, { state: "accepted", subscriberId: "b" }], "sending");
    await take(event("delivered", { issueId: id }));
    expect(await issue(id)).toMatchObject({ state: "sent", finishedAt: world.now });
  });

  it("leaves an issue open in which a delivery still waits", async () => {
    await enlist("a");
    const id = await send([{ state: "claimed" }, { state: "waiting", subscriberId: "b" }], "sending");
    await take(event("delivered", { issueId: id }));
    expect(await issue(id)).toMatchObject({ state: "sending", finishedAt: null });
  });

  it("does not change an issue that is sent or cancelled, however late it comes", async () => {
    await enlist("a");
    for (const state of ["sent", "cancelled", "paused"] as const) {
      const id = await send([{ state: "accepted" }], state);
      const before = await issue(id);
      for (const kind of ["failed", "delivered", "bounced", "complained"] as const) {
        await take(event(kind, { issueId: id }));
        expect(await addsUp(id)).toBe(true);
      }
      expect(await issue(id)).toEqual(before);
    }
  });
});

describe("an event", () => {
  it("that is repeated counts once, even where the reader came back in between", async () => {
    await enlist("a");
    const id = await send([{ state: "accepted" }]);
    const bounce = event("bounced", { issueId: id });
    expect(await take(bounce)).toBe(1);
    await db.update(subscribers).set({ state: "confirmed" });
    expect(await take(bounce, bounce)).toBe(0);
    expect(await reader()).toMatchObject({ state: "confirmed" });
    expect(await db.$count(mailEvents)).toBe(1);
  });

  it("that arrives twice at once counts once", async () => {
    await enlist("a");
    const id = await send([{ state: "accepted" }]);
    const bounce = event("bounced", { issueId: id });
    const taken = await Promise.all([take(bounce), take(bounce), take(bounce)]);
    expect(taken.toSorted()).toEqual([0, 0, 1]);
    expect(await db.$count(mailEvents)).toBe(1);
  });

  it("of the same id from another provider is another event", async () => {
    await enlist("a");
    const id = await send([{ state: "accepted" }]);
    const told = event("delivered", { issueId: id });
    await take(told);
    expect(await recordMailEvents(services, "other", [told])).toBe(1);
  });

  it("leaves no trace where its consequences cannot be written", async () => {
    await enlist("a");
    const id = await send([{ state: "accepted" }]);
    const broken = "create trigger broken before update on subscribers begin select raise(abort, 'no'); end";
    await env.DB.prepare(broken).run();
    const attempt = take(event("bounced", { issueId: id }));
    await expect(attempt.finally(() => env.DB.exec("drop trigger broken"))).rejects.toThrow(
      "SQLITE_CONSTRAINT",
    );
    expect(await db.$count(mailEvents)).toBe(0);
    expect(await delivery(id)).toMatchObject({ state: "accepted" });
  });

  it("is remembered for 90 days, and its consequences stay", async () => {
    await enlist("a");
    const id = await send([{ state: "accepted" }]);
    await take(event("bounced", { issueId: id }));
    world.now = new Date(start.getTime() + 90 * 86_400_000);
    await take(event("delivered", { issueId: id }));
    await sweepMailEvents(services);
    expect(await db.$count(mailEvents)).toBe(2);
    world.now = new Date(world.now.getTime() + 1);
    await sweepMailEvents(services);
    expect(await db.select().from(mailEvents)).toMatchObject([{ kind: "delivered" }]);
    expect(await delivery(id)).toMatchObject({ state: "bounced" });
  });

  it("about an unknown address is recorded, without consequences", async () => {
    expect(await take(event("complained", { issueId: "gone", reader: "gone", email: null }))).toBe(1);
    expect(await db.$count(suppressions)).toBe(0);
  });
});

describe("an address", () => {
  it.each([
    ["bounced", "pending"],
    ["bounced", "confirmed"],
    ["bounced", "unsubscribed"],
    ["complained", "pending"],
    ["complained", "confirmed"],
    ["complained", "unsubscribed"],
  ] as const)("is never mailed again once it has %s (it was %s)", async (kind, state) => {
    await enlist("a", state);
    const id = await send([{ state: "accepted" }]);
    await take(event(kind, { issueId: id }));
    expect(await reader()).toMatchObject({
      state: kind,
      suppressedAt: world.now,
      suppressedBecause: "its words",
    });
  });

  it("whose reader complained is not called bounced afterwards", async () => {
    await enlist("a", "complained");
    await take(event("bounced"));
    expect(await reader()).toMatchObject({ state: "complained", suppressedAt: null });
  });

  it("is suppressed by a confirmation that bounces: that mail is not a letter", async () => {
    await enlist("a", "pending");
    await take(event("bounced", { email: "A@Pond.example" }));
    expect(await reader()).toMatchObject({ state: "bounced" });
  });

  it("stays on the list after two soft bounces, and leaves it with the third of five letters", async () => {
    await enlist("a");
    const told: DeliveryState[] = [];
    for (const isSoft of [true, false, true, false, true]) {
      const id = await send([{ state: "accepted" }]);
      const news = isSoft
        ? event("bounced", { issueId: id, bounce: "soft" })
        : event("delivered", { issueId: id });
      await take(news);
      told.push((await reader())?.state as DeliveryState);
    }
    expect(told).toEqual(["confirmed", "confirmed", "confirmed", "confirmed", "bounced"]);
    expect((await reader())?.suppressedBecause).toBe("Three of the last five letters bounced. its words");
  });

  it("is forgiven soft bounces that are more than five letters old", async () => {
    await enlist("a");
    for (const isSoft of [true, true, false, false, false, true, true]) {
      const id = await send([{ state: "accepted" }]);
      await take(
        isSoft ? event("bounced", { issueId: id, bounce: "soft" }) : event("delivered", { issueId: id }),
      );
    }
    expect(await reader()).toMatchObject({ state: "confirmed" });
  });

  it("counts one letter once, and letters that never left not at all", async () => {
    await enlist("a");
    const id = await send([{ state: "accepted" }]);
    for (let again = 0; again < 4; again++) await take(event("bounced", { issueId: id, bounce: "soft" }));
    for (const state of ["failed", "skipped", "waiting"] as const) await send([{ state, bounce: "soft" }]);
    expect(await reader()).toMatchObject({ state: "confirmed" });
    await take(event("bounced", { issueId: id, bounce: "hard" }));
    expect(await reader()).toMatchObject({ state: "bounced" });
    expect(await delivery(id)).toMatchObject({ state: "bounced", bounce: "hard" });
    await take(event("bounced", { issueId: id, bounce: "soft" }));
    expect(await delivery(id)).toMatchObject({ bounce: "hard" });
  });

  it("of an erased reader is suppressed by its hash alone", async () => {
    const id = await send([{ state: "accepted", subscriberId: "forgotten-1" }]);
    await take(event("complained", { issueId: id, reader: "a" }));
    expect(await db.select().from(suppressions)).toEqual([
      { addressHash: await addressHash(services, "a@pond.example"), reason: "complained", since: world.now },
    ]);
    await take(event("bounced", { issueId: id, reader: "a" }));
    expect(await db.$count(suppressions)).toBe(1);
  });

  it("of an erased reader who has come back is suppressed like any other", async () => {
    await enlist("a");
    const id = await send([{ state: "accepted", subscriberId: "forgotten-1" }]);
    await take({ ...event("bounced", { issueId: id, reader: "old-id" }), email: "a@pond.example" });
    expect(await reader()).toMatchObject({ state: "bounced" });
    expect(await db.$count(suppressions)).toBe(0);
  });
});
