import { beforeEach, describe, expect, it, vi } from "vitest";
import { mailQuota } from "#db/schema.ts";
import { freshLedger, ledger, services, world } from "#testing/fresh-ledger.ts";
import { accepted, minute, putOff } from "#testing/ledger.ts";
import type { Settings } from "../../services.ts";
import { noteDeadLetter } from "./queue.server.ts";
import { sweepIssues } from "./sweep-issues.server.ts";

beforeEach(freshLedger);

function configure(mail: Partial<Settings["mail"]>) {
  services.settings = { ...services.settings, mail: { ...services.settings.mail, ...mail } };
}
const used = async () => (await services.db.select().from(mailQuota)).map((row) => row.used);

describe("a day's quota", () => {
  it("spreads a letter over as many days as it takes, and never goes over", async () => {
    configure({ perDay: 60 });
    await ledger.enlist(150);
    await ledger.send();
    const held: (string | null)[] = [];
    for (const [day, sum] of [60, 120, 150].entries()) {
      await sweepIssues(services);
      while (world.chunks.length > 0) await ledger.drain();
      expect([day, world.mails.length]).toEqual([day, sum]);
      held.push((await ledger.issue()).heldUntil);
      world.now = new Date(`2026-06-0${day + 2}T00:01:00Z`);
    }
    expect(held).toEqual(["2026-06-02T00:00:00.000Z", "2026-06-03T00:00:00.000Z", null]);
    expect(await used()).toEqual([60, 60, 30]);
    expect(await ledger.issue()).toMatchObject({ state: "sent", heldUntil: null, heldBecause: "" });
    expect(new Set(ledger.mailed()).size).toBe(150);
  });

  it("is shared by everything that is sent at the same time", async () => {
    configure({ perDay: 60 });
    await ledger.enlist(150);
    await ledger.send();
    const chunks = world.chunks.splice(0);
    await Promise.all([...chunks, ...chunks].map((chunk) => ledger.deliver(chunk)));
    expect(world.mails).toHaveLength(60);
  });

  it("is shown to the owner while a letter waits for it", async () => {
    configure({ perDay: 1 });
    await ledger.enlist(2);
    await ledger.send();
    await ledger.drain();
    expect((await ledger.issue()).heldBecause).toBe(
      "Today’s quota of 1 is used up; the rest will be sent tomorrow.",
    );
  });

  it("is not used by postponed or skipped deliveries", async () => {
    configure({ perDay: 100 });
    await ledger.enlist(3);
    await ledger.send();
    world.acceptMail = ({ to }) => (to.includes("0001") ? putOff() : accepted);
    await ledger.drain();
    expect(await used()).toEqual([2]);
  });

  it("puts no more messages on the queue than a day has use for", async () => {
    configure({ perDay: 10 });
    await ledger.enlist(450);
    await ledger.send();
    expect(world.chunks).toHaveLength(2);
  });
});

describe("a transport's pace", () => {
  it("is kept: as many mails as it takes in a second, and then a wait for the rest of the second", async () => {
    configure({ perSecond: 4 });
    await ledger.enlist(10);
    await ledger.send();
    const sizes: number[] = [];
    const { send } = services.mail;
    services.mail = {
      ...services.mail,
      send(mails) {
        sizes.push(mails.length);
        ledger.later(200);
        return send(mails);
      },
    };
    expect(await ledger.drain()).toEqual(["done"]);
    expect(sizes).toEqual([4, 4, 2]);
    expect(ledger.slept).toEqual([800, 800, 300]);
  });

  it("tries no delivery twice in one turn", async () => {
    configure({ perSecond: 2 });
    await ledger.enlist(6);
    await ledger.send();
    world.acceptMail = ({ to }) => (to.includes("0000") ? putOff() : accepted);
    expect(await ledger.drain()).toEqual([{ retryAfter: 30 }]);
    expect(ledger.mailed()).toHaveLength(6);
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 5, waiting: 1 });
  });

  it("gives the queue its message back when a chunk takes too long", async () => {
    configure({ perSecond: 1 });
    await ledger.enlist(5);
    await ledger.send();
    const { send } = services.mail;
    services.mail = {
      ...services.mail,
      send(mails) {
        ledger.later(61_000);
        return send(mails);
      },
    };
    expect(await ledger.drain()).toEqual([{ retryAfter: 1 }]);
    expect(world.mails).toHaveLength(2);
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 2, waiting: 3 });
  });
});

