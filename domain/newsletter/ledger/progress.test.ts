import { beforeEach, describe, expect, it } from "vitest";
import { eq, sql } from "drizzle-orm";
import { deliveries, newsletterIssues, subscribers } from "#db/schema.ts";
import { freshLedger, ledger, owner, services, world } from "#testing/fresh-ledger.ts";
import { minute } from "#testing/ledger.ts";
import { listFailures, progressOf } from "./progress.server.ts";

beforeEach(freshLedger);

describe("the progress of a letter", () => {
  async function fiveChunks() {
    await ledger.enlist(500);
    const { id } = await ledger.send();
    return { id, chunks: world.chunks.splice(0) };
  }

  it("says nothing before the first mail, and the remaining time once there is a pace", async () => {
    const { id, chunks } = await fiveChunks();
    expect(await progressOf(services, owner, id)).toEqual({ percent: 0, perMinute: null, secondsLeft: null });
    for (const chunk of chunks.slice(0, 3)) {
      await ledger.deliver(chunk);
      ledger.later(minute);
    }
    // Three hundred in three minutes; two hundred are left.
    expect(await progressOf(services, owner, id)).toEqual({ percent: 60, perMinute: 100, secondsLeft: 120 });
  });

  it("estimates the pace of a fast transport after seconds, and not from a first chunk alone", async () => {
    await ledger.enlist(1500);
    const { id } = await ledger.send();
    const chunks = world.chunks.splice(0);
    for (const [index, chunk] of chunks.slice(0, 13).entries()) {
      await ledger.deliver(chunk);
      ledger.later(1000);
      if (index > 0) continue;
      expect(await progressOf(services, owner, id)).toMatchObject({ perMinute: null, secondsLeft: null });
    }
    // A hundred a second; two hundred are left.
    expect(await progressOf(services, owner, id)).toMatchObject({ perMinute: 6000, secondsLeft: 2 });
  });

  it("is estimated from the last minutes, not from an hour without mails", async () => {
    const { id, chunks } = await fiveChunks();
    const [first, second] = chunks;
    if (!first || !second) throw new Error("There should be five chunks.");
    await ledger.deliver(first);
    ledger.later(60 * minute);
    await ledger.deliver(second);
    ledger.later(minute);
    expect(await progressOf(services, owner, id)).toMatchObject({ perMinute: 100, secondsLeft: 180 });
    ledger.later(6 * minute);
    expect(await progressOf(services, owner, id)).toMatchObject({ perMinute: null, secondsLeft: null });
  });

  it("promises no end while the letter is held, paused or done", async () => {
    const { id, chunks } = await fiveChunks();
    for (const chunk of chunks.slice(0, 2)) await ledger.deliver(chunk);
    ledger.later(minute);
    const left = async () => (await progressOf(services, owner, id))?.secondsLeft;
    await services.db.update(newsletterIssues).set({ heldUntil: new Date(world.now.getTime() + minute) });
    expect(await left()).toBeNull();
    await services.db.update(newsletterIssues).set({ heldUntil: null, state: "paused" });
    expect(await left()).toBeNull();
    await services.db.update(newsletterIssues).set({ state: "sending" });
    expect(await left()).not.toBeNull();
    for (const chunk of chunks) await ledger.deliver(chunk);
    expect(await progressOf(services, owner, id)).toEqual({
      percent: 100,
      perMinute: null,
      secondsLeft: null,
    });
  });

  it("returns null for a missing letter", async () =>
    expect(await progressOf(services, owner, "none")).toBeNull());
});

describe("the list of failures", () => {
  it("names every reader whom the letter did not reach, with the reason, page by page and each once", async () => {
    await ledger.enlist(140);
    const { id } = await ledger.send();
    await ledger.drain();
    const mark = (state: string, from: number, to: number) =>
      services.db.run(sql`update ${deliveries} set state = ${state}, reason = ${`because ${state}`}
        where subscriber_id >= ${`confirmed-${String(from).padStart(4, "0")}`}
          and subscriber_id < ${`confirmed-${String(to).padStart(4, "0")}`}`);
    await mark("failed", 0, 110);
    await mark("bounced", 110, 112);
    await mark("complained", 112, 113);
    await mark("uncertain", 113, 115);
    await services.db.delete(subscribers).where(eq(subscribers.id, "confirmed-0110"));
    const found = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listFailures(services, owner, id, cursor);
      found.push(...page.failures);
      sizes.push(page.failures.length);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    expect(sizes).toEqual([50, 50, 15]);
    expect(new Set(found.map(({ subscriberId }) => subscriberId)).size).toBe(115);
    expect(found[0]).toMatchObject({ email: null, state: "bounced", reason: "because bounced" });
    expect(found.at(-1)).toMatchObject({ email: "confirmed-0114@pond.example", state: "uncertain" });
  });

  it("starts again where the cursor is invalid", async () => {
    await ledger.enlist(1);
    const { id } = await ledger.send();
    world.acceptMail = () => ({ result: "refused", reason: "550" });
    await ledger.drain();
    expect((await listFailures(services, owner, id, "spores")).failures).toHaveLength(1);
  });
});
