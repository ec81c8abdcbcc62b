import { beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { deliveries, newsletterIssues, subscribers } from "#db/schema.ts";
import { freshLedger, ledger, owner, services, world } from "#testing/fresh-ledger.ts";
import { accepted, letter, withDatabase } from "#testing/ledger.ts";
import type { MailResult } from "../../services.ts";
import { cancelIssue, pauseIssue, resumeIssue, retryFailed, settleUncertain } from "./controls.server.ts";
import type { IssueState } from "../issue.ts";
import { sendIssue } from "./send-issue.server.ts";

beforeEach(freshLedger);

const refused: MailResult = { result: "refused", reason: "550 no such toad" };
const lost: MailResult = { result: "uncertain", reason: "connection lost" };

/** Two chunks, of which the first has gone out. */
async function halfSent() {
  await ledger.enlist(110);
  const { id } = await ledger.send();
  const [first, second] = world.chunks.splice(0);
  if (!first || !second) throw new Error("There should be two chunks.");
  await ledger.deliver(first);
  return { id, second };
}

async function sentWith(...results: MailResult[]) {
  await ledger.enlist(results.length);
  const { id } = await ledger.send();
  const answers = [...results];
  world.acceptMail = () => answers.shift() ?? accepted;
  await ledger.drain();
  return id;
}

describe("pausing", () => {
  it("stops at the next chunk, and goes on from there", async () => {
    const { id, second } = await halfSent();
    expect(await pauseIssue(services, owner, id)).toMatchObject({ state: "paused" });
    expect(await pauseIssue(services, owner, id)).toMatchObject({ state: "paused" });
    expect(await ledger.deliver(second)).toBe("done");
    expect(world.mails).toHaveLength(100);
    expect(await resumeIssue(services, owner, id)).toMatchObject({ state: "sending" });
    expect(world.chunks).toEqual([second]);
    expect(await resumeIssue(services, owner, id)).toMatchObject({ state: "sending" });
    expect(world.chunks).toEqual([second]);
    await ledger.drain();
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { accepted: 110 } });
  });

  it("while a chunk is at the transport, records its results", async () => {
    await ledger.enlist(2);
    const { id } = await ledger.send();
    const { send } = services.mail;
    services.mail = {
      ...services.mail,
      async send(mails) {
        await pauseIssue(services, owner, id);
        return send(mails);
      },
    };
    await ledger.drain();
    expect(await ledger.issue()).toMatchObject({ state: "paused", balance: { accepted: 2, waiting: 0 } });
    expect(await resumeIssue(services, owner, id)).toMatchObject({ state: "sent" });
  });

  it("between reading the letter and claiming its deliveries, claims none", async () => {
    const { id, second } = await halfSent();
    const pausing = withDatabase(services, async (count) => {
      if (count === 2) await pauseIssue(services, owner, id);
    });
    expect(await ledger.deliver(second, pausing)).toBe("done");
    expect(world.mails).toHaveLength(100);
    expect(await ledger.issue()).toMatchObject({ state: "paused", balance: { accepted: 100, waiting: 10 } });
  });
});

describe("cancelling", () => {
  it("spares waiting recipients, and keeps the record of sent mails", async () => {
    const { id, second } = await halfSent();
    expect(await cancelIssue(services, owner, id)).toMatchObject({
      state: "cancelled",
      balance: { accepted: 100, skipped: 10, waiting: 0 },
    });
    expect(await cancelIssue(services, owner, id)).toMatchObject({ state: "cancelled" });
    await ledger.deliver(second);
    expect(world.mails).toHaveLength(100);
  });

  it("while a chunk is at the transport, postpones none of its deliveries", async () => {
    await ledger.enlist(3);
    const { id } = await ledger.send();
    services.mail = {
      ...services.mail,
      remembers: 86_400_000,
      async send() {
        await cancelIssue(services, owner, id);
        return [accepted, lost, { result: "busy", reason: "451", retryAfter: null }];
      },
    };
    await ledger.drain();
    expect(await ledger.issue()).toMatchObject({
      state: "cancelled",
      balance: { accepted: 1, uncertain: 2, waiting: 0 },
    });
  });

  it("also spares recipients whom the transport postpones at that moment", async () => {
    await ledger.enlist(2);
    const { id } = await ledger.send();
    services.mail = {
      ...services.mail,
      async send() {
        await cancelIssue(services, owner, id);
        return [accepted, { result: "busy", reason: "451", retryAfter: null }];
      },
    };
    await ledger.drain();
    expect(await ledger.issue()).toMatchObject({
      state: "cancelled",
      balance: { accepted: 1, skipped: 1, waiting: 0 },
    });
  });

  it("a paused letter is possible too", async () => {
    const { id } = await halfSent();
    await pauseIssue(services, owner, id);
    expect(await cancelIssue(services, owner, id)).toMatchObject({ balance: { skipped: 10 } });
  });
});

