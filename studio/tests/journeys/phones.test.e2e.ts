import { browserArguments, noNames } from "../../../scripts/local/browser.ts";
import { swept } from "#testing/journeys/sweep.ts";
import { expect, hydrated, test } from "#testing/journeys/walk.ts";

const upright = { width: 390, height: 844 };
/** Letters of twice the size, as a person sets them in the browser. */
const largeLetters = "--blink-settings=defaultFontSize=32";

test.use({
  viewport: upright,
  hasTouch: true,
  isMobile: true,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...browserArguments, noNames, largeLetters],
  },
});

const pages = swept(
  [
    "/",
    "/blog",
    "/art/night-light",
    "/art/zine/small-doors",
    "/art/zine/swap",
    "/art/series/riso-woodles/1",
    "/project/djello",
  ],
  [
    "/art",
    "/art/series/riso-woodles",
    "/art/3d/flat-pack-toad",
    "/art/waffle",
    "/toad-ar",
    "/project/shaders/week1",
  ],
);

for (const path of pages)
  test(`${path} is no wider than a phone at letters of twice the size`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    // Its layout would be wider than its screen, and all of it smaller.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(upright.width);
    const name = await page.locator("header").first().getByRole("link").first().boundingBox();
    const menu = await page.getByRole("button", { name: "Menu", exact: true }).boundingBox();
    expect((name?.x ?? NaN) + (name?.width ?? NaN)).toBeLessThanOrEqual(menu?.x ?? NaN);
  });

test("a wider window has its row of links only where large letters have space for it", async ({ page }) => {
  await page.goto("/");
  for (const width of [870, 1024, 1440, 1800]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible({
      visible: width < 1740,
    });
  }
});

test("the open menu keeps to a phone", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const links = page.getByRole("navigation", { name: "Main" });
  await expect(links.getByRole("link", { name: "Portfolio" })).toBeVisible();
  expect(await links.evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(upright.width);
});

test("who has fingers alone is told of fingers", async ({ page }) => {
  await page.goto("/project/djello");
  await expect(page.getByText("Tap a step for a hit")).toBeVisible();
  await expect(page.getByText("Arrow keys move between steps")).toBeHidden();
  await expect(page.getByText("Letters A to K play the jellies")).toBeHidden();
});
