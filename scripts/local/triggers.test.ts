import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runTriggers } from "./triggers.ts";

afterEach(() => void vi.useRealTimers());

/** A Worker that notes how it is triggered. */
async function openWorker(status = 200) {
  const triggered: string[] = [];
  const server = createServer((request, response) => {
    triggered.push(request.url ?? "");
    response.writeHead(status).end("no such handler");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { site, triggered, close: () => server.close() };
}

describe("the triggers of wrangler.toml", () => {
  it("run at the beginning and at each minute they name, until they are stopped", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: new Date("2026-11-23T10:03:20Z") });
    const worker = await openWorker();
    const over = new AbortController();
    const running = runTriggers({
      site: worker.site,
      crons: ["*/5 * * * *"],
      say: (progress) => expect.unreachable(progress),
      signal: over.signal,
    });
    const reached = (count: number) => vi.waitUntil(() => worker.triggered.length === count, 5_000);
    await reached(1);
    expect(worker.triggered).toEqual(["/cdn-cgi/local/scheduled?cron=*%2F5%20*%20*%20*%20*"]);
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.triggered).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await reached(2);
    over.abort();
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(600_000);
    await running;
    expect(worker.triggered).toHaveLength(2);
    worker.close();
  });

  it("report work that failed", async () => {
    const worker = await openWorker(500);
    const over = new AbortController();
    const said = new Promise<string>((say) => {
      void runTriggers({ site: worker.site, crons: ["*/5 * * * *"], say, signal: over.signal });
    });
    expect(await said).toBe("The scheduled work failed: no such handler");
    over.abort();
    worker.close();
  });
});
