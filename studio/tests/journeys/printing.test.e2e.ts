import { swept } from "#testing/journeys/sweep.ts";
import { expect, hydrated, test } from "#testing/journeys/walk.ts";

/** An A4 sheet, less its margins, at 96 pixels to the inch. */
test.use({ viewport: { width: 718, height: 1047 } });

for (const path of swept(
  ["/project/djello", "/art/series/riso-woodles/1"],
  ["/project/shaders/week1", "/toad-ar"],
))
  test(`${path} on paper shows what is read and seen, and nothing to press`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main img").first()).toBeVisible();
    await expect(page.locator("main").getByRole("button")).toHaveCount(0);
    await expect(page.locator("main").getByRole("slider")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Make another" })).toHaveCount(0);
  });

test("the long lines of a shader go on in the next line", async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await page.goto("/project/shaders/week1");
  await expect(page.getByRole("textbox", { name: "GLSL" })).toBeVisible({ timeout: 60_000 });
  await page.emulateMedia({ media: "print" });
  const code = page.locator("main pre:visible");
  await expect(code).toContainText("o_color =");
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
  expect(await code.evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThanOrEqual(0);
});
