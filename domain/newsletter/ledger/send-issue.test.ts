import { beforeEach, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { deliveries, drafts, newsletterIssues, subscribers } from "#db/schema.ts";
import { freshLedger, ledger, owner, services, world } from "#testing/fresh-ledger.ts";
import { letter, minute } from "#testing/ledger.ts";
import { isRefused } from "../../outcome.ts";
import { refuseTooLarge } from "../../letter/compose-issue.server.ts";
import { readIssue } from "../issues.server.ts";
import { sendIssue } from "./send-issue.server.ts";
import { sweepIssues } from "./sweep-issues.server.ts";
import { undoSend } from "./undo-send.server.ts";

beforeEach(freshLedger);

async function aDraft(id = "draft-1") {
  await services.db.insert(drafts).values({
    id,
    kind: "letter",
    title: "Spores",
    content: "old",
    createdAt: world.now,
    updatedAt: world.now,
  });
  return id;
}
const isLive = async (id: string) =>
  (await services.db.query.drafts.findFirst({ where: eq(drafts.id, id) }))?.deletedAt === null;

describe("sending a letter", () => {
  it("freezes the confirmed as its audience and queues their ids, a hundred to a part, never addresses", async () => {
    await ledger.enlist(120);
    await ledger.enlist(3, "pending");
    const issue = await ledger.send();
    expect(issue.balance).toMatchObject({ audience: 120, waiting: 120 });
    expect(world.chunks.map(({ chunk }) => chunk)).toEqual([0, 1]);
    expect(JSON.stringify(world.chunks)).not.toContain("@");
    await services.db.update(subscribers).set({ state: "confirmed" });
    expect((await ledger.issue()).balance.audience).toBe(120);
  });

  it("is one send however often the button is pressed", async () => {
    await ledger.enlist(3);
    const [first, second] = await Promise.all([ledger.send(), ledger.send()]);
    const third = await ledger.send();
    expect(new Set([first.id, second.id, third.id]).size).toBe(1);
    await ledger.drain();
    expect(world.mails).toHaveLength(3);
  });

  it("is the same send even when all readers have left meanwhile", async () => {
    await ledger.enlist(1);
    const { id } = await ledger.send();
    await services.db.update(subscribers).set({ state: "unsubscribed" });
    expect((await ledger.send()).id).toBe(id);
  });

  it("refuses another text under a key that has been used", async () => {
    await ledger.enlist(1);
    await ledger.send();
    const again = await sendIssue(services, owner, { ...letter, content: "Other." });
    expect(again).toMatchObject({ refused: "conflict", code: "already_sent" });
  });

  it("is refused when there are no readers", async () => {
    await ledger.enlist(2, "pending");
    const outcome = await sendIssue(services, owner, letter);
    expect(outcome).toMatchObject({ refused: "conflict", code: "no_audience" });
    expect(await services.db.$count(newsletterIssues)).toBe(0);
  });

  it("is refused without a postal line or a sender", async () => {
    await ledger.enlist(1);
    const { mail } = services.settings;
    for (const missing of [{ postalLine: " " }, { from: { name: "x", address: "nobody" } }]) {
      services.settings = { ...services.settings, mail: { ...mail, ...missing } };
      const outcome = await sendIssue(services, owner, letter);
      expect(outcome).toMatchObject({ code: "mail_not_configured" });
    }
  });

  it("is refused by a transport that carries no letters, in words that say what to do", async () => {
    await ledger.enlist(1);
    services.mail = { ...services.mail, name: "cloudflare", takesLetters: false };
    const outcome = await sendIssue(services, owner, letter);
    expect(outcome).toMatchObject({
      code: "transport_takes_no_letters",
      message: expect.stringContaining("MAIL_TRANSPORT"),
    });
    expect(await services.db.$count(newsletterIssues)).toBe(0);
  });

  it("is refused where the mail would be too large for a row of the ledger", () => {
    const mail = (length: number) => ({
      from: { name: "Ada", address: "ada@press.example" },
      subject: "",
      html: "ü".repeat(length),
      text: "",
    });
    expect(refuseTooLarge("", mail(750_000))).toBeNull();
    expect(refuseTooLarge("x", mail(750_000))).toMatchObject({
      code: "letter_too_large",
      issues: [{ field: "content" }],
    });
  });

  it("gets an address of its own, however many letters have its subject", async () => {
    await ledger.enlist(1);
    const slugs = [];
    for (const [key, subject] of [
      ["key-a0000001", "Spores!"],
      ["key-b0000001", "Spores"],
      ["key-c0000001", "Spores?"],
      ["key-d0000001", "🐸"],
    ] as const) {
      slugs.push((await ledger.send({ ...letter, sendKey: key, subject })).slug);
    }
    expect(slugs).toEqual(["spores", "spores-2", "spores-3", "letter"]);
  });

  it("loses no recipient when the queue is down: the sweep queues them all", async () => {
    await ledger.enlist(60);
    vi.spyOn(console, "error").mockImplementationOnce(() => undefined);
    const down = { ...services, letters: { send: () => Promise.reject(new Error("The queue is down.")) } };
    await sendIssue(down, owner, letter);
    ledger.later(10 * minute);
    await sweepIssues(services);
    expect(world.chunks).toHaveLength(0);
    ledger.later(minute);
    await sweepIssues(services);
    await ledger.drain();
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 60, waiting: 0 });
  });

  it("puts its draft away in the same step, and sends a draft once", async () => {
    await ledger.enlist(1);
    const draftId = await aDraft();
    await ledger.send({ ...letter, draftId });
    expect(await isLive(draftId)).toBe(false);
    const second = await sendIssue(services, owner, { ...letter, sendKey: "another-window", draftId });
    expect(second).toMatchObject({ refused: "conflict", code: "draft_gone" });
    expect(await services.db.$count(newsletterIssues)).toBe(1);
  });
});