describe("a busy transport", () => {
  async function twoChunks() {
    await ledger.enlist(160);
    await ledger.send();
    const [first, second] = world.chunks.splice(0);
    if (!first || !second) throw new Error("There should be two chunks.");
    return [first, second] as const;
  }

  it("is waited for where it asks for a moment", async () => {
    const [first] = await twoChunks();
    world.acceptMail = () => putOff(2);
    expect(await ledger.deliver(first)).toEqual({ retryAfter: 1 });
    expect(ledger.slept).toEqual([2000]);
    expect(await ledger.issue()).toMatchObject({ heldUntil: null, balance: { waiting: 160 } });
  });

  it("is not used for as long as it asks; then a few mails try, and after the first success all others follow", async () => {
    const [first, second] = await twoChunks();
    world.acceptMail = () => putOff(3600);
    expect(await ledger.deliver(first)).toBe("done");
    expect(await ledger.issue()).toMatchObject({
      heldUntil: "2026-06-01T13:01:00.000Z",
      heldBecause: "451 later",
    });
    world.acceptMail = () => accepted;
    expect(await ledger.deliver(second)).toBe("done");
    ledger.later(59 * minute);
    await sweepIssues(services);
    expect([world.mails.length, world.chunks.length]).toEqual([10, 0]);
    ledger.later(minute);
    await sweepIssues(services);
    expect(world.chunks).toEqual([first, second]);
    expect(await ledger.deliver(first)).toBe("done");
    expect(await ledger.issue()).toMatchObject({ heldUntil: null, heldBecause: "" });
    // The part that is being sent has more to send as well: its second message finds nothing left.
    expect(world.chunks).toEqual([first, second, first, second]);
    await ledger.drain();
    expect((await ledger.issue()).state).toBe("sent");
  });

  it("and names no time is tried again after half a minute, then after ten", async () => {
    const [first] = await twoChunks();
    world.acceptMail = () => putOff();
    expect(await ledger.deliver(first)).toEqual({ retryAfter: 1 });
    expect(ledger.slept).toEqual([30_000]);
    expect(await ledger.issue()).toMatchObject({ heldUntil: null, heldBecause: "451 later" });
    expect(await ledger.deliver(first)).toBe("done");
    expect(await ledger.issue()).toMatchObject({ heldUntil: "2026-06-01T12:11:00.000Z" });
  });

  it("is distinguished from one postponed address: the others do not wait for that", async () => {
    const [first, second] = await twoChunks();
    world.acceptMail = ({ to }) => (to.includes("0000") ? putOff() : accepted);
    await ledger.deliver(first);
    expect(await ledger.deliver(first)).toEqual({ retryAfter: 60 });
    expect(await ledger.issue()).toMatchObject({ heldUntil: null });
    expect(await ledger.deliver(second)).toBe("done");
    expect((await ledger.issue()).balance).toMatchObject({ accepted: 159, waiting: 1 });
  });

  it("or is no longer configured, is not used until it is", async () => {
    const [first] = await twoChunks();
    configure({ postalLine: "" });
    expect(await ledger.deliver(first)).toBe("done");
    expect(world.mails).toHaveLength(0);
    expect(await ledger.issue()).toMatchObject({
      heldUntil: "2026-06-01T12:11:00.000Z",
      heldBecause: expect.stringContaining("POSTAL_LINE"),
    });
  });
});

describe("the sweep", () => {
  it("brings new messages for those that were lost, once the letter has rested ten minutes", async () => {
    await ledger.enlist(350);
    await ledger.send();
    const [first, , third] = world.chunks.splice(0);
    if (!first || !third) throw new Error("There should be four chunks.");
    ledger.later(9 * minute);
    await sweepIssues(services);
    expect(world.chunks).toEqual([]);
    await ledger.deliver(first);
    await ledger.deliver(third);
    ledger.later(10 * minute - 1);
    await sweepIssues(services);
    expect(world.chunks).toEqual([]);
    ledger.later(1);
    await sweepIssues(services);
    expect(world.chunks.map(({ chunk }) => chunk)).toEqual([1, 3]);
    await ledger.drain();
    expect(await ledger.issue()).toMatchObject({ state: "sent", balance: { accepted: 350 } });
  });

  it("brings them too where a message came back dead, and the owner reads of it until then", async () => {
    await ledger.enlist(1);
    const { id } = await ledger.send();
    const [chunk] = world.chunks.splice(0);
    if (!chunk) throw new Error("Nothing was queued.");
    await services.db.run(`update newsletter_issues set state = 'sending' where id = '${id}'`);
    await noteDeadLetter(services, chunk);
    expect((await ledger.issue()).heldBecause).toContain("Part 1");
    ledger.later(10 * minute);
    await sweepIssues(services);
    await ledger.drain();
    expect(await ledger.issue()).toMatchObject({ state: "sent", heldBecause: "", balance: { accepted: 1 } });
  });

  it("is stopped by no letter that breaks", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await ledger.enlist(1);
    await ledger.send();
    await ledger.send({ subject: "Second", content: "Hello.", sendKey: "key-00000002" });
    const ids = world.chunks.splice(0).map(({ issueId }) => issueId);
    ledger.later(10 * minute);
    const { send } = services.letters;
    const tried: string[] = [];
    services.letters = {
      async send(chunks, delay) {
        tried.push(...chunks.map(({ issueId }) => issueId));
        if (tried.length === 1) throw new Error("down");
        await send(chunks, delay);
      },
    };
    await sweepIssues(services);
    expect(tried.toSorted()).toEqual(ids.toSorted());
    expect(world.chunks).toHaveLength(1);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
