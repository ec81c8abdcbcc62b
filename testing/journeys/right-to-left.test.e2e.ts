import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "./walk.ts";
import { address, current, open, row } from "./zine.ts";

const paths = [
  "/",
  "/about-me",
  "/portfolio",
  "/art",
  "/art/line",
  address,
  "/blog",
  "/tags",
  "/subscribe",
  "/nowhere",
];

/** Lays a page out as one in Arabic is; what it says stays. */
const turnRound = (page: Page) =>
  page.evaluate(() => Object.assign(document.documentElement, { lang: "ar", dir: "rtl" }));

test("from right to left nothing is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of paths) {
    await page.goto(path);
    await turnRound(page);
    // It scrolls to the left there, in numbers below 0.
    const beyond = await page.evaluate(() => {
      const at = [-9999, 9999].map((left) => (scrollTo({ left, behavior: "instant" }), scrollX));
      return at.map(Math.abs);
    });
    expect(beyond, path).toEqual([0, 0]);
  }
});

test("from right to left a zine is read, and its pages turn, to the left", async ({ page }) => {
  await open(page);
  await turnRound(page);
  const pages = row(page).locator("> li");
  const left = async (at: number) => (await pages.nth(at).boundingBox())?.x ?? NaN;
  expect(await left(1)).toBeLessThan(await left(0));
  for (const [key, number] of [
    ["ArrowLeft", 2],
    ["ArrowLeft", 3],
    ["ArrowRight", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(current(page)).toHaveAccessibleName(`Page ${number}`);
  }
});

test("from right to left the tab at the left is the next one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about-me");
  await hydrate(page);
  await turnRound(page);
  await page.locator("summary").filter({ hasText: "Experience" }).click();
  const tabs = page.getByRole("tab");
  await tabs.first().press("ArrowLeft");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await tabs.nth(1).press("ArrowRight");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
});
