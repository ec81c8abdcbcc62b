import { beforeEach, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { deliveries, images, newsletterIssues, subscribers } from "#db/schema.ts";
import { storedImage } from "#testing/images.ts";
import { freshLedger, ledger, owner, services, world } from "#testing/fresh-ledger.ts";
import { accepted, letter, minute, putOff } from "#testing/ledger.ts";
import type { Mail, MailResult, Services } from "../../services.ts";
import { signToken } from "../../tokens/token.server.ts";
import { pauseIssue, retryFailed } from "./controls.server.ts";
import { unsubscribe } from "../../subscribers/subscription.server.ts";
import { sweepIssues } from "./sweep-issues.server.ts";

beforeEach(freshLedger);

const lost: MailResult = { result: "uncertain", reason: "connection lost" };

/** A transport that recognises mails for a day, as long as the same ones come together, and the mails it has taken. */
function remembering(answer: (mails: Mail[], tries: number) => MailResult[] | "lost") {
  const taken: string[] = [];
  const batches: string[] = [];
  services.mail = {
    name: "remembering",
    takesLetters: true,
    remembers: 24 * 60 * minute,
    async send(mails) {
      const batch = mails.map((mail) => `${mail.idempotencyKey} ${mail.html}`).join("\n");
      const isKnown = batches.includes(batch);
      batches.push(batch);
      const results = answer(mails, batches.length);
      if (!isKnown) taken.push(...mails.map(({ to }) => to));
      return results === "lost" ? mails.map(() => lost) : results;
    },
  };
  return { taken, batches };
}

async function sentChunk(count: number) {
  await ledger.enlist(count);
  await ledger.send();
  const [chunk] = world.chunks;
  if (!chunk) throw new Error("Nothing was queued.");
  return chunk;
}

describe("delivering", () => {
  it("reaches every reader once, and the letter is then sent", async () => {
    await ledger.enlist(130);
    await ledger.send();
    expect(await ledger.drain()).toEqual(["done", "done"]);
    const issue = await ledger.issue();
    expect(issue).toMatchObject({ state: "sent", balance: { accepted: 130, waiting: 0 } });
    expect(issue.finishedAt).not.toBeNull();
    expect(new Set(ledger.mailed()).size).toBe(130);
  });

  it("sends no mail twice when the same message comes twice, one after the other or at once", async () => {
    const chunk = await sentChunk(5);
    await Promise.all([ledger.deliver(chunk), ledger.deliver(chunk)]);
    await ledger.deliver(chunk);
    expect(world.mails).toHaveLength(5);
  });

  it("skips readers who have left since", async () => {
    await sentChunk(3);
    await unsubscribe(services, await signToken(services.secret, "unsubscribe", "confirmed-0001"));
    await ledger.drain();
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 2, skipped: 1 });
    expect(ledger.mailed()).toEqual(["confirmed-0000", "confirmed-0002"]);
  });

  it("skips readers who were suppressed or erased since", async () => {
    await sentChunk(3);
    await services.db
      .update(subscribers)
      .set({ state: "bounced" })
      .where(eq(subscribers.id, "confirmed-0000"));
    await services.db.delete(subscribers).where(eq(subscribers.id, "confirmed-0001"));
    await ledger.drain();
    expect(ledger.mailed()).toEqual(["confirmed-0002"]);
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 1, skipped: 2 });
  });

  it("records refused and uncertain deliveries with the server's words, and goes on", async () => {
    await sentChunk(3);
    const results: MailResult[] = [{ result: "refused", reason: "550 no such toad" }, lost, accepted];
    world.acceptMail = () => results.shift() ?? accepted;
    expect(await ledger.drain()).toEqual(["done"]);
    expect(await ledger.issue()).toMatchObject({
      state: "sent",
      balance: { accepted: 1, failed: 1, uncertain: 1 },
    });
    const rows = await services.db.select().from(deliveries).where(eq(deliveries.state, "failed"));
    expect(rows[0]?.reason).toBe("550 no such toad");
  });

  it("keeps the provider's name for each mail", async () => {
    await sentChunk(1);
    world.acceptMail = () => ({ result: "accepted", messageId: "re_1" });
    await ledger.drain();
    expect((await services.db.select().from(deliveries))[0]?.messageId).toBe("re_1");
  });

  it("asks for another try when the server puts some off, and then sends only to those", async () => {
    const chunk = await sentChunk(2);
    world.acceptMail = ({ to }) => (to.includes("0001") ? putOff() : accepted);
    expect(await ledger.deliver(chunk)).toEqual({ retryAfter: 30 });
    expect(await ledger.issue()).toMatchObject({ state: "sending", balance: { accepted: 1, waiting: 1 } });
    expect(await ledger.deliver(chunk)).toEqual({ retryAfter: 60 });
    world.acceptMail = () => accepted;
    expect(await ledger.deliver(chunk)).toBe("done");
    expect(ledger.mailed()).toEqual(["0000", "0001", "0001", "0001"].map((number) => `confirmed-${number}`));
    expect((await ledger.issue()).state).toBe("sent");
  });

  it("gives up on an address that is put off for three days", async () => {
    const chunk = await sentChunk(2);
    world.acceptMail = ({ to }) => (to.includes("0001") ? putOff() : accepted);
    await services.db.update(deliveries).set({ attempts: 28 });
    ledger.later(3 * 24 * 60 * minute + 1);
    expect(await ledger.deliver(chunk)).toEqual({ retryAfter: 480 });
    expect(await ledger.deliver(chunk)).toBe("done");
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { accepted: 1, failed: 1 } });
    expect((await services.db.select().from(deliveries))[1]?.reason).toContain("Given up after three days");
  });

  it("counts a transport that throws as one whose answer was lost, and sends no mail again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const chunk = await sentChunk(2);
    const send = services.mail.send;
    services.mail = { ...services.mail, send: () => Promise.reject(new Error("spores in the gears")) };
    expect(await ledger.deliver(chunk)).toBe("done");
    services.mail = { ...services.mail, send };
    await ledger.deliver(chunk);
    expect(world.mails).toHaveLength(0);
    expect((await ledger.issue()).balance).toMatchObject({ uncertain: 2 });
    expect((await services.db.select().from(deliveries))[0]?.reason).toContain("spores in the gears");
  });

  it("does nothing for a missing letter", async () => {
    expect(await ledger.deliver({ issueId: "none", chunk: 0 })).toBe("done");
  });

  it("sends the same bytes however the settings and pictures change on the way", async () => {
    const { id, address } = await storedImage(services, { alt: "A toad" });
    await ledger.enlist(101);
    await ledger.send({ ...letter, content: `![](${address})` });
    const [first, second] = world.chunks;
    if (!first || !second) throw new Error("There should be two chunks.");
    await ledger.deliver(first);
    const { settings } = services;
    services.settings = { ...settings, mail: { ...settings.mail, postalLine: "Elsewhere" } };
    await services.db.delete(images).where(eq(images.id, id));
    await ledger.deliver(second);
    const bytes = world.mails.map(({ html, text }) =>
      (html + text).replaceAll(/\/unsubscribe\/[\w.-]+/g, "/unsubscribe/…"),
    );
    expect(new Set(bytes).size).toBe(1);
  });

  it("still sends a letter that was on its way before mails were frozen with it", async () => {
    const chunk = await sentChunk(1);
    await services.db.update(newsletterIssues).set({ html: "", text: "" });
    await ledger.deliver(chunk);
    expect(world.mails[0]?.html).toContain("<em>pond</em>");
  });
});

