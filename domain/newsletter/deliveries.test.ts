import { beforeEach, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { deliveries, newsletterIssues, subscribers } from "#db/schema.ts";
import { testOwner, testServices } from "#tests/services.ts";
import { isRefused } from "../outcome.ts";
import type { LetterChunk, MailResult } from "../services.ts";
import { signToken } from "../tokens/token.server.ts";
import { deliverIssue } from "./deliveries.server.ts";
import { sweepIssues } from "./enqueueing.server.ts";
import type { Balance } from "./issue.ts";
import { listIssues, sendIssue } from "./issues.server.ts";
import { unsubscribe } from "./subscription.server.ts";

const minute = 60_000;
const letter = { subject: "Spores", content: "Hello *pond*.", sendKey: "key-00000001" };
let { services, world } = testServices();

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(deliveries);
  await services.db.delete(newsletterIssues);
  await services.db.delete(subscribers);
});

async function enlist(count: number, state: "confirmed" | "pending" = "confirmed") {
  for (let index = 0; index < count; index++) {
    const email = `${state}-${String(index).padStart(4, "0")}@pond.example`;
    await services.db
      .insert(subscribers)
      .values({ id: email.split("@")[0] ?? "", email, emailKey: email, state, createdAt: world.now });
  }
}

async function send(input = letter) {
  const issue = await sendIssue(services, testOwner(services), input);
  if (isRefused(issue)) throw new Error(issue.message);
  return issue;
}

async function theIssue() {
  const [issue] = await listIssues(services, testOwner(services));
  if (!issue) throw new Error("There is no issue.");
  return issue;
}

/** The queue: every message that lies on it, once. */
async function drain() {
  const chunks = world.chunks.splice(0);
  const outcomes = [];
  for (const chunk of chunks) outcomes.push(await deliverIssue(services, chunk));
  return outcomes;
}

function expectBalanced({ audience, accepted, failed, uncertain, skipped, waiting }: Balance) {
  expect(accepted + failed + uncertain + skipped + waiting).toBe(audience);
}

function later(milliseconds: number) {
  world.now = new Date(world.now.getTime() + milliseconds);
}

describe("sending a letter", () => {
  it("freezes the confirmed as its audience and queues their ids, a hundred to a part, never addresses", async () => {
    await enlist(120);
    await enlist(3, "pending");
    const issue = await send();
    expect(issue.balance).toMatchObject({ audience: 120, waiting: 120 });
    expect(world.chunks.map(({ chunk }) => chunk)).toEqual([0, 1]);
    expect(JSON.stringify(world.chunks)).not.toContain("@");
    await services.db.update(subscribers).set({ state: "confirmed" });
    expect((await theIssue()).balance.audience).toBe(120);
  });

  it("reaches each of them once and is then sent", async () => {
    await enlist(60);
    await send();
    expect(await drain()).toEqual(["done"]);
    const issue = await theIssue();
    expect(issue).toMatchObject({ state: "sent", balance: { accepted: 60, waiting: 0 } });
    expect(issue.finishedAt).not.toBeNull();
    expect(new Set(world.mails.map((mail) => mail.to)).size).toBe(60);
  });

  it("is one send however often the button is pressed", async () => {
    await enlist(3);
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    expect(new Set([first.id, second.id, third.id]).size).toBe(1);
    await drain();
    expect(world.mails).toHaveLength(3);
  });

  it("is the same send even when everybody has left meanwhile", async () => {
    await enlist(1);
    const { id } = await send();
    await services.db.update(subscribers).set({ state: "unsubscribed" });
    expect((await send()).id).toBe(id);
  });

  it("refuses another text under a key that has been used", async () => {
    await enlist(1);
    await send();
    const again = await sendIssue(services, testOwner(services), { ...letter, content: "Other." });
    expect(again).toMatchObject({ refused: "conflict", code: "already_sent" });
  });

  it("is refused when there is nobody to send to", async () => {
    await enlist(2, "pending");
    const outcome = await sendIssue(services, testOwner(services), letter);
    expect(outcome).toMatchObject({ refused: "conflict", code: "no_audience" });
    expect(await services.db.$count(newsletterIssues)).toBe(0);
  });

  it("is refused without a postal line or a sender", async () => {
    await enlist(1);
    const { mail } = services.settings;
    for (const missing of [{ postalLine: " " }, { from: { name: "x", address: "nobody" } }]) {
      services.settings = { ...services.settings, mail: { ...mail, ...missing } };
      const outcome = await sendIssue(services, testOwner(services), letter);
      expect(outcome).toMatchObject({ code: "mail_not_configured" });
    }
  });

  it("loses nobody when the queue fails part way: the sweep puts the rest on it", async () => {
    await enlist(60);
    vi.spyOn(console, "error").mockImplementationOnce(() => undefined);
    services.letters.send = () => Promise.reject(new Error("The queue is down."));
    await send();
    ({ services } = {
      services: { ...services, letters: { send: async (chunks) => void world.chunks.push(...chunks) } },
    });
    await sweepIssues(services);
    expect(world.chunks).toHaveLength(0);
    later(10 * minute);
    await sweepIssues(services);
    await drain();
    expect((await theIssue()).balance).toMatchObject({ accepted: 60, waiting: 0 });
  });
});

