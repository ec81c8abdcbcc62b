import { isDue } from "./cron.ts";

interface Triggering {
  /** The site's address. */
  site: string;
  /** The triggers of wrangler.toml. */
  crons: string[];
  say: (progress: string) => void;
  signal: AbortSignal;
}

/**
 * Runs the Worker's scheduled work at the minutes its triggers name, which local runtimes leave undone; and once at the
 * beginning, for what became due while the site was off.
 */
export async function runTriggers({ site, crons, say, signal }: Triggering): Promise<void> {
  const fire = (cron: string) => trigger(site, cron).catch((error: Error) => say(error.message));
  // An unreadable trigger is reported now.
  for (const cron of crons) isDue(cron, new Date());
  await Promise.all(crons.map(fire));
  while (!signal.aborted) {
    await untilNextMinute();
    const now = new Date();
    if (!signal.aborted) await Promise.all(crons.filter((cron) => isDue(cron, now)).map(fire));
  }
}

/** https://developers.cloudflare.com/workers/configuration/cron-triggers/#test-cron-triggers-locally */
export async function trigger(site: string, cron: string): Promise<void> {
  const answer = await fetch(`${site}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`, {
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);
  // While the site is starting again, the next minute does.
  if (answer && !answer.ok) throw new Error(`The scheduled work failed: ${await answer.text()}`);
}

function untilNextMinute(): Promise<void> {
  const minute = 60_000;
  return new Promise((later) => setTimeout(later, minute - (Date.now() % minute)).unref());
}