describe("an unfinished claim", () => {
  /** Claims, and dies before the transport is asked. */
  async function die(chunk: { issueId: string; chunk: number }) {
    const dying: Services = {
      ...services,
      get secret(): string {
        throw new Error("The Worker died.");
      },
    };
    await expect(ledger.deliver(chunk, dying)).rejects.toThrow("The Worker died.");
  }

  it("becomes uncertain after ten minutes and is never sent again", async () => {
    const chunk = await sentChunk(2);
    await die(chunk);
    expect((await ledger.issue()).balance).toMatchObject({ waiting: 2 });
    ledger.later(10 * minute - 1);
    await sweepIssues(services);
    expect((await ledger.issue()).balance).toMatchObject({ waiting: 2, uncertain: 0 });
    ledger.later(1);
    // A message may come before the sweep and after it.
    await ledger.deliver(chunk);
    await sweepIssues(services);
    await ledger.deliver(chunk);
    expect(world.mails).toHaveLength(0);
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { uncertain: 2, waiting: 0 } });
  });

  it("is put right when its consumer was merely slow", async () => {
    const chunk = await sentChunk(1);
    const slow: Services = {
      ...services,
      mail: {
        ...services.mail,
        async send() {
          ledger.later(11 * minute);
          await sweepIssues(services);
          return [accepted];
        },
      },
    };
    await ledger.deliver(chunk, slow);
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 1, uncertain: 0 });
  });

  it("is sent again where the transport knows the same mails again", async () => {
    const { taken } = remembering((mails) => mails.map(() => accepted));
    const chunk = await sentChunk(2);
    await die(chunk);
    ledger.later(10 * minute);
    world.chunks.splice(0);
    await sweepIssues(services);
    expect(world.chunks).toEqual([chunk]);
    await ledger.drain();
    expect(taken).toHaveLength(2);
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { accepted: 2 } });
  });

  it("is repeated by one of two that try at once", async () => {
    const { batches } = remembering((mails) => mails.map(() => accepted));
    const chunk = await sentChunk(2);
    await die(chunk);
    ledger.later(10 * minute);
    await Promise.all([ledger.deliver(chunk), ledger.deliver(chunk)]);
    expect(batches).toHaveLength(1);
  });
});

