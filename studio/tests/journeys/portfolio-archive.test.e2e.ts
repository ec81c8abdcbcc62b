import type { Page } from "@playwright/test";
import { inTurn, swept } from "#testing/journeys/sweep.ts";
import { projects } from "#studio/projects.ts";
import { cards, chip, field, open } from "./portfolio.ts";
import { expect, test } from "#testing/journeys/walk.ts";

test.describe("the Project Archive", () => {
  test("keeps every letter on a slow device, where results are shown when more has been typed", async ({
    page,
  }) => {
    await open(page);
    const device = await page.context().newCDPSession(page);
    await device.send("Emulation.setCPUThrottlingRate", { rate: 12 });
    await field(page).click();
    await page.keyboard.type("jelly", { delay: 230 });
    await expect(page).toHaveURL(/\?q=jelly$/);
    await expect(field(page)).toHaveValue("jelly");
  });

  test("starts with all projects, and shows covers in a column 240 px wide, or as wide as a phone", async ({
    page,
  }) => {
    await open(page);
    await expect(cards(page)).toHaveCount(projects.length);
    for (const width of [576, 769, 850, 1180, 1440, 1900, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => new Set(await mediaWidths(page)), `${width} px`).toEqual(new Set([240]));
    }
    await page.setViewportSize({ width: 390, height: 800 });
    // The window is narrow a moment before its layout is.
    await expect.poll(async () => (await mediaWidths(page))[0]).toBeGreaterThan(300);
  });

  const mediaWidths = (page: Page) =>
    cards(page)
      .locator("img")
      .evaluateAll((all) =>
        all.map((image) => (image.closest("picture") ?? image).parentElement?.offsetWidth),
      );
});

test.describe("the Projects screen", () => {
  const windows = [
    { width: 390, height: 844 },
    { width: 820, height: 900 },
    { width: 1440, height: 900 },
  ];
  const found = ["/portfolio?q=arduino", "/portfolio?category=4", "/portfolio/elsewhere?q=arduino"];

  for (const [turn, viewport] of windows.entries()) {
    test(`shows those who come for a search or a category what is found at once, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const address of inTurn(found, turn)) {
        await open(page, address);
        await expect(cards(page).first(), address).toBeInViewport({ ratio: 0.2 });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      }
      await page.goto("/portfolio/crystal-clear");
      await page.getByRole("main").getByRole("link", { name: "Installation" }).first().click();
      await expect(page).toHaveURL(/category=2#archive$/);
      await expect(cards(page).first()).toBeInViewport({ ratio: 0.2 });
      await page.mouse.wheel(0, 1);
      await expect(chip(page, "Installation")).toBeInViewport({ ratio: 1 });
    });
  }

  test("moves nothing where a filter is pressed on the page itself, and comes back as it was left", async ({
    page,
  }) => {
    await open(page);
    await chip(page, "Client").click();
    await expect(page).toHaveURL(/category=3$/);
    const place = async () => (await chip(page, "Client").boundingBox())?.y ?? 0;
    const before = await place();
    await field(page).fill("a");
    await expect(page).toHaveURL(/q=a$/);
    // A pressed chip is lowered for a moment.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
    const title = cards(page).nth(2).getByRole("heading").getByRole("link");
    const name = await title.textContent();
    await title.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
    await page.goBack();
    await expect(cards(page).nth(2)).toBeInViewport();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(["Featured Work", "Project Archive"]);
  });

  for (const width of swept([390], [820, 1440])) {
    test(`is as high at its end as at its beginning, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await page.evaluate(() => document.fonts.ready);
      const heightNow = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await heightNow();
      for (let y = 0; y < before; y += 800) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
        expect(await heightNow(), `at ${y} px`).toBe(before);
      }
    });
  }
});

test("keeps the categories at hand far down the list, and shows what another one finds from its beginning", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  await chip(page, "Web").click();
  await expect(page).toHaveURL(/category=0$/);
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.2 });
  await expect(chip(page, "Web")).toBeInViewport({ ratio: 1 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows ten on a phone, then the others, where the keyboard goes on", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/portfolio");
    await expect(cards(page).filter({ visible: true })).toHaveCount(10);
    await page.getByRole("link", { name: `Show ${projects.length - 10} more` }).click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(projects.length);
    await page.keyboard.press("Tab");
    await expect(cards(page).nth(10).getByRole("heading").getByRole("link")).toBeFocused();
  });

  for (const width of [390, 1440]) {
    test(`what is searched for begins in sight, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const address of swept(
        ["/portfolio?category=4#archive"],
        ["/portfolio?q=arduino", "/portfolio?category=4"],
      )) {
        await page.goto(address);
        await expect(cards(page).first(), address).toBeInViewport({ ratio: 0.2 });
      }
    });
  }
});