describe("the undo window", () => {
  it("keeps every mail back until it is over", async () => {
    await ledger.enlist(2);
    await sendIssue(services, owner, letter);
    const [chunk] = world.chunks;
    if (!chunk) throw new Error("Nothing was queued.");
    ledger.later(59_000);
    expect(await ledger.deliver(chunk)).toEqual({ retryAfter: 1 });
    expect((await ledger.issue()).state).toBe("holding");
    ledger.later(1000);
    expect(await ledger.deliver(chunk)).toBe("done");
    expect(world.mails).toHaveLength(2);
  });

  it("undoes the whole send: no mail is sent, nothing is left, the letter is a draft again with what was chosen", async () => {
    await ledger.enlist(2);
    const draftId = await aDraft();
    const segment = { topics: [], tags: [], sources: [], joinedFrom: 1, joinedBefore: null };
    const { id } = await ledger.send({ ...letter, draftId, segment, countsClicks: true });
    expect(await undoSend(services, owner, id)).toEqual({ draftId });
    expect(await undoSend(services, owner, id)).toBeNull();
    await ledger.drain();
    expect(world.mails).toHaveLength(0);
    expect(await readIssue(services, owner, id)).toBeNull();
    expect(await services.db.$count(deliveries)).toBe(0);
    expect(await services.db.query.drafts.findFirst({ where: eq(drafts.id, draftId) })).toMatchObject({
      deletedAt: null,
      title: letter.subject,
      content: letter.content,
      version: 2,
      sending: { segment, isPublic: false, countsClicks: true },
    });
  });

  it("makes a draft of a letter that was sent without one, or whose draft was removed", async () => {
    await ledger.enlist(1);
    const { id } = await ledger.send();
    expect(await undoSend(services, owner, id)).toEqual({ draftId: id });
    expect(await services.db.query.drafts.findFirst({ where: eq(drafts.id, id) })).toMatchObject({
      kind: "letter",
      title: letter.subject,
      content: letter.content,
    });
  });

  it("leaves a draft as it is that was fetched from the trash and written on", async () => {
    await ledger.enlist(1);
    const draftId = await aDraft();
    const { id } = await ledger.send({ ...letter, draftId });
    await services.db.update(drafts).set({ deletedAt: null, content: "newer" });
    await undoSend(services, owner, id);
    expect((await services.db.query.drafts.findFirst())?.content).toBe("newer");
  });

  it("is over with the first mail", async () => {
    await ledger.enlist(2);
    const { id } = await ledger.send();
    await ledger.drain();
    expect(await undoSend(services, owner, id)).toMatchObject({ refused: "conflict", code: "too_late" });
    expect(await services.db.$count(deliveries)).toBe(2);
  });

  it("can be switched off", async () => {
    await ledger.enlist(1);
    const { mail } = services.settings;
    services.settings = { ...services.settings, mail: { ...mail, undoSeconds: 0 } };
    const issue = await sendIssue(services, owner, letter);
    expect(issue).toMatchObject({ state: "sending" });
    expect(await ledger.drain()).toEqual(["done"]);
  });
});