describe("trying the failed again", () => {
  it("sends to them and to no other reader", async () => {
    const id = await sentWith(accepted, refused, refused);
    expect(await retryFailed(services, owner, id)).toMatchObject({
      state: "sending",
      finishedAt: null,
      balance: { accepted: 1, waiting: 2 },
    });
    await retryFailed(services, owner, id);
    await ledger.drain();
    expect(ledger.mailed().slice(3)).toEqual(["confirmed-0001", "confirmed-0002"]);
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { accepted: 3, failed: 0 } });
  });

  it("leaves out readers who have unsubscribed, and says so where none is left", async () => {
    const id = await sentWith(accepted, refused);
    await services.db
      .update(subscribers)
      .set({ state: "bounced" })
      .where(eq(subscribers.id, "confirmed-0001"));
    expect(await retryFailed(services, owner, id)).toMatchObject({ code: "nobody_to_send_to" });
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { failed: 1 } });
  });

  it("of a paused letter waits until it goes on", async () => {
    const id = await sentWith(accepted, refused);
    await services.db.update(newsletterIssues).set({ state: "paused" });
    expect(await retryFailed(services, owner, id)).toMatchObject({
      state: "paused",
      balance: { waiting: 1 },
    });
    expect(world.chunks).toEqual([]);
  });
});

describe("deciding about the uncertain", () => {
  it("can assume that they have it", async () => {
    const id = await sentWith(accepted, lost);
    expect(await settleUncertain(services, owner, id, "accepted")).toMatchObject({
      state: "sent",
      balance: { accepted: 2, uncertain: 0 },
    });
    expect(world.mails).toHaveLength(2);
  });

  it("can send it again, once however often it is pressed", async () => {
    const id = await sentWith(accepted, lost);
    await Promise.all([
      settleUncertain(services, owner, id, "again"),
      settleUncertain(services, owner, id, "again"),
    ]);
    await ledger.drain();
    expect(ledger.mailed().slice(2)).toEqual(["confirmed-0001"]);
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { accepted: 2 } });
    expect(await settleUncertain(services, owner, id, "again")).toMatchObject({ code: "nobody_to_send_to" });
  });

  it("believes a late answer that comes before the second mail has left", async () => {
    await ledger.enlist(1);
    const { id } = await ledger.send();
    const { send } = services.mail;
    const slow = {
      ...services,
      mail: {
        ...services.mail,
        async send() {
          await services.db.update(deliveries).set({ state: "uncertain" });
          await settleUncertain(services, owner, id, "again");
          return [accepted];
        },
      },
    };
    const [chunk] = world.chunks.splice(0);
    if (!chunk) throw new Error("Nothing was queued.");
    await ledger.deliver(chunk, slow);
    services.mail = { ...services.mail, send };
    await ledger.drain();
    expect(world.mails).toHaveLength(0);
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 1 });
  });
});

describe("a button that does not fit", () => {
  const buttons = { pauseIssue, resumeIssue, cancelIssue, retryFailed };
  const fitting: Record<keyof typeof buttons, IssueState[]> = {
    pauseIssue: ["sending", "paused"],
    resumeIssue: ["paused", "sending", "sent"],
    cancelIssue: ["sending", "paused", "cancelled"],
    retryFailed: ["sending", "paused", "sent"],
  };
  const all: IssueState[] = ["scheduled", "holding", "sending", "paused", "cancelled", "sent"];
  const unfit = Object.entries(fitting).flatMap(([button, states]) =>
    all
      .filter((state) => !states.includes(state))
      .map((state) => [button as keyof typeof buttons, state] as const),
  );

  it.each(unfit)(
    "%s refuses a letter that is %s, in a sentence, and changes nothing",
    async (button, state) => {
      await ledger.enlist(1);
      const { id } = await ledger.send();
      await services.db.update(newsletterIssues).set({ state });
      const before = await services.db.select().from(deliveries);
      expect(await buttons[button](services, owner, id)).toMatchObject({
        refused: "conflict",
        code: "wrong_state",
        message: expect.stringMatching(/\.$/),
      });
      expect(await services.db.select().from(deliveries)).toEqual(before);
      expect((await ledger.issue()).state).toBe(state);
    },
  );

  it.each(Object.keys(buttons) as (keyof typeof buttons)[])(
    "%s returns null for a missing letter",
    async (button) => expect(await buttons[button](services, owner, "none")).toBeNull(),
  );

  it("leaves two letters apart", async () => {
    const { id } = await halfSent();
    const other = await sendIssue(services, owner, { ...letter, sendKey: "key-00000002" });
    await cancelIssue(services, owner, id);
    expect((await ledger.issue()).id).toBe("id" in other ? other.id : "");
    expect((await ledger.issue()).balance).toMatchObject({ waiting: 110, skipped: 0 });
  });
});
