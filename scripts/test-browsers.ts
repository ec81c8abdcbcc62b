import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "#testing/browsers/browser.ts";
import { findFirefox, startFirefox } from "#testing/browsers/firefox.ts";
import { type Walked, walkAll } from "#testing/browsers/walk-all.ts";
import { findWebkit, startWebkit } from "#testing/browsers/webkit.ts";
import { buildIsolated } from "./local/build.ts";
import { isolate } from "./local/isolation.ts";
import { freeRange } from "./local/ports.ts";
import { openScratch } from "./local/scratch.ts";
import { startStack } from "./local/stack.ts";

/** `--browser=firefox` or `webkit`, `--only=zine` runs only those journeys. */
const { values } = parseArgs({
  options: {
    browser: { type: "string", default: "" },
    only: { type: "string", default: "" },
  },
});

const firefox = findFirefox();
const webkit = findWebkit();
const browsers = [
  { key: "firefox", start: firefox && (() => startFirefox(firefox)), get: "firefox-esr xvfb" },
  { key: "webkit", start: webkit && (() => startWebkit(webkit)), get: "webkit2gtk-driver xvfb" },
].filter(({ key }) => key.includes(values.browser));

const scratch = openScratch();
isolate(scratch);
const walked: Walked[] = [];
let skipped = 0;
const present = browsers.filter(({ start }) => start !== null);
const stack = present.length > 0 ? await openStack() : null;
try {
  for (const { key, start, get } of browsers) {
    if (!start || !stack) {
      skipped += 1;
      console.log(
        `– ${key}: skipped, it is not on this machine. On Debian or Ubuntu: apt-get install ${get}`,
      );
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- one browser at a time: they share the site
    await walkIn(await start());
  }
} finally {
  await stack?.stop();
}
const failed = walked.filter(({ passed }) => !passed);
for (const { browser, journey } of failed) console.log(`✗ ${browser}: ${journey}`);
console.log(`\n${walked.length - failed.length} passed, ${failed.length} failed, ${skipped} skipped`);
// A browser that is not there has proven nothing.
process.exit(failed.length > 0 ? 1 : skipped > 0 ? 2 : 0);

async function walkIn(browser: Browser): Promise<void> {
  console.log(`· ${browser.name} ${browser.version}`);
  try {
    if (stack)
      walked.push(...(await walkAll(browser, stack.addresses, values.only, (line) => console.log(line))));
  } finally {
    await browser.close();
  }
}

/** The built site on free ports, with a database of its own. */
async function openStack() {
  const say = (progress: string) => console.log(`· ${progress}`);
  say("Building the site");
  const { config } = await buildIsolated();
  return startStack({ port: await freeRange(4), stateFolder: join(scratch, "state"), config, say });
}
