import type { Browser, Page } from "@playwright/test";
import { enter, expect, hydrated, pressAsked, test } from "./walk.ts";

const night = "rgb(20, 16, 31)";
const paper = "rgb(233, 228, 217)";
const jelly = "rgb(255, 211, 226)";
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** What a reader sees whose system is light or dark, without scripts. */
async function seenBy(browser: Browser, colorScheme: "light" | "dark"): Promise<string> {
  const context = await browser.newContext({ colorScheme, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/blog");
  const ground = await groundOf(page);
  await context.close();
  return ground;
}

test("the owner lets the theme follow her readers’ systems; whoever has chosen one keeps it", async ({
  page,
  walk,
  browser,
}) => {
  const chosen = await (await browser.newContext({ colorScheme: "light" })).newPage();
  await chosen.goto("/blog");
  await hydrated(chosen);
  await chosen.getByRole("contentinfo").getByText("Jelly", { exact: true }).click();
  await expect.poll(() => groundOf(chosen)).toBe(jelly);
  expect(await seenBy(browser, "light")).toBe(night);

  await enter(page);
  await page.goto("/admin/menu/themes");
  await walk.checkInThemes("the themes in the admin");
  await page.getByLabel("Follow the reader’s system").check();
  await page.getByRole("button", { name: "Save themes" }).click();
  await expect(page.getByText("Saved. Readers see it now.")).toBeVisible();
  expect(await seenBy(browser, "light")).toBe(paper);
  expect(await seenBy(browser, "dark")).toBe(night);
  await chosen.reload();
  expect(await groundOf(chosen)).toBe(jelly);

  await test.step("and goes back to her system’s", async () => {
    await chosen.getByRole("button", { name: "Theme" }).click();
    await chosen.locator("#site-themes").getByText("Like my device").click();
    await expect.poll(() => groundOf(chosen)).toBe(paper);
    await chosen.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => groundOf(chosen)).toBe(night);
  });

  await pressAsked(page, "Show the file again");
  await expect(page.getByText("The studio’s file is shown again.")).toBeVisible();
  expect(await seenBy(browser, "light")).toBe(night);
});

test("on a phone the lamp and the menu are within a thumb’s reach, and answer to the keyboard", async ({
  page,
  walk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog");
  await hydrated(page);
  const lamp = page.getByRole("button", { name: "Theme", exact: true });
  await expect.poll(async () => (await lamp.boundingBox())?.y).toBeGreaterThan(844 - 80);
  await lamp.focus();
  await page.keyboard.press("Enter");
  const themes = page.locator("#site-themes").getByRole("group", { name: "Theme" });
  await expect(themes).toBeInViewport({ ratio: 1 });
  await walk.checkInThemes("the themes under the lamp");
  await themes.getByRole("radio", { name: "Night print" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => groundOf(page)).toBe(paper);
  await expect(page.getByRole("contentinfo").getByRole("radio", { name: "Paper" })).toBeChecked();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Art" }),
  ).toBeInViewport();
});

test("by the clock it is paper until seven in the evening, then night, and after a reload too", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-06-18T18:58:00+01:00" });
  await page.goto("/blog");
  await hydrated(page);
  expect(await groundOf(page)).toBe(night);
  await page.getByRole("contentinfo").getByText("By the clock").click();
  await expect.poll(() => groundOf(page)).toBe(paper);
  await page.clock.fastForward("03:00");
  await expect.poll(() => groundOf(page)).toBe(night);
  await page.reload();
  expect(await groundOf(page)).toBe(night);
  await expect(page.getByRole("contentinfo").getByRole("radio", { name: "By the clock" })).toBeChecked();
});
