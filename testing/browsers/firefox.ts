import { existsSync } from "node:fs";
import {
  type Browser as Firefox,
  type ConsoleMessage,
  type KeyInput,
  launch,
  type Page,
} from "puppeteer-core";
import type { Browser, Tab } from "./browser.ts";
import { hasScreen, openScreen } from "./screen.ts";

const paths = [process.env.FIREFOX_PATH ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"];

export const findFirefox = () =>
  (hasScreen() && paths.find((path) => path !== "" && existsSync(path))) || null;

/** Milliseconds after which a command has been lost. */
const patience = 60_000;

/** Beside what Puppeteer sets, so that nothing is asked of anyone else. */
const preferences = {
  "dom.disable_beforeunload": true,
  // A page that comes back from the cache has another context, and Puppeteer waits for the next page in vain.
  "fission.bfcacheInParent": false,
  "intl.accept_languages": "en-GB",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "toolkit.telemetry.enabled": false,
  "webgl.force-enabled": true,
};

/** Firefox in a virtual screen, driven over WebDriver BiDi. Scripts can be switched off for a whole Firefox only. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const screen = await openScreen();
  const begin = (scripts: boolean) =>
    launch({
      browser: "firefox",
      executablePath,
      env: screen.env,
      defaultViewport: null,
      protocolTimeout: patience,
      extraPrefsFirefox: { ...preferences, "javascript.enabled": scripts },
    });
  const running = new Map<boolean, Firefox>();
  const get = async (scripts: boolean) => {
    const firefox = running.get(scripts) ?? (await begin(scripts));
    running.set(scripts, firefox);
    return firefox;
  };
  const version = await (await get(true)).version();
  return {
    name: "Firefox",
    version: version.replace(/^firefox\//i, ""),
    async open({ scripts = true } = {}) {
      const context = await (await get(scripts)).createBrowserContext();
      return tabOf(await context.newPage(), () => context.close());
    },
    async close() {
      await Promise.all([...running.values()].map((firefox) => firefox.close()));
      screen.close();
    },
  };
}

/** A tab in a container of its own: cookies and storage begin empty. */
function tabOf(page: Page, close: Tab["close"]): Tab {
  let heard: (string | Promise<string>)[] = [];
  let opened: Page | null = null;
  page.setDefaultTimeout(patience);
  page.on("pageerror", (error) => void heard.push(error instanceof Error ? error.message : String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(wordsOf(message));
  });
  page.on("popup", (popup) => (opened = popup));
  const context = page.browserContext();
  return {
    go: async (address) => void (await page.goto(address)),
    run: (script, ...given) => page.evaluate(script as (...given: unknown[]) => never, ...given),
    press: (x, y) => page.mouse.click(x, y),
    async type(keys) {
      for (const key of keys) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await page.keyboard.press(key as KeyInput);
      }
    },
    async chord(held, key) {
      await page.keyboard.down(held as KeyInput);
      await page.keyboard.press(key as KeyInput);
      await page.keyboard.up(held as KeyInput);
    },
    async attach(selector, path) {
      using field = await page.$<"input">(selector as "input");
      if (!field) throw new Error(`No ${selector}.`);
      await field.uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    forgetCookies: async () => context.deleteCookie(...(await context.cookies())),
    popup: async () => opened && tabOf(opened, async () => {}),
    async troubles() {
      const told = heard;
      heard = [];
      return (await Promise.all(told)).filter(Boolean);
    },
    close,
  };
}

/** An error has its words in its page alone. Empty where that was left meanwhile: leaving gives up what still loads. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const words = message
    .args()
    .map((one) =>
      one.evaluate((value) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value))),
    );
  return Promise.all(words).then(
    (said) => said.join(" ") || message.text(),
    () => "",
  );
}
