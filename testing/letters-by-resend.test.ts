import { beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { deliveries, mailEvents, subscribers } from "#db/schema.ts";
import { retryFailed } from "#domain/newsletter/ledger/controls.server.ts";
import { recordMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { sweepIssues } from "#domain/newsletter/ledger/sweep-issues.server.ts";
import { resendEvents, resendTransport } from "@toadstool/mail";
import { randomFrom, randomMoods, randomRefusals } from "@toadstool/mail/stand-ins/moods";
import { fetchOf } from "@toadstool/mail/stand-ins/resend-fetch";
import { type ProviderOptions, resendProvider } from "@toadstool/mail/stand-ins/resend";
import type { TakenMail } from "@toadstool/mail/stand-ins/resend-mails";
import { eventOf } from "@toadstool/mail/stand-ins/webhooks";
import { minute, sumOf, testLedger } from "./ledger.ts";
import { seeds } from "./seeds.ts";

/** The ledger, before the local Resend, on one clock. */
function world(options: ProviderOptions = {}) {
  const provider = resendProvider({ clock: () => ledger.world.now, ...options });
  const mail = resendTransport({ apiKey: "re_local" }, fetchOf(provider), 20);
  const ledger = testLedger({ mail });
  const { services, owner } = ledger;
  let told = 0;

  return {
    ...ledger,
    provider,
    async tell(taken: TakenMail, type: string, details: object = {}, id = `msg_${++told}`) {
      const events = resendEvents(
        id,
        eventOf(taken, type, { at: ledger.world.now, details: { ...details } }),
      );
      return recordMailEvents(services, "resend", events);
    },
    async balance() {
      const { balance } = await ledger.issue();
      expect(sumOf(balance)).toBe(balance.audience);
      return balance;
    },
    async retry() {
      return retryFailed(services, owner, (await ledger.issue()).id);
    },
    /** Delivers and sweeps until the letter is out. */
    async untilSent(meanwhile: () => Promise<unknown> = async () => undefined) {
      for (let round = 0; round < 200; round++) {
        await ledger.drain();
        await meanwhile();
        if ((await ledger.issue()).state === "sent") return;
        ledger.later(11 * minute);
        await sweepIssues(services);
      }
      throw new Error("The letter is never out.");
    },
  };
}

beforeEach(async () => {
  const { services, clear } = testLedger();
  await clear();
  await services.db.delete(mailEvents);
});

const bounce = (type: "Permanent" | "Transient") => ({ bounce: { type, message: "It came back." } });

describe("a letter by Resend", () => {
  it.each(seeds(1))(
    "reaches every reader once whatever Resend does, and its webhooks report the truth in any order (seed %i)",
    { timeout: 120_000 },
    async (seed) => {
      const refuses = randomRefusals(seed, 0.05);
      const { provider, enlist, send, untilSent, tell, balance } = world({
        mood: randomMoods(seed),
        refuses,
      });
      const random = randomFrom(seed);
      await enlist(130);
      await send();
      const heard = new Set<string>();
      const tellSome = async () => {
        for (const mail of provider.accepted()) {
          if (random() < 0.9 || heard.has(mail.id)) continue;
          heard.add(mail.id);
          await tell(mail, random() < 0.5 ? "email.sent" : "email.delivered");
        }
        await balance();
      };
      await untilSent(tellSome);

      const addresses = provider.accepted().map(({ to }) => to);
      expect(new Set(addresses).size).toBe(addresses.length);
      const { audience, accepted, failed } = await balance();
      expect([audience, accepted, failed]).toEqual([130, addresses.length, 130 - addresses.length]);

      const [first, second, third] = provider.accepted();
      if (!first || !second || !third) throw new Error("Nothing was taken.");
      await tell(first, "email.complained");
      await tell(second, "email.bounced", bounce("Permanent"));
      for (const mail of provider.accepted().toReversed()) await tell(mail, "email.delivered");
      expect(await balance()).toMatchObject({ complained: 1, bounced: 1, delivered: accepted - 2 });
    },
  );

  it("is not waited for where a webhook replaces a lost answer", async () => {
    const moods = [{ mood: "cuts" as const, taken: true }];
    const ledger = world({ mood: () => moods.shift() ?? { mood: "takes" } });
    const { provider, tell, issue } = ledger;
    await ledger.enlist(3);
    await ledger.send();
    await ledger.drain();
    expect((await issue()).balance).toMatchObject({ waiting: 3, accepted: 0 });
    for (const mail of provider.accepted()) await tell(mail, "email.sent");
    expect(await issue()).toMatchObject({ state: "sent", balance: { accepted: 3 } });
  });

  it("is sent again to readers for whom Resend took it and then failed to send it", async () => {
    const { provider, enlist, send, untilSent, tell, retry, balance } = world();
    await enlist(3);
    await send();
    await untilSent();
    for (const mail of provider.accepted()) {
      await tell(mail, "email.failed", { failed: { reason: "quota reached" } });
    }
    expect(await balance()).toMatchObject({ failed: 3, accepted: 0 });
    await retry();
    await untilSent();
    expect(await balance()).toMatchObject({ failed: 0, accepted: 3 });
    expect(provider.accepted()).toHaveLength(6);
  });

  it("stops for an address after the third of five letters that came back", async () => {
    const { provider, enlist, send, untilSent, tell, services } = world();
    await enlist(1);
    for (let number = 1; number <= 3; number++) {
      await send({ subject: "Spores", content: `Letter ${number}`, sendKey: `key-0000000${number}` });
      await untilSent();
      const mail = provider.accepted().at(-1);
      if (!mail) throw new Error("Nothing was taken.");
      await tell(mail, "email.bounced", bounce("Transient"));
    }
    const [reader] = await services.db.select().from(subscribers);
    expect(reader).toMatchObject({ state: "bounced" });
    const soft = await services.db.$count(deliveries, eq(deliveries.bounce, "soft"));
    expect(soft).toBe(3);
  });
});
