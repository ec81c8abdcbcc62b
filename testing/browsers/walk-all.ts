import type { Browser } from "./browser.ts";
import type { Addresses, Journey } from "./journey.ts";
import { isExpected } from "./expected.ts";
import { Person } from "./person.ts";

export interface Walked {
  browser: string;
  journey: string;
  passed: boolean;
  seconds: number;
}

/** Walks journeys in one browser, one after the other. */
export async function walkAll(
  browser: Browser,
  where: Addresses,
  journeys: readonly Journey[],
  say: (line: string) => void,
): Promise<Walked[]> {
  const walked: Walked[] = [];
  for (const journey of journeys) {
    const started = Date.now();
    // oxlint-disable-next-line no-await-in-loop -- there is one window
    const trouble = await walkOne(browser, where, journey);
    const seconds = Math.round((Date.now() - started) / 100) / 10;
    say(`${trouble ? "✗" : "✓"} ${browser.name}: ${journey.name} (${seconds} s)`);
    if (trouble) say(trouble.replaceAll(/^/gm, "    "));
    walked.push({ browser: browser.name, journey: journey.name, passed: !trouble, seconds });
  }
  return walked;
}

/** Failed deliveries; null where all went well and the browser complained of nothing. */
async function walkOne(browser: Browser, where: Addresses, journey: Journey): Promise<string | null> {
  const tab = await browser.open({ scripts: !journey.withoutScripts });
  const person = new Person(tab, where.site);
  try {
    await journey.walk(person, where, browser);
    const complaints = (await tab.troubles()).filter(
      (complaint) => !isExpected(complaint, where, journey.expected),
    );
    return complaints.length > 0 ? `The browser complained:\n${complaints.join("\n")}` : null;
  } catch (error) {
    const address = await person.address().catch(() => "a page that has gone");
    const complaints = await tab.troubles().catch(() => []);
    return [`${error instanceof Error ? error.message : String(error)}, at ${address}`, ...complaints].join(
      "\n",
    );
  } finally {
    await tab.close().catch(() => undefined);
  }
}
