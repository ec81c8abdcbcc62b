import type { Page } from "@playwright/test";
import { checkPage, expect, test } from "#testing/journeys/walk.ts";

test.describe("axe and the window's width", () => {
  const excessOf = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const states = ["/portfolio", "/portfolio?category=1&q=arduino", "/portfolio?q=no+such+thing"];
  for (const address of [...states, "/portfolio/crystal-clear", "/portfolio/djello"]) {
    test(`find nothing on ${address}, in all themes, from 320 to 2560 px`, async ({ page, walk }) => {
      await page.goto(address);
      await walk.checkInThemes(address);
      for (const width of [320, 390, 576, 768, 769, 850, 870, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => excessOf(page), `${address} at ${width} px`).toBe(0);
      }
      await page.setViewportSize({ width: 320, height: 800 });
      await checkPage(page, `${address} at 320 px`);
    });
  }
});
