import { startProvider } from "../../stand-ins/mail-provider/server.ts";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import type { Cost } from "./counting.ts";
import { type Prepared, startSite } from "./site.ts";
import { megabytesOf } from "./workerd.ts";

interface LoadReport {
  recipients: number;
  seconds: number;
  /** Megabytes that the runtime held before the send, and at its most during it. */
  memoryBefore: number;
  memoryMost: number;
  /** Of the consumer's own JavaScript heap at its most, megabytes. */
  heapMost: number;
  requests: number;
  accepted: number;
  /** Of freezing the audience and putting it on the queue, and of everything. */
  freezing: Cost;
  all: Cost;
}

/** People enlisted at a time. */
const crowd = 10_000;

/** One send to many through the real queue and consumer, to a provider that takes everything. */
export async function load(prepared: Prepared, recipients: number): Promise<LoadReport> {
  const provider = await startProvider();
  const site = await startSite(prepared, provider.url);
  try {
    for (let from = 0; from < recipients; from += crowd) {
      await site.ask("/enlist", { from, count: Math.min(crowd, recipients - from) });
    }
    const before = await site.ask<Cost>("/cost");
    const memoryBefore = await megabytesOf(site.processId());
    let memoryMost = memoryBefore;
    let heapMost = 0;
    const started = Date.now();
    let issue = await site.ask<LetterIssue>("/send", {});
    const freezing = without(await site.ask<Cost>("/cost"), before);
    let looks = 0;
    while (issue.state !== "sent") {
      await new Promise((later) => setTimeout(later, 500));
      memoryMost = Math.max(memoryMost, await megabytesOf(site.processId()));
      heapMost = Math.max(heapMost, await site.heapMegabytes());
      issue = await site.ask<LetterIssue>("/account");
      looks += 1;
      if (looks > 7200) throw new Error(`The send did not end: ${JSON.stringify(issue.balance)}`);
    }
    const seconds = (Date.now() - started) / 1000;
    const all = without(await site.ask<Cost>("/cost"), before);
    const accepted = issue.balance.accepted;
    return {
      recipients,
      seconds,
      memoryBefore,
      memoryMost,
      heapMost,
      requests: provider.requests(),
      accepted,
      freezing,
      all,
    };
  } finally {
    await site.close();
    await provider.close();
  }
}

function without(after: Cost, before: Cost): Cost {
  const entries = Object.entries(after) as [keyof Cost, number][];
  return Object.fromEntries(entries.map(([name, value]) => [name, value - before[name]])) as unknown as Cost;
}
