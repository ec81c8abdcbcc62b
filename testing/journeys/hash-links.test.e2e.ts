import type { Page } from "@playwright/test";
import { expect, hydrated, moving, test } from "./walk.ts";

/** A post with headings and a footnote. */
const post = "/blog/a-long-walk";
const heading = "two-ways-home";

interface Moment {
  /** Milliseconds since the document could be used. */
  at: number;
  y: number;
}

/** Records the scroll position at every frame, from the start. */
async function watchScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as { moments: { at: number; y: number }[]; ready?: number };
    kept.moments = [];
    document.addEventListener("DOMContentLoaded", () => (kept.ready = performance.now()));
    const look = () => {
      if (kept.ready !== undefined)
        kept.moments.push({ at: performance.now() - kept.ready, y: Math.round(window.scrollY) });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const momentsOf = (page: Page) => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
const topOf = (page: Page, id: string) =>
  page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? -1, id);
/** After a reload or Back the document may give way to the next while it is asked: then it is asked again. */
const inPlace = (page: Page, id: string) =>
  expect.poll(async () => Math.round(await topOf(page, id).catch(() => -1)), { timeout: 5000 }).toBe(60);

test.describe("a page that is opened with a hash", () => {
  test.use(moving);

  for (const [address, id] of [
    [`${post}#${heading}`, heading],
    ["/portfolio#archive", "archive"],
  ] as const) {
    test(`stays at its top for 500 ms and then scrolls smoothly to 60 px above the target: ${address}`, async ({
      page,
    }) => {
      await watchScrolling(page);
      await page.goto(address);
      await inPlace(page, id);
      const moments = await momentsOf(page);
      const [first] = moments.filter(({ y }) => y > 0);
      expect(first?.at, "the first move").toBeGreaterThan(480);
      expect(first?.at, "the first move").toBeLessThan(1500);
      expect(new Set(moments.map(({ y }) => y)).size, "it passes many places on its way").toBeGreaterThan(5);
    });
  }

  test("leaves the page to a reader who scrolls first", async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => window.dispatchEvent(new Event("wheel"))),
    );
    await page.goto(`${post}#${heading}`);
    await hydrated(page);
    await page.waitForTimeout(900);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("is left to the browser after a reload and after Back, without a delay", async ({ page }) => {
    await watchScrolling(page);
    await page.goto(`${post}#${heading}`);
    await inPlace(page, heading);
    await page.reload();
    await inPlace(page, heading);
    expect((await momentsOf(page)).find(({ y }) => y > 0)?.at).toBeLessThan(400);
    await page.goto("/about-me");
    await page.goBack();
    await inPlace(page, heading);
  });
});

test.describe("a hash link within a page", () => {
  test.use(moving);

  test("scrolls smoothly to 60 px above its target after 500 ms, and takes the keyboard there", async ({
    page,
  }) => {
    await watchScrolling(page);
    await page.goto(post);
    await hydrated(page);
    const mark = page.locator("[data-footnote-backref]").first();
    await mark.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
    await mark.focus();
    // Fonts that arrive later change the height of lines, and the browser scrolls along with the visible text.
    await page.evaluate(async () => void (await document.fonts.ready));
    const place = () => mark.evaluate((link) => link.getBoundingClientRect().top);
    const placeBefore = await place();
    const start = await page.evaluate(() => window.scrollY);
    const note = ((await mark.getAttribute("href")) ?? "").slice(1);
    await page.evaluate(() => {
      const kept = window as unknown as { moments: Moment[]; ready: number; pressed: number };
      kept.moments = [];
      const tell = () => (kept.pressed = performance.now() - kept.ready);
      window.addEventListener("keydown", tell, { once: true, capture: true });
    });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`#${note}$`));
    await expect(page.locator(`[id="${note}"]`)).toBeFocused();
    await expect(page.locator(`[id="${note}"]`)).toBeInViewport();
    const moved = (await momentsOf(page)).find(({ y }) => Math.abs(y - start) > 1);
    const pressed = await page.evaluate(() => (window as unknown as { pressed: number }).pressed);
    expect((moved?.at ?? 0) - pressed, "the first move").toBeGreaterThan(400);

    // A step back while the page still scrolls would end somewhere between the two places.
    await scrolledToItsEnd(page);
    await page.goBack();
    await expect(page).toHaveURL(post);
    await expect.poll(async () => Math.abs((await place()) - placeBefore)).toBeLessThan(8);
  });

  test("scrolls again when it is pressed again", async ({ page }) => {
    await page.goto(`${post}#${heading}`);
    await inPlace(page, heading);
    await hydrated(page);
    await page.locator(`#${heading} .heading-anchor`).press("Enter");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await inPlace(page, heading);
  });

  test("does not delay the link that skips to the content", async ({ page }) => {
    await page.goto(post);
    await hydrated(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  });
});

test("where less motion is wanted, a page opened with a hash is there at one stroke, after 500 ms", async ({
  page,
}) => {
  await watchScrolling(page);
  await page.goto(`${post}#${heading}`);
  await inPlace(page, heading);
  const moments = await momentsOf(page);
  expect(moments.find(({ y }) => y > 0)?.at).toBeGreaterThan(480);
  expect(new Set(moments.map(({ y }) => y)).size).toBe(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a hash leads to 60 px above its target, by the browser itself", async ({ page }) => {
    await page.goto(`${post}#${heading}`);
    const box = async (selector: string) => Math.round((await page.locator(selector).boundingBox())?.y ?? -1);
    expect(await box(`#${heading}`)).toBe(60);
    await page.goto("/portfolio#archive");
    expect(await box("#archive")).toBe(60);
  });
});

/** Waits until the page has not scrolled for a fifth of a second. */
async function scrolledToItsEnd(page: Page): Promise<void> {
  const place = () => page.evaluate(() => window.scrollY);
  await expect
    .poll(async () => {
      const before = await place();
      await page.waitForTimeout(200);
      return (await place()) - before;
    })
    .toBe(0);
}
