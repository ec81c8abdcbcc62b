import type { Page } from "@playwright/test";
import { expect, hydrate, listening, moving, test } from "./walk.ts";
import { address, current, dot, open, openSpread, row, standing, twoAtATime } from "./zine.ts";

test.use({ serviceWorkers: "block", ...moving });

const picture = (page: Page, number: number) =>
  row(page)
    .getByRole("img")
    .nth(number - 1);
/** The paper that turns lies over the row. */
const leaf = (page: Page) => page.locator("section div[aria-hidden=true] > :has(> img)");

/** The pages whose dots are lit, by React or by the stylesheet alone. */
const lit = (page: Page) =>
  page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link")
    .evaluateAll((all) =>
      all.flatMap((one, index) => (getComputedStyle(one, "::before").scale === "1.25" ? [index + 1] : [])),
    );

/** React does not come before it is released. */
async function holdReact(page: Page) {
  let release = () => undefined as void;
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until so many frames were drawn. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);

/** A finger on the row, from one place to another; `held` is waited for before it is lifted. */
async function swipeAcross(page: Page, from: number, to: number, held?: () => Promise<void>) {
  const { y, height } = await middleOf(page);
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y: y + height * 0.6 }],
    });
  await send("touchStart", from);
  for (let step = 1; step <= 6; step++) {
    await send("touchMove", from + ((to - from) * step) / 6);
    await frames(page, 1);
  }
  // At rest before it is lifted: the row is let go without a fling.
  await frames(page, 10);
  await held?.();
  await send("touchEnd");
}

async function middleOf(page: Page) {
  const box = await row(page).boundingBox();
  if (!box) throw new Error("The row is not there.");
  return { x: box.x, y: box.y, width: box.width, height: box.height };
}

test("for less motion nothing turns: the row scrolls, keys jump, and every opening is whole in windows of all sizes", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await test.step("a page whose picture has not come yet shows its number, and the picture in the same place", async () => {
    const held: (() => void)[] = [];
    await page.route(/\/2-\d+\.avif$/, async (route) => {
      await new Promise<void>((done) => held.push(done));
      await route.continue();
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await hydrate(page);
    await row(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(current(page)).toHaveAccessibleName("Page 2");
    const sheet = picture(page, 2).locator("..");
    const number = () => sheet.evaluate((one) => getComputedStyle(one, "::before").content);
    expect(await number()).toContain('"2"');
    // To the pixel: a copy's own shape differs from the page's by less.
    const place = () =>
      sheet.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      });
    const before = await place();
    for (const release of held) release();
    await expect.poll(number).toBe("none");
    expect(await place()).toEqual(before);
    await page.unroute(/\/2-\d+\.avif$/);
  });

  await test.step("keys jump, as soon as the pages lie otherwise from the page that was read", async () => {
    await openSpread(page);
    await page.keyboard.press("ArrowRight");
    expect(await leaf(page).count()).toBe(0);
    await expect(current(page)).toHaveAccessibleName("Page 2");
    await expect.poll(() => standing(page)).toBe(2);
    expect(await row(page).evaluate((track) => getComputedStyle(track).touchAction)).toBe("auto");
    const pressAtOnce = (key: string) =>
      twoAtATime(page).evaluate(async (box: HTMLInputElement, name) => {
        box.click();
        await Promise.resolve();
        box.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
      }, key);
    await pressAtOnce("ArrowRight");
    await expect(current(page)).toHaveAccessibleName("Page 3");
    expect(await standing(page)).toBe(3);
    await pressAtOnce("ArrowRight");
    await expect(current(page)).toHaveAccessibleName("Page 4");
    expect(await standing(page)).toBe(3);
  });

  await test.step("the whole cover is in sight at first, and every opening after it", async () => {
    for (const [width, height] of [
      [390, 844],
      [820, 900],
      [1440, 900],
      [2560, 1300],
    ] as const)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await openSpread(page);
        await expect(picture(page, 1)).toBeInViewport({ ratio: 0.99 });
        const box = await picture(page, 1).boundingBox();
        expect(box?.height).toBeGreaterThan(width === 390 ? 430 : height * 0.55);
        const opener = await page.getByRole("button", { name: "Read it full screen" }).boundingBox();
        const bar = await page.getByRole("banner").boundingBox();
        const foot = width === 390 ? (bar?.y ?? 0) : height;
        expect((opener?.y ?? foot) + (opener?.height ?? 0)).toBeLessThanOrEqual(foot);
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1200 / 1697, 1);
        await page.keyboard.press("ArrowRight");
        await expect(picture(page, 2)).toBeInViewport({ ratio: 0.99 });
        if (width > 576) await expect(picture(page, 3)).toBeInViewport({ ratio: 0.99 });
        else await expect(picture(page, 3)).not.toBeInViewport({ ratio: 0.02 });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      });
  });
});

