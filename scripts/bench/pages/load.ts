import autocannon, { type Options } from "autocannon";
import { workerTime } from "./processor-time.ts";

export interface Request {
  url: string;
  headers: Record<string, string>;
}

export interface Measured {
  answers: number;
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of the Worker's process for each request; null where the system does not say. */
  processor: number | null;
  /** Failed requests, and answers other than 2xx. */
  errors: number;
}

interface Load {
  connections: number;
  seconds: number;
}

/** Asks again and again over so many connections, each of which waits for its answer. */
export async function load(request: Request, { connections, seconds }: Load): Promise<Measured> {
  const measured = await run(request, { connections, duration: seconds });
  // So slow that few came to their end: then until each connection has had a few.
  return measured.answers >= 3 * connections
    ? measured
    : run(request, { connections, amount: 3 * connections, timeout: 60 });
}

type Amount = Pick<Options, "connections" | "duration" | "amount" | "timeout">;

async function run({ url, headers }: Request, amount: Amount): Promise<Measured> {
  const port = Number(new URL(url).port);
  await quiet(port);
  const times: number[] = [];
  const before = workerTime(port);
  const began = performance.now();
  const { non2xx, errors } = await autocannon({
    ...amount,
    url,
    headers,
    // The library's own percentiles are whole milliseconds.
    setupClient: (client) => client.on("response", (_status, _bytes, time) => times.push(time)),
  });
  const seconds = (performance.now() - began) / 1000;
  const after = workerTime(port);
  times.sort((one, other) => one - other);
  return {
    answers: times.length,
    rate: times.length / seconds,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    processor: before === null || after === null ? null : (after - before) / Math.max(1, times.length),
    errors: non2xx + errors,
  };
}

/** Waits until the Worker has finished what earlier connections left to it when they were closed. */
async function quiet(port: number): Promise<void> {
  for (let looks = 0; looks < 100; looks++) {
    const before = workerTime(port);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await new Promise((later) => setTimeout(later, 100));
    if (before === null || (workerTime(port) ?? 0) - before <= 20) return;
  }
}

function percentile(sorted: number[], percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
