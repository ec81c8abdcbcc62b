import { swept } from "#testing/journeys/sweep.ts";
import { checkPage, checkWidths, expect, test } from "#testing/journeys/walk.ts";

const widths = [2560, 1440, 870, 850, 769, 768, 576, 390, 320];

test.describe("axe and the window's width", () => {
  for (const address of ["/portfolio", "/portfolio/crystal-clear"])
    test(`find nothing on ${address}, in all themes, from 320 to 2560 px`, async ({ page, walk }) => {
      await page.goto(address);
      await walk.checkInThemes(address);
      await checkWidths(page, address, widths);
      await checkPage(page, `${address} at 320 px`);
    });

  test("find nothing on what the archive has found, nor on a project with code, from 320 to 2560 px", async ({
    page,
    walk,
  }) => {
    for (const address of swept(
      ["/portfolio?q=no+such+thing", "/portfolio/djello"],
      ["/portfolio?category=1&q=arduino"],
    )) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await walk.check(address);
      await checkWidths(page, address, widths);
    }
  });
});