test("a page is turned by keys, one press after another, by a press on it, and by dragging it, and can be let go and taken again", async ({
  page,
}) => {
  await openSpread(page);
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => standing(page)).toBe(4);
  await expect(current(page)).toHaveAccessibleName("Page 6");
  await row(page).focus();
  await page.keyboard.press("End");
  await expect(current(page)).toHaveAccessibleName("Page 8");
  await page.keyboard.press("Home");
  await expect(current(page)).toHaveAccessibleName("Page 1");
  await expect(leaf(page)).toHaveCount(0);
  const { x, y, width, height } = await middleOf(page);
  await page.mouse.click(x + width * 0.6, y + height / 2);
  await expect.poll(() => standing(page)).toBe(2);
  await page.mouse.click(x + width * 0.2, y + height / 2);
  await expect.poll(() => standing(page)).toBe(1);
  await expect(leaf(page)).toHaveCount(0);

  await test.step("what is dragged follows the pointer, can be let go, and taken again", async () => {
    await dot(page, 2).click();
    await expect.poll(() => standing(page)).toBe(2);
    await expect(leaf(page)).toHaveCount(0);
    const right = x + width * 0.9;
    await page.mouse.move(right, y + height * 0.8);
    await page.mouse.down();
    await page.mouse.move(right - width * 0.1, y + height * 0.8, { steps: 4 });
    await expect(leaf(page).first()).toBeAttached();
    expect(await standing(page), "nothing is decided yet").toBe(2);
    // The last of the way is not sideways, so that letting go is no swipe.
    await page.mouse.move(right - width * 0.1, y + height * 0.79);
    await page.mouse.up();
    await expect(leaf(page)).toHaveCount(0);
    expect(await standing(page)).toBe(2);

    await page.mouse.move(right, y + height * 0.8);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.3, y + height * 0.7, { steps: 8 });
    await page.mouse.up();
    await expect(leaf(page)).toHaveCount(0);
    await expect.poll(() => standing(page)).toBe(3);
    await expect(current(page)).toHaveAccessibleName("Page 4");
    await expect(page).toHaveURL(`${address}#p=4`);

    await page.mouse.move(x + width * 0.1, y + height * 0.2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.75, y + height * 0.3, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => standing(page)).toBe(2);
    await expect(leaf(page)).toHaveCount(0);
  });
});

