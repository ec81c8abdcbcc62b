import { beforeEach, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { deliveries, subscribers } from "#db/schema.ts";
import { random as numbersFrom } from "@toadstool/stage/seeded";
import { minute, sumOf, testLedger, withDatabase } from "#testing/ledger.ts";
import { seeds } from "#testing/seeds.ts";
import { type Mood, mailProvider } from "#testing/mail-provider.ts";
import type { LetterChunk, Services } from "../../services.ts";
import { pauseIssue, resumeIssue, retryFailed } from "./controls.server.ts";
import { recordMailEvents } from "../mail-events.server.ts";
import { sweepIssues } from "./sweep-issues.server.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const day = 24 * 60 * minute;

describe.each([
  ["remembers", day],
  ["forgets", 0],
])("the account of a letter, sent by a transport that %s", (_, remembers) => {
  it.each(seeds(3))(
    "balances after every step of a bad week (seed %i)",
    { timeout: 120_000 },
    async (seed) => {
      const random = numbersFrom(seed);
      const moods: Mood[] = [
        "takes",
        "mixed",
        "mixed",
        "busy",
        "takes and says nothing",
        "takes nothing and says nothing",
      ];
      let isCalm = false;
      const mood = () => (isCalm ? "takes" : (moods[Math.floor(random() * moods.length)] ?? "takes"));
      const { transport, taken } = mailProvider(remembers, mood, random, () => ledger.services.clock());
      const ledger = testLedger({ mail: transport });
      const { services, world, owner } = ledger;
      const { mail } = services.settings;
      services.settings = {
        ...services.settings,
        mail: { ...mail, perDay: random() < 0.5 ? 90 : null, perSecond: random() < 0.3 ? 40 : null },
      };
      await ledger.clear();
      await ledger.enlist(120);
      const { id } = await ledger.send();
      const queue: LetterChunk[] = [];
      const someone = () => `confirmed-${String(Math.floor(random() * 120)).padStart(4, "0")}`;

      const events: [weight: number, happens: () => Promise<unknown>][] = [
        [6, deliver],
        [1, dieDelivering],
        [1, () => leave(someone())],
        [1, () => tell(someone())],
        [1, () => pauseIssue(services, owner, id)],
        [2, () => resumeIssue(services, owner, id)],
        [1, () => retryFailed(services, owner, id)],
        [2, sweep],
        [1, async () => ledger.later(11 * minute)],
        [1, async () => ledger.later(random() * day)],
      ];
      const lots = events.flatMap(([weight, happens]) => Array.from({ length: weight }, () => happens));
      for (let step = 0; step < 40; step++) {
        await lots[Math.floor(random() * lots.length)]?.();
        await expectTruth();
      }
      isCalm = true;
      for (let round = 0; round < 20 && (await ledger.issue()).state !== "sent"; round++) {
        await resumeIssue(services, owner, id);
        ledger.later(6 * 60 * minute);
        await sweep();
        for (let messages = 0; queue.length > 0 && messages < 30; messages++) await deliver();
        await expectTruth();
      }
      const { state, balance } = await ledger.issue();
      expect(state).toBe("sent");
      expect(balance).toMatchObject({ audience: 120, waiting: 0 });
      // The ledger says accepted for exactly the mails that the transport took.
      expect(balance.accepted).toBeLessThanOrEqual(taken.size);
      expect(balance.accepted + balance.uncertain).toBeGreaterThanOrEqual(taken.size);

      async function expectTruth() {
        const { balance } = await ledger.issue();
        expect(sumOf(balance)).toBe(120);
        expect(Math.max(0, ...taken.values())).toBeLessThanOrEqual(1);
      }

      /** A message, of which the queue may give any, one of them twice, or lose one. */
      async function deliver(by: Services = services) {
        queue.push(...world.chunks.splice(0));
        const chunk = queue.splice(Math.floor(random() * queue.length), 1)[0];
        if (!chunk) return;
        const outcome = await ledger.deliver(chunk, by).catch(() => ({ retryAfter: 1 }));
        if (outcome !== "done" && random() < 0.8) queue.push(chunk);
        if (random() < 0.2) queue.push(chunk);
      }

      async function dieDelivering() {
        const last = Math.floor(random() * 6);
        await deliver(
          withDatabase(services, (count) =>
            count > last ? Promise.reject(new Error("The Worker died.")) : Promise.resolve(),
          ),
        );
      }

      async function sweep() {
        await sweepIssues(services);
        queue.push(...world.chunks.splice(0));
      }

      async function leave(name: string) {
        await services.db.update(subscribers).set({ state: "unsubscribed" }).where(eq(subscribers.id, name));
      }

      /** The provider reports only mails that it has taken. */
      async function tell(name: string) {
        if (!taken.has(`${name}@pond.example`)) return;
        const [row] = await services.db.select().from(deliveries).where(eq(deliveries.subscriberId, name));
        const kind = random() < 0.7 ? ("delivered" as const) : ("complained" as const);
        const delivery = { issueId: id, subscriberId: name };
        const event = { id: crypto.randomUUID(), kind, bounce: null, messageId: row?.messageId ?? null };
        await recordMailEvents(services, transport.name, [{ ...event, delivery, email: null, reason: "" }]);
      }
    },
  );
});
