import type { Browser, Page } from "@playwright/test";
import { onPhone, slower } from "./phone.ts";

interface Wake {
  address: string;
  /** A selector of what is pressed; without one, the first control of the page. */
  press?: string;
  /** A selector of what the press changes; without one, anything in the document. */
  answer?: string;
}

type Watching = Window & { answered: number[] };

const controls = ["main", "body"].flatMap((place) =>
  ["button", "summary", "[role=button]", "[role=tab]", "input[type=checkbox]"].map(
    (kind) => `${place} ${kind}`,
  ),
);

/**
 * Presses a control twice on a page that is loaded and at rest, with the processor slowed down: the first press wakes what is asleep.
 * Answers what was pressed, and for each press the milliseconds until what it changed was painted; null where nothing changed
 * within ten seconds.
 */
export function wake(browser: Browser, { address, press, answer = "html" }: Wake) {
  return onPhone(browser, async (page, devtools) => {
    await page.goto(address, { waitUntil: "networkidle" });
    const selector = press ?? (await firstControl(page));
    const control = page.locator(selector).filter({ visible: true }).first();
    await control.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const times: (number | null)[] = [];
    for (let presses = 0; presses < 2; presses++) {
      // oxlint-disable-next-line no-await-in-loop -- the second press finds what the first has woken
      times.push(await pressed(page, answer, () => control.click()));
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await page.waitForLoadState("networkidle");
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await page.waitForTimeout(1_000);
    }
    return { selector, times };
  });
}

async function firstControl(page: Page): Promise<string> {
  for (const selector of controls)
    // oxlint-disable-next-line no-await-in-loop -- the first that is there
    if (await page.locator(selector).filter({ visible: true }).count()) return selector;
  throw new Error("The page has no control: name one by --press.");
}

async function pressed(page: Page, answer: string, press: () => Promise<void>): Promise<number | null> {
  await page.evaluate((selector) => {
    const answered: number[] = [];
    Object.assign(window, { answered });
    const target = document.querySelector(selector);
    if (!target) throw new Error(`Nothing matches ${selector}.`);
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        const change = () => {
          watcher.disconnect();
          document.removeEventListener("toggle", change, { capture: true });
          // A message that a frame sends is received once that frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => answered.push(performance.now() - timeStamp));
          port1.start();
          requestAnimationFrame(() => port2.postMessage(null));
        };
        const watcher = new MutationObserver(change);
        watcher.observe(target, { subtree: true, childList: true, attributes: true, characterData: true });
        // A popover or a disclosure opens without a change of the document.
        document.addEventListener("toggle", change, { capture: true });
      },
      { capture: true, once: true },
    );
  }, answer);
  await press();
  const isAnswered = () => (window as unknown as Watching).answered.length > 0;
  await page.waitForFunction(isAnswered, null, { timeout: 10_000 }).catch(() => null);
  return page.evaluate(() => (window as unknown as Watching).answered[0] ?? null);
}