test("before React has come the dots of all pages in sight are lit; keys and a press turn once it is there", async ({
  page,
}) => {
  await test.step("keys turn from the page whose dot was pressed", async () => {
    const release = await holdReact(page);
    await page.goto(address);
    await listening(page);
    await expect.poll(() => lit(page)).toEqual([1]);
    await dot(page, 3).click();
    await expect.poll(() => lit(page)).toEqual([3]);
    await dot(page, 8).click();
    await expect.poll(() => lit(page)).toEqual([8]);
    await twoAtATime(page).check();
    await dot(page, 2).click();
    await expect.poll(() => lit(page)).toEqual([2, 3]);
    await expect.poll(() => standing(page)).toBe(2);
    // Away from the row, which the browser itself would scroll.
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await standing(page)).toBe(2);
    expect(await page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(false);
    release();
    await expect.poll(() => standing(page)).toBe(4);
    await expect(current(page)).toHaveAccessibleName("Page 6");
  });

  await test.step("a press on a page turns it", async () => {
    const release = await holdReact(page);
    // The first sign fetches what holds presses until React is there.
    const asked = page.waitForRequest(/\/assets\/entry\.client-/);
    await page.goto("about:blank");
    await page.goto(`${address}#p=4`);
    await listening(page);
    await expect.poll(() => standing(page)).toBe(3);
    const { x, y, width, height } = await middleOf(page);
    await page.mouse.move(x + width * 0.3, y + height / 2);
    await page.mouse.move(x + width * 0.2, y + height / 2);
    await asked;
    await page.mouse.click(x + width * 0.2, y + height / 2);
    expect(await standing(page)).toBe(3);
    release();
    await expect.poll(() => standing(page)).toBe(2);
    await expect(current(page)).toHaveAccessibleName("Page 2");
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a page is swiped away with the paper under the finger and back again, and stays where it was swiped to before React has come", async ({
    page,
  }) => {
    await openSpread(page);
    const { x, width } = await middleOf(page);
    const swipe = async (from: number, to: number) => {
      await swipeAcross(page, from, to, () => expect(leaf(page).first()).toBeAttached());
      await expect(leaf(page)).toHaveCount(0);
    };
    await swipe(x + width * 0.9, x + width * 0.15);
    await expect.poll(() => standing(page)).toBe(2);
    await swipe(x + width * 0.15, x + width * 0.9);
    await expect.poll(() => standing(page)).toBe(1);

    for (const [from, path] of [
      [1, address],
      [4, `${address}#p=4`],
    ] as const)
      await test.step(`before React has come, from page ${from}`, async () => {
        const release = await holdReact(page);
        await page.goto("about:blank");
        await page.goto(path);
        await expect.poll(() => standing(page)).toBeCloseTo(from, 1);
        const { x, width } = await middleOf(page);
        for (const number of [from + 1, from + 2]) {
          await swipeAcross(page, x + width * 0.9, x + width * 0.15);
          await expect.poll(() => standing(page)).toBeCloseTo(number, 1);
          await expect.poll(() => lit(page)).toEqual([number]);
        }
        expect(await page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(false);
        release();
        await expect(current(page)).toHaveAccessibleName(`Page ${from + 2}`);
        expect(await standing(page)).toBeCloseTo(from + 2, 1);
        expect(await lit(page)).toEqual([from + 2]);
        await expect(page).toHaveURL(`${address}#p=${from + 2}`);
        await swipeAcross(page, x + width * 0.9, x + width * 0.15);
        await expect.poll(() => standing(page)).toBeCloseTo(from + 3, 1);
      });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages scroll one by one or two by two, dots and addresses lead to them, and no button is dead @smoke", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(picture(page, 1)).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await dot(page, 5).click();
    await expect(picture(page, 5)).toBeInViewport({ ratio: 0.95 });
    await expect(picture(page, 4)).not.toBeInViewport({ ratio: 0.1 });
    for (const number of [2, 4, 5, 7, 8]) {
      await page.goto("about:blank");
      await page.goto(`${address}#p=${number}`);
      await expect(picture(page, number)).toBeInViewport({ ratio: 0.95 });
      expect(await standing(page), `page ${number}`).toBe(number);
    }
    await twoAtATime(page).check();
    await dot(page, 5).click();
    for (const number of [4, 5]) await expect(picture(page, number)).toBeInViewport({ ratio: 0.95 });
    await expect(picture(page, 1)).not.toBeInViewport();
  });
});

test("two pages at a time are one press away, and remembered from zine to zine", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect(twoAtATime(page)).not.toBeChecked();
  const width = () => row(page).evaluate((track) => track.getBoundingClientRect().width);
  expect(await width()).toBe(300);
  await twoAtATime(page).check();
  await expect.poll(width).toBeGreaterThan(600);

  await test.step("before React has come, without a move of the page", async () => {
    const release = await holdReact(page);
    await page.addInitScript(() => {
      const kept = window as unknown as { shift: number };
      kept.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.reload();
    await listening(page);
    await expect(twoAtATime(page)).toBeChecked();
    expect(await width()).toBeGreaterThan(600);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
    release();
  });
  await hydrate(page);
  await page
    .getByRole("navigation", { name: "Previous and next zine" })
    .getByRole("link", { name: /^Next/ })
    .click();
  await expect(page).not.toHaveURL(address);
  await expect(twoAtATime(page)).toBeChecked();
  await twoAtATime(page).uncheck();
  await expect.poll(width).toBe(300);
  await page.goto(address);
  await expect(twoAtATime(page)).not.toBeChecked();
});