describe("an uncertain answer of a transport that remembers", () => {
  it("is repeated with the same mails in the same order, and no reader is mailed twice", async () => {
    const { taken, batches } = remembering((mails, tries) =>
      tries < 3 ? "lost" : mails.map(() => accepted),
    );
    const chunk = await sentChunk(3);
    expect(await ledger.deliver(chunk)).toEqual({ retryAfter: 30 });
    expect(await ledger.issue()).toMatchObject({ state: "sending", balance: { waiting: 3 } });
    await unsubscribe(services, await signToken(services.secret, "unsubscribe", "confirmed-0001"));
    expect(await ledger.deliver(chunk)).toEqual({ retryAfter: 60 });
    expect(await ledger.deliver(chunk)).toBe("done");
    expect(new Set(batches).size).toBe(1);
    expect(taken).toHaveLength(3);
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { accepted: 3 } });
  });

  it("is believed where the second answer names refused recipients", async () => {
    remembering((_, tries) => (tries === 1 ? "lost" : [accepted, { result: "refused", reason: "550" }]));
    const chunk = await sentChunk(2);
    await ledger.deliver(chunk);
    await ledger.deliver(chunk);
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 1, failed: 1 });
  });

  it("keeps postponed deliveries in the same batch, for the transport recognises only the whole batch", async () => {
    const { batches } = remembering((mails, tries) =>
      tries === 1 ? [lost, putOff(), accepted] : mails.map(() => accepted),
    );
    const chunk = await sentChunk(3);
    await ledger.deliver(chunk);
    await ledger.deliver(chunk);
    expect(new Set(batches).size).toBe(1);
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 3 });
  });

  it("stays uncertain once the transport may have forgotten it", async () => {
    const { batches } = remembering(() => "lost");
    const chunk = await sentChunk(2);
    await ledger.deliver(chunk);
    ledger.later(22 * 60 * minute);
    await ledger.deliver(chunk);
    ledger.later(minute);
    await sweepIssues(services);
    await ledger.drain();
    expect(batches).toHaveLength(1);
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { uncertain: 2 } });
  });

  it("stays uncertain once another transport is configured", async () => {
    remembering(() => "lost");
    const chunk = await sentChunk(1);
    await ledger.deliver(chunk);
    const { batches } = remembering((mails) => mails.map(() => accepted));
    services.mail = { ...services.mail, name: "other" };
    await ledger.deliver(chunk);
    await sweepIssues(services);
    await ledger.drain();
    expect(batches).toHaveLength(0);
    expect((await ledger.issue()).balance).toMatchObject({ uncertain: 1 });
  });

  it("stays uncertain where one of the batch was forgotten: the same mails cannot be made any more", async () => {
    const { batches } = remembering(() => "lost");
    const chunk = await sentChunk(2);
    await ledger.deliver(chunk);
    await services.db.delete(subscribers).where(eq(subscribers.id, "confirmed-0000"));
    await ledger.deliver(chunk);
    expect(batches).toHaveLength(1);
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { uncertain: 2 } });
  });

  it("proves nothing about the first time where the second cannot connect", async () => {
    remembering((_, tries) => (tries === 1 ? "lost" : [putOff(7)]));
    const chunk = await sentChunk(1);
    await ledger.deliver(chunk);
    expect(await ledger.deliver(chunk)).toEqual({ retryAfter: 1 });
    expect(ledger.slept).toEqual([7000]);
    expect((await ledger.issue()).balance).toMatchObject({ waiting: 1 });
    ledger.later(23 * 60 * minute);
    await sweepIssues(services);
    expect((await ledger.issue()).balance).toMatchObject({ uncertain: 1 });
  });

  it("is not asked for again while the letter is paused", async () => {
    const { batches } = remembering(() => "lost");
    const chunk = await sentChunk(1);
    await ledger.deliver(chunk);
    await pauseIssue(services, owner, chunk.issueId);
    await sweepIssues(services);
    expect(await ledger.deliver(chunk)).toBe("done");
    expect(batches).toHaveLength(1);
    expect((await ledger.issue()).balance).toMatchObject({ waiting: 1 });
  });

  it("is not split by a retry of deliveries that were refused in the same batch", async () => {
    const { batches } = remembering((mails, tries) =>
      tries === 1 ? [lost, { result: "refused", reason: "550" }] : mails.map(() => accepted),
    );
    const chunk = await sentChunk(2);
    await ledger.deliver(chunk);
    await retryFailed(services, owner, chunk.issueId);
    await ledger.deliver(chunk);
    expect(new Set(batches).size).toBe(1);
  });
});