describe("delivering", () => {
  it("sends nothing twice when the same message comes twice, one after the other or at once", async () => {
    await enlist(5);
    await send();
    const [chunk] = world.chunks;
    if (!chunk) throw new Error("Nothing was queued.");
    await Promise.all([deliverIssue(services, chunk), deliverIssue(services, chunk)]);
    await deliverIssue(services, chunk);
    expect(world.mails).toHaveLength(5);
  });

  it("skips who has left since", async () => {
    await enlist(3);
    await send();
    await unsubscribe(services, await signToken(services.secret, "unsubscribe", "confirmed-0001"));
    await drain();
    expect((await theIssue()).balance).toMatchObject({ accepted: 2, skipped: 1 });
    expect(world.mails.map((mail) => mail.to)).not.toContain("confirmed-0001@pond.example");
  });

  it("writes down who was refused and who is uncertain, with the server's words, and stops for nobody", async () => {
    await enlist(3);
    await send();
    const results: MailResult[] = [
      { result: "refused", reason: "550 no such toad" },
      { result: "uncertain", reason: "connection lost" },
      { result: "accepted", messageId: null },
    ];
    world.acceptMail = () => results.shift() ?? { result: "accepted", messageId: null };
    expect(await drain()).toEqual(["done"]);
    expect(await theIssue()).toMatchObject({
      state: "sent",
      balance: { accepted: 1, failed: 1, uncertain: 1 },
    });
    const rows = await services.db.select().from(deliveries).where(eq(deliveries.state, "failed"));
    expect(rows[0]?.reason).toBe("550 no such toad");
  });

  it("asks for another try when the server has no time, and then sends only to who still waits", async () => {
    await enlist(2);
    await send();
    const [chunk] = world.chunks;
    if (!chunk) throw new Error("Nothing was queued.");
    world.acceptMail = (mail) =>
      mail.to.includes("0001")
        ? { result: "busy", reason: "451 later", retryAfter: null }
        : { result: "accepted", messageId: null };
    expect(await deliverIssue(services, chunk)).toBe("busy");
    expect(await theIssue()).toMatchObject({ state: "sending", balance: { accepted: 1, waiting: 1 } });
    world.acceptMail = () => ({ result: "accepted", messageId: null });
    expect(await deliverIssue(services, chunk)).toBe("done");
    expect(world.mails.map((mail) => mail.to.slice(10, 14))).toEqual(["0000", "0001", "0001"]);
    expect((await theIssue()).state).toBe("sent");
  });

  it("gives up on a server that has had no time for three days", async () => {
    await enlist(1);
    await send();
    world.acceptMail = () => ({ result: "busy", reason: "451 later", retryAfter: null });
    later(3 * 24 * 60 * minute + 1);
    await drain();
    expect((await theIssue()).balance).toMatchObject({ failed: 1, waiting: 0 });
  });

  it("calls a claim of ten minutes uncertain and never sends it again", async () => {
    await enlist(2);
    await send();
    const [chunk] = world.chunks;
    if (!chunk) throw new Error("Nothing was queued.");
    const crashing = {
      ...services,
      mail: { ...services.mail, send: () => Promise.reject(new Error("The Worker died.")) },
    };
    await expect(deliverIssue(crashing, chunk)).rejects.toThrow("The Worker died.");
    expect((await theIssue()).balance).toMatchObject({ waiting: 2 });
    later(10 * minute - 1);
    await sweepIssues(services);
    expect((await theIssue()).balance).toMatchObject({ waiting: 2, uncertain: 0 });
    later(1);
    await sweepIssues(services);
    await deliverIssue(services, chunk);
    expect(world.mails).toHaveLength(0);
    expect(await theIssue()).toMatchObject({ state: "sent", balance: { uncertain: 2, waiting: 0 } });
  });

  it("puts an uncertain claim right when its consumer was merely slow", async () => {
    await enlist(1);
    await send();
    const slow = {
      ...services,
      mail: {
        ...services.mail,
        async send() {
          later(11 * minute);
          await sweepIssues(services);
          return [{ result: "accepted" as const, messageId: null }];
        },
      },
    };
    const [chunk] = world.chunks;
    if (!chunk) throw new Error("Nothing was queued.");
    await deliverIssue(slow, chunk);
    expect((await theIssue()).balance).toMatchObject({ accepted: 1, uncertain: 0 });
  });

  it("has nothing to do for a letter or a reader that is not there", async () => {
    expect(await deliverIssue(services, { issueId: "none", chunk: 0 })).toBe("done");
  });
});

