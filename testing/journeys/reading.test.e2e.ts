import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { hydrate, expect, hydrated, test } from "./walk.ts";

/** A page of each kind that is read. */
const pages = [
  "/",
  "/about-me",
  "/blog",
  "/blog?q=press",
  "/blog/a-long-walk",
  "/art",
  "/letters",
  "/subscribe",
  "/404",
  "/feed.xml",
];

/** Bytes of scripts, compressed, before a reader does anything. */
const most = 2048;

for (const path of pages)
  test(`${path} runs at most 2 KB of script before its reader does something`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.text());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => !src && !/json|rules/.test(type))
        .map(({ text }) => text),
    );
    const texts = [...(await Promise.all(scripts)), ...inline];
    expect(texts.length, "its own script is there").toBeGreaterThan(1);
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => "__reactRouterContext" in window)).toBe(false);
  });

test("a search is followed as it is typed, without React and without leaving the page", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const field = page.getByLabel("Search posts");
  await field.pressSequentially("long walk");
  await expect(page).toHaveURL("/blog?q=long+walk");
  await expect(page.getByText("1 post found")).toBeVisible();
  await field.fill("words that stand nowhere");
  await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible();
  await expect(page.getByText("No post contains “words that stand nowhere”.")).toBeVisible();
  await expect(page.getByRole("region", { name: "The newest instead" }).getByRole("article")).toHaveCount(3);
  await field.fill("long walk, nowhere");
  const alone = page.getByRole("list", { name: "Search for one alone" });
  await expect(alone.getByRole("link", { name: "long walk" })).toHaveAttribute("href", "/blog?q=long+walk");
  await field.fill("");
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { name: "No posts found" })).toHaveCount(0);
  expect(await page.evaluate(() => "isSame" in window && !("__reactRouterContext" in window))).toBe(true);
});

test("a search that gets no answer says so, and leaves the results of before", async ({ page, context }) => {
  await page.goto("/blog");
  await page.getByLabel("Search posts").fill("walk");
  await expect(page).toHaveURL("/blog?q=walk");
  await context.setOffline(true);
  await page.getByLabel("Search posts").fill("press");
  await expect(page.getByText("No connection: these results are from before.")).toBeVisible();
  await context.setOffline(false);
  await page.getByLabel("Search posts").press("Enter");
  await expect(page).toHaveURL("/blog?q=press");
});

test("a press that comes before React is answered once it is there", async ({ page }) => {
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  await page.goto("/about-me");
  await page.locator("summary", { hasText: "Experience" }).click();
  const tabs = page.getByRole("tab");
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  expect(await page.evaluate(() => "__reactRouterContext" in window)).toBe(true);
});

test("a site that was deployed since gives the whole document anew", async ({ page }) => {
  await page.goto("/about-me");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.route("/about-me", async (route) => {
    if (!route.request().headers().accept?.includes("page-state")) return route.continue();
    return route.fulfill({ json: { version: "newer" } });
  });
  await page.locator("summary", { hasText: "Experience" }).click();
  await expect.poll(() => page.evaluate(() => "isSame" in window).catch(() => true)).toBe(false);
});

test("React that does not come is told to the reader who pressed", async ({ page }) => {
  await page.goto("/about-me");
  await page.locator("summary", { hasText: "Experience" }).focus();
  await page.route(/\/assets\/entry\.client-/, (route) => route.abort());
  await page.keyboard.press("Enter");
  const tabs = page.getByRole("tab");
  await tabs.nth(1).click();
  const told = page.getByText("That needs a part of the page that could not be loaded.");
  await expect(told).toBeVisible();
});

test("a page does nothing that keeps a browser from keeping it whole for Back", async ({ baseURL }) => {
  // Playwright switches that memory off. Older browsers have none while they are driven: then the page itself gives no reason.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  await page.goto("/blog/a-long-walk");
  await page.mouse.wheel(0, 400);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto("/blog");
  // A page that was kept whole does not load again.
  await page.goBack({ waitUntil: "commit" });
  const reasons = await page.evaluate(() => {
    if ("isKept" in window) return ["kept whole"];
    const [entry] = performance.getEntriesByType("navigation");
    const { notRestoredReasons } = entry as unknown as {
      notRestoredReasons: { reasons: { reason: string }[] } | null;
    };
    return notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
  });
  expect(["kept whole", "masked"], "nothing but the driver prevents it").toContain(reasons.join());
  await browser.close();
});

test("where React has come, a link is followed without another document", async ({ page }) => {
  await page.goto("/about-me");
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("link", { name: "Read the blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});
