import type { Page } from "@playwright/test";
import { attentive, expect, hydrated, moving, test } from "./walk.ts";

/** A post with headings and a footnote. */
const post = "/blog/a-long-walk";
const heading = "two-ways-home";

/** The time that a screen is given to settle, in milliseconds. */
const delay = 500;

interface Watched {
  /** How many timers of the delay run. */
  countDelays: () => number;
  /** Ends them, and returns how each scrolling that this began was to go. */
  endDelays: () => unknown[];
}

/** Lets the delay pass only when `pass` is called, and notes how the page is asked to scroll then. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((held) => {
    const asked: unknown[] = [];
    const seek = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function note(how) {
      // Without a word on it, the stylesheet decides.
      const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === "smooth";
      asked.push(typeof how === "object" ? how.behavior : isSmooth ? "smooth" : "instant");
      seek.call(this, how);
    };
    const delays = new Map<number, () => void>();
    const { setTimeout: start, clearTimeout: stop } = window;
    let last = 0;
    Object.assign(window, {
      setTimeout: (act: () => void, time?: number, ...given: unknown[]) => {
        if (time !== held) return start(act, time, ...given);
        delays.set((last -= 1), act);
        return last;
      },
      clearTimeout: (id: number) => delays.delete(id) || stop(id),
      countDelays: () => delays.size,
      endDelays: () => {
        const ended = [...delays.values()];
        delays.clear();
        asked.length = 0;
        for (const act of ended) act();
        return asked;
      },
    });
  }, delay);
}

const countDelays = (page: Page) => page.evaluate(() => (window as unknown as Watched).countDelays());

/** Once the delay has begun, nothing has moved; then it passes, and the page scrolls. */
async function pass(page: Page, still: number, behavior: ScrollBehavior = "smooth"): Promise<void> {
  await expect.poll(() => countDelays(page)).toBe(1);
  expect(await scrolled(page), "nothing moves meanwhile").toBe(still);
  expect(await page.evaluate(() => (window as unknown as Watched).endDelays())).toEqual([behavior]);
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const topOf = (page: Page, id: string) =>
  page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? -1, id);
/** After a reload or Back the document may give way to the next while it is asked: then it is asked again. */
const inPlace = (page: Page, id: string) =>
  expect.poll(async () => Math.round(await topOf(page, id).catch(() => -1))).toBe(60);

test.describe("with motion", () => {
  test.use(moving);

  test("a page that is opened with a hash stays at its top for 500 ms and then scrolls to 60 px above the target", async ({
    page,
  }) => {
    await watch(page);
    const open = async (address: string) => {
      // Another document, not another place of the same.
      await page.goto("/404");
      await page.goto(address);
      await hydrated(page);
    };
    for (const [address, id] of [
      ["/portfolio#archive", "archive"],
      [`${post}#${heading}`, heading],
    ] as const) {
      await open(address);
      await pass(page, 0);
      await inPlace(page, id);
    }

    await test.step("after a reload and after Back, the browser leads there without a delay", async () => {
      await page.reload();
      await inPlace(page, heading);
      await page.goto("/about-me");
      await page.goBack();
      await inPlace(page, heading);
    });
    await test.step("where less motion is wanted, it is there at one stroke", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(`${post}#${heading}`);
      await pass(page, 0, "instant");
      await inPlace(page, heading);
    });
    await test.step("a reader who scrolls first stays where they are", async () => {
      await open(`${post}#${heading}`);
      await expect.poll(() => countDelays(page)).toBe(1);
      await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
      expect(await countDelays(page)).toBe(0);
      expect(await scrolled(page)).toBe(0);
    });
  });

  test("a hash link within a page scrolls to 60 px above its target after 500 ms, and takes the keyboard there", async ({
    page,
  }) => {
    await watch(page);
    await page.goto(post);
    await attentive(page);
    const mark = page.locator("[data-footnote-backref]").first();
    await mark.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
    await mark.focus();
    // Fonts that arrive later change the height of lines, and the browser scrolls along with the visible text.
    await page.evaluate(async () => void (await document.fonts.ready));
    const place = () => mark.evaluate((link) => link.getBoundingClientRect().top);
    const [placeBefore, start] = [await place(), await scrolled(page)];
    const note = ((await mark.getAttribute("href")) ?? "").slice(1);
    await page.keyboard.press("Enter");
    // A step back while the page still scrolls would end somewhere between the two places.
    const end = page.evaluate(
      () => new Promise<void>((done) => window.addEventListener("scrollend", () => done(), { once: true })),
    );
    await pass(page, start);
    await expect(page).toHaveURL(new RegExp(`#${note}$`));
    await expect(page.locator(`[id="${note}"]`)).toBeFocused();
    await end;
    await expect(page.locator(`[id="${note}"]`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(post);
    await expect.poll(async () => Math.abs((await place()) - placeBefore)).toBeLessThan(8);

    await test.step("pressed again, it scrolls again", async () => {
      const press = async () => {
        // The scrolling of the press before may still come to its end.
        await expect
          .poll(() =>
            page.evaluate(() => {
              window.scrollTo({ top: 0, behavior: "instant" });
              return new Promise((drawn) =>
                requestAnimationFrame(() => requestAnimationFrame(() => drawn(window.scrollY))),
              );
            }),
          )
          .toBe(0);
        await page.locator(`#${heading} .heading-anchor`).evaluate((link) => {
          link.focus({ preventScroll: true });
        });
        await page.keyboard.press("Enter");
        await pass(page, 0);
        await inPlace(page, heading);
      };
      await press();
      await press();
    });
    await test.step("the link that skips to the content is not delayed", async () => {
      await page.goto("/404");
      await page.goto(post);
      await hydrated(page);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.locator("#content")).toBeFocused();
      expect(await countDelays(page)).toBe(0);
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a hash leads to 60 px above its target, by the browser itself @smoke", async ({ page }) => {
    await page.goto(`${post}#${heading}`);
    const box = async (selector: string) => Math.round((await page.locator(selector).boundingBox())?.y ?? -1);
    expect(await box(`#${heading}`)).toBe(60);
    await page.goto("/portfolio#archive");
    expect(await box("#archive")).toBe(60);
  });
});
