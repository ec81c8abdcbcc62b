import type { Page } from "@playwright/test";
import { zines } from "#studio/zines.ts";
import { checkWidths, expect, test } from "./walk.ts";
import { address, current, dot, open, row, standing } from "./zine.ts";

const beside = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Previous and next zine" }).getByRole("link", { name });

// What a worker answers, `page.route` does not see.
test.use({ serviceWorkers: "block" });

test.describe("the zine viewer", () => {
  test("is 300 px wide, 350 px on small screens, and at most 83 % of the window; it is swiped, and turned by keys and dots @smoke", async ({
    page,
  }) => {
    await open(page);
    const width = async (windowWidth: number, height = 1000) => {
      await page.setViewportSize({ width: windowWidth, height });
      return row(page).evaluate((track) => track.getBoundingClientRect().width);
    };
    expect(await width(1440)).toBe(300);
    expect(await width(577)).toBe(300);
    expect(await width(576)).toBe(350);
    expect(await width(390)).toBeCloseTo(390 * 0.83, 0);
    expect(await width(320)).toBeCloseTo(320 * 0.83, 0);
    expect(await width(390, 600), "narrower in a low window, so that its foot is in sight").toBe(280);
    expect(await width(1280, 900)).toBe(300);

    const box = await row(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 200);
    await page.mouse.wheel(290, 0);
    await expect(current(page)).toHaveAccessibleName("Page 2");
    await expect.poll(() => standing(page)).toBe(2);
    // The row has come to rest: until then the browser goes on to where the wheel led, whatever is pressed.
    await expect(page).toHaveURL(`${address}#p=2`);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => standing(page)).toBe(4);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => standing(page)).toBe(3);
    await dot(page, 6).click();
    await expect.poll(() => standing(page)).toBe(6);
    await expect(current(page)).toHaveAccessibleName("Page 6");
    await expect(current(page)).toHaveCount(1);
    for (const one of await page.getByRole("navigation", { name: "Pages" }).getByRole("link").all()) {
      const size = await one.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await dot(page, 6).blur();
    // Home and End go to the covers from within, and scroll the page from elsewhere.
    await expect
      .poll(async () => {
        await page.keyboard.press("End");
        return page.evaluate(() => window.scrollY);
      })
      .toBeGreaterThan(0);
    expect(await standing(page)).toBe(6);
    await row(page).focus();
    await page.keyboard.press("End");
    await expect.poll(() => standing(page)).toBe(8);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Home");
    await expect.poll(() => standing(page)).toBe(1);
    const next = page.getByRole("button", { name: "Next page" });
    await expect(next).toBeEnabled();
    await next.press("Enter");
    await expect.poll(() => standing(page)).toBe(2);
  });

  test("has the page in its address, opens there, follows it, and Back leaves the zine; the next begins at its cover", async ({
    page,
  }) => {
    await page.goto("/about-me");
    await open(page, `${address}#p=3`, 3);
    expect(await standing(page)).toBe(3);
    await dot(page, 5).click();
    await expect(page).toHaveURL(`${address}#p=5`);
    await page.evaluate(() => (window.location.hash = "p=7"));
    await expect(current(page)).toHaveAccessibleName("Page 7");
    await dot(page, 1).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(current(page)).toHaveAccessibleName("Page 5");
    await page.goBack();
    await expect(page).toHaveURL("/about-me");
    await open(page, `${address}#p=4`, 4);
    await page.getByRole("link", { name: "How to fold" }).click();
    await expect(page).toHaveURL("/blog/how-to-fold");
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: "instant" }));
    await page.goBack();
    await expect(current(page)).toHaveAccessibleName("Page 4");
    await expect(row(page)).toBeInViewport();
    await open(page, `${address}?#p=99`, 1);

    await test.step("the next zine is on its way, and begins at its cover", async () => {
      const [newest, second] = zines;
      await open(page, `/art/zine/${newest?.slug}`);
      await dot(page, 4).click();
      await expect(page).toHaveURL(/#p=4$/);
      let answer = () => undefined as void;
      const asked = new Promise<void>((go) => (answer = go));
      await page.route("**/*.data*", async (route) => {
        await asked;
        await route.continue();
      });
      await beside(page, /^Next/).click();
      await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
      answer();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(second?.title ?? "");
      await expect(page.getByRole("main").getByText("Loading...")).toHaveCount(0);
      await expect(page).toHaveURL(`/art/zine/${second?.slug}`);
      await expect(current(page)).toHaveAccessibleName("Page 1");
      expect(await standing(page)).toBe(1);
      await beside(page, /^Previous/).click();
      await expect(page).toHaveURL(`/art/zine/${newest?.slug}`);
    });
  });
});

test.describe("pages of any proportion", () => {
  // As the server sends them: no script corrects the pictures' attributes.
  test.use({ javaScriptEnabled: false });

  test("have their place before a picture has arrived @smoke", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route("**/images/zines/**", (route) => route.abort());
    for (const [shape, height, shown] of [
      ["A7", 1697, 424],
      ["lying", 800, 200],
      ["square", 1200, 300],
      ["tall, shown whole", 4800, 765],
    ] as const)
      await test.step(shape, async () => {
        await page.route(`**${address}`, async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replaceAll('height="1697"', `height="${height}"`);
          await route.fulfill({ response: answer, body });
        });
        await page.goto(address);
        await expect.poll(async () => (await row(page).boundingBox())?.width).toBe(300);
        const box = await row(page).boundingBox();
        expect(Math.round(box?.height ?? 0)).toBe(shown);
        const picture = await row(page).getByRole("img").first().boundingBox();
        expect(Math.round(picture?.height ?? 0)).toBe(shown);
      });
  });
});

test("nothing moves as it loads; axe and the window’s width find nothing, in all themes, from 320 to 1440 px @smoke", async ({
  page,
  walk,
}) => {
  await page.addInitScript(() => {
    const kept = window as unknown as { shift: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  await page.getByText("Transcript, page by page").click();
  await checkWidths(page, address, [390, 576, 577, 850, 870, 1440, 320]);
  // In a wide window: zine-reader.test.e2e.ts.
  await walk.checkInThemes(`${address} at 320 px`);
});
