import { randomFrom } from "@toadstool/mail/stand-ins/moods";
import { type Provider, startProvider } from "../../stand-ins/mail-provider/server.ts";
import type { Balance, LetterIssue } from "#domain/newsletter/issue.ts";
import { type Prepared, type Site, startSite } from "./site.ts";

interface ChaosOptions {
  seed: number;
  recipients: number;
  /** How often the Worker is killed at most. */
  kills: number;
}

interface ChaosReport {
  seed: number;
  faults: string[];
  balance: Balance;
  samples: number;
  kills: number;
  /** Mails handed over again under the same key, and known again by the provider. */
  requests: number;
  seconds: number;
}

/** Longer than any claim lasts: a claim that still exists then belongs to a Worker that has died. */
const leap = 11 * 60_000;
/** Real milliseconds without a change after which time is put forward. */
const stillness = 1_200;
/** Leaps after which a run that has not ended never will. */
const mostLeaps = 400;

/**
 * One send to many through the real queue and consumer, to a provider that accepts, refuses, limits, breaks and hangs up at
 * random, while the Worker is killed at random moments and people leave. The balance must add up at every look; at the end
 * every subscriber is accounted for, and none has two mails.
 */
export async function chaos(
  prepared: Prepared,
  { seed, recipients, kills: mostKills }: ChaosOptions,
): Promise<ChaosReport> {
  const started = Date.now();
  const random = randomFrom(seed);
  let ahead = 0;
  const provider = await startProvider({
    seed,
    refusedShare: 0.02,
    silence: 250,
    clock: () => new Date(Date.now() + ahead),
  });
  const site = await startSite(prepared, provider.url);
  const faults: string[] = [];
  let kills = 0;
  let samples = 0;
  try {
    await enlist(site, recipients);
    const issue = await site.ask<LetterIssue>("/send", {});
    let account = issue;
    let calm = Date.now();
    for (let leaps = 0; account.state !== "sent" && leaps < mostLeaps;) {
      await rest(40 + random() * 160);
      if (kills < mostKills && random() < 0.06) {
        await site.kill();
        kills += 1;
        await site.start();
      }
      if (random() < 0.05) await site.ask("/leave", { ids: someone(random, recipients) });
      if (random() < 0.03) await site.ask("/control", { what: "pause", id: issue.id });
      if (account.state === "paused") await site.ask("/control", { what: "resume", id: issue.id });
      const now = await site.ask<LetterIssue>("/account");
      samples += 1;
      faults.push(...imbalance(now.balance));
      if (isSame(now, account) && Date.now() - calm > stillness) {
        ahead += leap;
        leaps += 1;
        await site.ask("/clock", { ahead });
        await site.ask("/sweep", {});
        calm = Date.now();
      } else if (!isSame(now, account)) {
        calm = Date.now();
      }
      account = now;
    }
    if (account.state !== "sent") faults.push(`The letter is still ${account.state}.`);
    const rows = await site.ask<Row[]>("/rows", { id: issue.id });
    faults.push(...reckon(rows, recipients, provider));
    const seconds = (Date.now() - started) / 1000;
    return { seed, faults, balance: account.balance, samples, kills, requests: provider.requests(), seconds };
  } finally {
    await site.close();
    await provider.close();
  }
}

interface Row {
  id: string;
  state: string;
}

async function enlist(site: Site, recipients: number): Promise<void> {
  await site.ask("/enlist", { count: recipients });
}

function imbalance({ audience, accepted, failed, uncertain, skipped, waiting }: Balance): string[] {
  const sum = accepted + failed + uncertain + skipped + waiting;
  return sum === audience ? [] : [`The account is off: ${sum} of ${audience}.`];
}

/** Every recipient against what the provider took. */
function reckon(rows: Row[], recipients: number, provider: Provider): string[] {
  const taken = new Map<string, number>();
  for (const { to } of provider.accepted()) {
    const id = to.slice(0, to.indexOf("@"));
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  const faults = rows.length === recipients ? [] : [`${recipients - rows.length} have no row.`];
  for (const { id, state } of rows) {
    const times = taken.get(id) ?? 0;
    const right: Record<string, boolean> = {
      accepted: times === 1,
      failed: times === 0,
      skipped: times === 0,
      uncertain: times <= 1,
    };
    if (!right[state]) faults.push(`${id} is ${state}, and the provider took ${times} for them.`);
  }
  return faults.slice(0, 20);
}

function isSame(now: LetterIssue, before: LetterIssue): boolean {
  return now.state === before.state && JSON.stringify(now.balance) === JSON.stringify(before.balance);
}

function someone(random: () => number, recipients: number): string[] {
  return Array.from({ length: 3 }, () => `r${String(Math.floor(random() * recipients)).padStart(6, "0")}`);
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((later) => setTimeout(later, milliseconds));
}
