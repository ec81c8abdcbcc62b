/** `npm run proof -- browsers [--browser=firefox] [--only=zine] [--built] [--port=18000]`: the journeys of testing/browsers/ in Firefox and WebKit. */
import { allJourneys } from "#testing/browsers/all-journeys.ts";
import type { Browser } from "#testing/browsers/browser.ts";
import { findFirefox, startFirefox } from "#testing/browsers/firefox.ts";
import { type Walked, walkAll } from "#testing/browsers/walk-all.ts";
import { findWebkit, startWebkit } from "#testing/browsers/webkit.ts";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { withSite } from "./with-site.ts";

const { browser: wanted, only, built, port } = readOptions({ browser: "", only: "", built: false, port: 0 });

const journeys = allJourneys.filter(({ name }) => name.includes(only));
if (journeys.length === 0) {
  console.error(
    `No journey’s name holds “${only}”. There are:\n${allJourneys.map(({ name }) => name).join("\n")}`,
  );
  process.exit(1);
}
const firefox = findFirefox();
const webkit = findWebkit();
const browsers = [
  { key: "firefox", start: firefox && (() => startFirefox(firefox)), get: "firefox-esr xvfb" },
  { key: "webkit", start: webkit && (() => startWebkit(webkit)), get: "webkit2gtk-driver xvfb" },
].filter(({ key }) => key.includes(wanted));
const present = browsers.flatMap(({ start }) => (start ? [start] : []));
const missing = browsers.filter(({ start }) => !start);
const walked = present.length > 0 ? await walkInEach(present) : [];
conclude({
  cases: walked.length,
  faults: walked.filter(({ passed }) => !passed).map(({ browser, journey }) => `${browser}: ${journey}`),
  skipped: missing.map(
    ({ key, get }) => `${key}, which is not here; on Debian or Ubuntu: apt-get install ${get}`,
  ),
  holds: "each journey ends in each browser, which complains of nothing",
});

/** One browser at a time: they share the site. */
function walkInEach(starts: (() => Promise<Browser>)[]): Promise<Walked[]> {
  return withSite({ port, isBuilt: built }, async (addresses) => {
    const walked: Walked[] = [];
    for (const start of starts) {
      // oxlint-disable-next-line no-await-in-loop -- see above
      const browser = await start();
      console.log(`· ${browser.name} ${browser.version}`);
      try {
        // oxlint-disable-next-line no-await-in-loop -- see above
        walked.push(...(await walkAll(browser, addresses, journeys, console.log)));
      } finally {
        // oxlint-disable-next-line no-await-in-loop -- see above
        await browser.close();
      }
    }
    return walked;
  });
}