describe("a scheduled letter", () => {
  const inAnHour = () => new Date(world.now.getTime() + 60 * minute);

  async function schedule(draftId?: string) {
    const issue = await sendIssue(services, owner, { ...letter, draftId, dueAt: inAnHour() });
    if (isRefused(issue)) throw new Error(issue.message);
    return issue;
  }

  it("counts no readers before its time, and then everyone who is subscribed", async () => {
    await ledger.enlist(1);
    const { id, state, balance } = await schedule(await aDraft());
    expect([state, balance.audience, await isLive("draft-1")]).toEqual(["scheduled", 0, false]);
    await ledger.enlist(1, "pending");
    await services.db.update(subscribers).set({ state: "confirmed" });
    ledger.later(59 * minute);
    await sweepIssues(services);
    expect((await ledger.issue()).state).toBe("scheduled");
    ledger.later(minute);
    await Promise.all([sweepIssues(services), sweepIssues(services)]);
    expect(await readIssue(services, owner, id)).toMatchObject({
      state: "sending",
      balance: { audience: 2 },
    });
    await ledger.drain();
    expect(world.mails).toHaveLength(2);
    expect((await ledger.issue()).state).toBe("sent");
  });

  it("is sent by the same call that sends at once, and once however often it is pressed", async () => {
    await ledger.enlist(1);
    const input = { ...letter, dueAt: inAnHour() };
    const issues = await Promise.all([sendIssue(services, owner, input), sendIssue(services, owner, input)]);
    expect(issues).toMatchObject([{ state: "scheduled" }, { state: "scheduled" }]);
    expect(await services.db.$count(newsletterIssues)).toBe(1);
  });

  it("can be undone until then", async () => {
    await ledger.enlist(1);
    const { id } = await schedule(await aDraft());
    expect(await undoSend(services, owner, id)).toEqual({ draftId: "draft-1" });
    expect(await isLive("draft-1")).toBe(true);
    ledger.later(61 * minute);
    await sweepIssues(services);
    expect(await services.db.$count(newsletterIssues)).toBe(0);
  });

  it.each([
    ["past", -1],
    ["more than a year ahead", 367 * 86_400_000],
  ])("is refused for a moment that is %s", async (_, ahead) => {
    const dueAt = new Date(world.now.getTime() + ahead);
    const outcome = await sendIssue(services, owner, { ...letter, dueAt });
    expect(outcome).toMatchObject({ refused: "invalid", issues: [{ field: "dueAt" }] });
  });

  it("is sent to no one where no one is subscribed", async () => {
    await schedule();
    ledger.later(60 * minute);
    await sweepIssues(services);
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { audience: 0 } });
  });

  it("waits and says why where mail is no longer configured, and is sent once it is", async () => {
    await ledger.enlist(1);
    await schedule();
    ledger.later(60 * minute);
    const { settings } = services;
    services.settings = { ...settings, mail: { ...settings.mail, postalLine: "" } };
    await sweepIssues(services);
    expect(await ledger.issue()).toMatchObject({
      state: "scheduled",
      heldBecause: expect.stringContaining("POSTAL_LINE"),
    });
    services.settings = settings;
    await sweepIssues(services);
    await ledger.drain();
    expect(await ledger.issue()).toMatchObject({ state: "sent", heldBecause: "", balance: { accepted: 1 } });
  });
});
