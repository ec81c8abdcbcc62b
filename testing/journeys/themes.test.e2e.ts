import type { Page } from "@playwright/test";
import { enter, expect, hydrated, pressAsked, test } from "./walk.ts";

const night = "rgb(20, 16, 31)";
const paper = "rgb(233, 228, 217)";
const jelly = "rgb(255, 211, 226)";
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("the owner lets the theme follow her readers’ systems; whoever has chosen one keeps it", async ({
  page,
  browser,
}) => {
  const chosen = await (await browser.newContext({ colorScheme: "light" })).newPage();
  await chosen.goto("/blog");
  await hydrated(chosen);
  await chosen.getByRole("contentinfo").getByText("Raspberry", { exact: true }).click();
  await expect.poll(() => groundOf(chosen)).toBe(jelly);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  /** What a reader sees whose system is light or dark, without scripts. */
  async function seenWhere(colorScheme: "light" | "dark"): Promise<string> {
    await plain.emulateMedia({ colorScheme });
    await plain.goto("/blog");
    return groundOf(plain);
  }
  expect(await seenWhere("light")).toBe(night);

  await enter(page);
  await page.goto("/admin/menu/themes");
  await page.getByLabel("Follow the reader’s system").check();
  await page.getByRole("button", { name: "Save themes" }).click();
  await expect(page.getByText("Saved. Readers see it now.")).toBeVisible();
  expect(await seenWhere("light")).toBe(paper);
  expect(await seenWhere("dark")).toBe(night);
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
  expect(await seenWhere("light")).toBe(night);
  await chosen.context().close();
  await plain.context().close();
});

test("on a phone the lamp and the menu are within a thumb’s reach, answer to the keyboard, and the lamp keeps to the clock @smoke", async ({
  page,
  walk,
}) => {
  await page.clock.install({ time: "2026-06-18T18:58:00+01:00" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog");
  await hydrated(page);
  const lamp = page.getByRole("button", { name: "Theme", exact: true });
  await expect.poll(async () => (await lamp.boundingBox())?.y).toBeGreaterThan(844 - 80);
  await lamp.focus();
  await page.keyboard.press("Enter");
  const themes = page.locator("#site-themes").getByRole("group", { name: "Theme" });
  const inFooter = (name: string) => page.getByRole("contentinfo").getByRole("radio", { name });
  await expect(themes).toBeInViewport({ ratio: 1 });
  await walk.checkInThemes("the themes under the lamp");
  await themes.getByRole("radio", { name: "Night print" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => groundOf(page)).toBe(paper);
  await expect(inFooter("Paper")).toBeChecked();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Art" }),
  ).toBeInViewport();
  await page.keyboard.press("Escape");

  await test.step("by the clock it is paper until seven in the evening, then night, and after a reload too", async () => {
    await inFooter("Night print").check({ force: true });
    await expect.poll(() => groundOf(page)).toBe(night);
    await page.getByRole("contentinfo").getByText("By the clock").click();
    await expect.poll(() => groundOf(page)).toBe(paper);
    await page.clock.fastForward("03:00");
    await expect.poll(() => groundOf(page)).toBe(night);
    await page.reload();
    expect(await groundOf(page)).toBe(night);
    await expect(inFooter("By the clock")).toBeChecked();
  });
});