describe("the account of a letter", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("balances after every step of a bad day (seed %i)", async (seed) => {
    const random = mulberry32(seed);
    const accepted = new Map<string, number>();
    await enlist(130);
    world.acceptMail = ({ to }) => {
      const luck = random();
      if (luck < 0.1) return { result: "refused", reason: "550" };
      if (luck < 0.25) return { result: "busy", reason: "451", retryAfter: null };
      if (luck < 0.35) return { result: "uncertain", reason: "lost" };
      accepted.set(to, (accepted.get(to) ?? 0) + 1);
      return { result: "accepted", messageId: null };
    };
    await send();
    const queue: LetterChunk[] = world.chunks.splice(0);
    for (let step = 0; step < 300 && (await theIssue()).state === "sending"; step++) {
      const luck = random();
      const chunk = queue.splice(Math.floor(random() * queue.length), 1)[0];
      if (luck < 0.1) later(11 * minute);
      if (luck < 0.2)
        await unsubscribe(services, await signToken(services.secret, "unsubscribe", someone(random)));
      if (chunk && luck < 0.35) {
        // The consumer dies after the mails have gone and before it could say so.
        const dying = { ...services, db: dyingAfterSend(services.db) };
        await deliverIssue(dying, chunk).catch(() => undefined);
        queue.push(chunk);
      } else if (chunk) {
        if ((await deliverIssue(services, chunk)) === "busy" && random() < 0.7) queue.push(chunk);
        if (random() < 0.2) queue.push(chunk);
      } else {
        later(11 * minute);
        await sweepIssues(services);
        queue.push(...world.chunks.splice(0));
      }
      expectBalanced((await theIssue()).balance);
    }
    const { state, balance } = await theIssue();
    expect(state).toBe("sent");
    expect(balance).toMatchObject({ audience: 130, waiting: 0 });
    expect(Math.max(...accepted.values())).toBe(1);
    expect(balance.accepted).toBeLessThanOrEqual(accepted.size);
    expect(balance.accepted + balance.uncertain).toBeGreaterThanOrEqual(accepted.size);
  });
});

function dyingAfterSend(db: typeof services.db): typeof services.db {
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name === "batch") throw new Error("The Worker died.");
      return Reflect.get(target, name, receiver);
    },
  });
}

function someone(random: () => number): string {
  return `confirmed-${String(Math.floor(random() * 130)).padStart(4, "0")}`;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
