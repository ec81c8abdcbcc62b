import { env } from "cloudflare:workers";
import { expect, it, onTestFinished, vi } from "vitest";
import { meteredDatabase } from "#testing/metered.ts";
import type { Env } from "./env.ts";
import { interval, runScheduled } from "./scheduled.ts";

const midnight = Date.UTC(2026, 10, 30);

it("a run with nothing to do fits in the free plan: 50 statements each, and one hundredth of the rows of a day", async () => {
  const read: number[] = [];
  // The day's backup is due from two o'clock on: it is something to do.
  vi.useFakeTimers({ toFake: ["Date"], now: midnight });
  onTestFinished(() => void vi.useRealTimers());
  // Each part of what tidies; before them, what is done at night.
  for (const run of [0, 1, 2, 36, 37, 38]) {
    const { database, cost } = meteredDatabase();
    const controller = {
      cron: "*/5 * * * *",
      scheduledTime: midnight + run * interval,
      noRetry: () => undefined,
    };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await runScheduled(controller, { ...(env as unknown as Env), DB: database }, async () => 200);
    expect(cost.statements).toBeLessThanOrEqual(50);
    read.push(cost.read);
  }
  // Every five minutes of a day; the plan’s limit is 5,000,000.
  expect(Math.max(...read) * 288).toBeLessThan(50_000);
});
