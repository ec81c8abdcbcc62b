import { gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { zines } from "#studio/zines.ts";
import { hydrate, expect, hydrated, listening, test } from "./walk.ts";

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

test("a page runs at most 2 KB of script before its reader does something @smoke", async ({ page }) => {
  let scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  for (const path of pages) {
    scripts = [];
    await page.goto(path, { waitUntil: "networkidle" });
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => !src && !/json|rules/.test(type))
        .map(({ text }) => text),
    );
    const texts = [...(await Promise.all(scripts)), ...inline];
    expect(texts.length, `the own script of ${path} is there`).toBeGreaterThan(1);
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes, path).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => "__reactRouterContext" in window), path).toBe(false);
  }
});

test("a search is followed as it is typed, without React and without leaving the page @smoke", async ({
  page,
  context,
}) => {
  await page.goto("/blog");
  await listening(page);
  await markDocument(page);
  const field = page.getByLabel("Search posts");
  await field.pressSequentially("long walk");
  await expect(page).toHaveURL("/blog?q=long+walk");
  await expect(page.getByText("1 post found")).toBeVisible();
  await field.fill("words that stand nowhere");
  await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible();
  await expect(page.getByText("No post contains “words that stand nowhere”.")).toBeVisible();
  const alike = page.getByRole("region", { name: "Perhaps one of these" }).getByRole("article");
  await expect(alike, "nothing is alike").toHaveCount(0);
  await field.fill("long wlak");
  await expect(alike).toHaveCount(1);
  await field.fill("long walk, nowhere");
  const alone = page.getByRole("list", { name: "Search for one alone" });
  await expect(alone.getByRole("link", { name: "long walk" })).toHaveAttribute("href", "/blog?q=long+walk");
  await field.fill("");
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { name: "No posts found" })).toHaveCount(0);

  await test.step("one that gets no answer says so, and leaves the results of before", async () => {
    await field.fill("walk");
    await expect(page).toHaveURL("/blog?q=walk");
    await context.setOffline(true);
    await field.fill("press");
    await expect(page.getByText("No connection: these results are from before.")).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => "__reactRouterContext" in window)).toBe(false);
    await context.setOffline(false);
    await field.press("Enter");
    await expect(page).toHaveURL("/blog?q=press");
  });
});

test("skeletons lie over the list while another one is fetched, before React is there and after, and take its place on the way to it", async ({
  page,
}) => {
  const list = /\/blog(\.data)?(\?|$)/;
  const card = page.getByRole("main").getByRole("article").first();
  /** The list is fetched no further until what this returns is called. */
  async function holdList() {
    let answer = () => undefined as void;
    const asked = new Promise<void>((go) => (answer = go));
    await page.route(list, async (route) => {
      await asked;
      await route.continue();
    });
    return async () => {
      answer();
      await expect(card).toBeVisible();
      await page.unroute(list);
    };
  }
  const skeletons = page.locator("main [data-results] > [aria-hidden]");
  await page.goto("/blog");
  await hydrated(page);
  await expect(skeletons).toBeHidden();
  for (const isWoken of [false, true]) {
    if (isWoken) await hydrate(page);
    const release = await holdList();
    await page.getByLabel("Search posts").fill(isWoken ? "press" : "walk");
    await expect(skeletons).toBeVisible();
    await expect(card).toBeHidden();
    await release();
    await expect(skeletons).toBeHidden();
    await expect(page).toHaveURL(isWoken ? "/blog?q=press" : "/blog?q=walk");
  }
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about-me");
  const release = await holdList();
  await main.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page.locator("main output [aria-hidden] i").first()).toBeVisible();
  await release();
});

test("a press that comes before React is answered once it is there @smoke", async ({ page }) => {
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((go) => (arrive = go));
  await page.route(entry, async (route) => {
    await arrival;
    await route.continue();
  });
  const experience = page.locator("summary", { hasText: "Experience" });
  const tabs = page.getByRole("tab");
  await page.goto("/about-me");
  await experience.click();
  await tabs.nth(1).click();
  arrive();
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await tabs.nth(0).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "false");
  await page.unroute(entry);

  await test.step("then a link is followed without another document", async () => {
    await markDocument(page);
    await page.getByRole("link", { name: "Read the blog" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
  await test.step("a site that was deployed since gives the whole document anew", async () => {
    await page.goto("/about-me");
    await markDocument(page);
    await page.route("/about-me", async (route) => {
      if (!route.request().headers().accept?.includes("page-state")) return route.continue();
      return route.fulfill({ json: { version: "newer" } });
    });
    await experience.click();
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await page.unroute("/about-me");
  });
  await test.step("React that does not come is told to the reader who pressed", async () => {
    await page.goto("/about-me");
    await experience.focus();
    await page.route(entry, (route) => route.abort());
    await page.keyboard.press("Enter");
    await tabs.nth(1).click();
    await expect(page.getByText("That needs a part of the page that could not be loaded.")).toBeVisible();
  });
});

test("a page does nothing that keeps a browser from keeping it whole for Back @smoke", async ({
  baseURL,
}) => {
  // Playwright switches that memory off. Older browsers have none while they are driven: then the page itself gives no reason.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  const zine = `/art/zine/${zines[0]?.slug}`;
  for (const path of ["/", "/blog", "/blog/a-long-walk", "/art", "/portfolio", zine]) {
    await page.goto(path);
    await page.mouse.wheel(0, 400);
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto("/tags");
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
    expect(["kept whole", "masked"], `nothing but the driver prevents it of ${path}`).toContain(
      reasons.join(),
    );
  }
  await browser.close();
});

test("the next page is fetched once a pointer rests on its link, by the browser and then by the router", async ({
  page,
}) => {
  const ahead: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Network.requestWillBeSent", ({ request: { url, headers } }) => {
    const isAhead = Object.keys(headers).some((name) => name.toLowerCase() === "sec-purpose");
    if (isAhead) ahead.push(new URL(url).pathname);
  });
  await devtools.send("Network.enable");
  const main = page.getByRole("navigation", { name: "Main" });
  await page.goto("/blog");
  await main.getByRole("link", { name: "Art" }).hover();
  await expect.poll(() => ahead).toContain("/art");
  await hydrate(page);
  await main.getByRole("link", { name: "Portfolio" }).hover();
  const data = page.locator("link[rel=prefetch][href*='/portfolio.data']");
  await expect(data).toBeAttached();
  await main.getByRole("link", { name: "About" }).hover();
  await expect(data).not.toBeAttached();
  expect(ahead.filter((path) => ["/portfolio", "/about-me"].includes(path))).toEqual([]);
});

test("a first press turns a zine's page, and shows a tab's content, before React is there", async ({
  page,
}) => {
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((go) => (arrive = go));
  await page.route(entry, async (route) => {
    await arrival;
    await route.continue();
  });
  const tabs = page.getByRole("tab");
  await page.goto("/about-me");
  await page.locator("summary", { hasText: "Experience" }).click();
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: await tabs.nth(1).innerText() })).toBeVisible();

  await page.goto(`/art/zine/${zines[0]?.slug}`);
  const row = page.locator("ol[data-pressed]");
  const standing = () => row.evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(standing).toBe(1);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 3" }).click();
  await expect.poll(standing).toBe(2);
  expect(await page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(false);
  arrive();
  await expect(page).toHaveURL(/#p=3$/);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(standing).toBe(3);
});

const entry = /\/assets\/entry\.client-/;
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSame" in window);
