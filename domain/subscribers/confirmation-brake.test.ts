import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mailQuota, subscribers, suppressions } from "#db/schema.ts";
import { inProof } from "#testing/seeds.ts";
import { testServices } from "#testing/services.ts";
import { isRefused } from "../outcome.ts";
import { confirmationsPerHour } from "./confirmation-brake.server.ts";
import { sweepConfirmations } from "./confirming.server.ts";
import { subscribe } from "./subscribe.server.ts";

const hour = 3_600_000;
let { services, world } = testServices();
let day = 1;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  ({ services, world } = testServices());
  // A full hour is remembered: each test has a day of its own.
  world.now = new Date(`2026-07-${String(day++).padStart(2, "0")}T12:00:00Z`);
  await services.db.delete(mailQuota);
  await services.db.delete(suppressions);
  await services.db.delete(subscribers);
});
afterEach(() => vi.restoreAllMocks());

const ask = (n: number) => subscribe(services, `203.0.113.${n % 250}`, { email: `victim-${n}@pond.example` });
const later = (milliseconds: number) => (world.now = new Date(world.now.getTime() + milliseconds));

async function bomb(requests: number) {
  let refused = 0;
  for (let start = 0; start < requests; start += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(start + n)));
    refused += answers.filter(isRefused).length;
  }
  await Promise.all(world.background);
  return refused;
}

describe("the brake on confirmations", () => {
  it("lets thousands of requests of as many addresses and many places make 200 mails, and keeps little of them", async () => {
    const requests = inProof(10_000, 1000);
    const refused = await bomb(requests);
    expect(world.mails).toHaveLength(confirmationsPerHour);
    expect(refused).toBeGreaterThanOrEqual(requests - confirmationsPerHour - 50);
    expect(await services.db.$count(subscribers)).toBeLessThanOrEqual(confirmationsPerHour + 50);
  }, 120_000);

  it("refuses all addresses alike while it is on, known or not, and says for how long", async () => {
    await ask(0);
    later(10 * 60_000);
    await services.db.update(mailQuota).set({ used: confirmationsPerHour });
    const answers = [await ask(0), await ask(1)];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      refused: "tooMany",
      code: "too_many_confirmations",
      retryAfter: 50 * 60,
      message: expect.stringContaining("50 minutes"),
    });
    expect(await services.db.$count(subscribers)).toBe(1);
  });

  it("opens with the next hour", async () => {
    await ask(0);
    await services.db.update(mailQuota).set({ used: confirmationsPerHour });
    expect(await ask(1)).toMatchObject({ code: "too_many_confirmations" });
    later(hour);
    expect(await ask(1)).toEqual({ email: "victim-1@pond.example" });
    await Promise.all(world.background);
    expect(world.mails.map(({ to }) => to)).toEqual(["victim-0@pond.example", "victim-1@pond.example"]);
  });

  it("holds for the cron's mails too, and those over the limit wait for the next hour", async () => {
    const waiting = Array.from({ length: 3 }, (_, n) => ({
      id: `waiting-${n}`,
      email: `waiting-${n}@pond.example`,
      emailKey: `waiting-${n}@pond.example`,
      state: "pending" as const,
      createdAt: world.now,
    }));
    await services.db.insert(subscribers).values(waiting);
    await ask(0);
    await Promise.all(world.background);
    await services.db.update(mailQuota).set({ used: confirmationsPerHour - 2 });
    await sweepConfirmations(services);
    expect(world.mails).toHaveLength(3);
    await sweepConfirmations(services);
    expect(world.mails).toHaveLength(3);
    later(hour);
    await sweepConfirmations(services);
    expect(world.mails).toHaveLength(4);
  });

  it("counts no request that made no mail, and forgets hours that are over", async () => {
    await ask(0);
    later(1);
    await ask(0);
    expect(await services.db.select({ used: mailQuota.used }).from(mailQuota)).toEqual([{ used: 1 }]);
    later(hour);
    await sweepConfirmations(services);
    expect(await services.db.$count(mailQuota)).toBe(0);
  });
});
