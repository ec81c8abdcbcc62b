import type { BrowserContext, Page } from "@playwright/test";
import { checkPage, enter, expect, hydrated, test, viewsOf } from "./walk.ts";

/** A browser that says it has no head is taken for a robot, and not counted. */
test.use({
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
});

const title = "What the press said";
const postPath = "/blog/what-the-press-said";

/** By links, as people go: each step is a change of route, and none loads a document. */
async function browse(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await hydrated(page);
  await page.getByPlaceholder("Ex: React, 3D").fill("press, paper");
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** What a browser reports that is set to say so on each request. */
async function viewsWith(
  context: BrowserContext,
  signal: string,
  value: string | boolean,
): Promise<unknown[]> {
  const page = await context.newPage();
  await page.addInitScript(
    ([name, given]) => Object.defineProperty(Navigator.prototype, String(name), { get: () => given }),
    [signal, value],
  );
  const views = await viewsOf(page);
  await page.goto("/");
  await browse(page);
  // What a page has to report it reports at the latest as it leaves.
  await page.goto("about:blank");
  await page.close();
  return views;
}

test("each page a visitor opens is one view, and none where the browser asks for that", async ({
  page,
  context,
}) => {
  const views = await viewsOf(page);

  await test.step("a view at the start and at each route change; none for a search or a hash", async () => {
    await page.goto("/", { referer: "https://www.news.example/item?id=7" });
    await expect.poll(() => views).toHaveLength(1);
    await browse(page);
    await page.evaluate(() => (location.hash = "somewhere"));
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\?q=/);
    await expect.poll(() => views.map(({ path }) => path)).toEqual(["/", "/blog", postPath, "/blog"]);
    const [first, ...later] = views.map(({ referrer }) => referrer);
    expect(first).toContain("news.example");
    // The site’s own, which it counts as none.
    for (const referrer of later) expect(referrer || page.url()).toContain(new URL(page.url()).origin);
  });

  await test.step("what is not there is counted as /404, whatever it was called", async () => {
    await page.goto("/no-such-page");
    await expect.poll(() => views.at(-1)?.path).toBe("/404");
  });

  await test.step("no cookie was set for it", async () => {
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step("with Do Not Track or Global Privacy Control the browser sends nothing at all", async () => {
    expect(await viewsWith(context, "doNotTrack", "1")).toEqual([]);
    expect(await viewsWith(context, "globalPrivacyControl", true)).toEqual([]);
  });

  await test.step("a page that is left at once was opened, as a document and by a link", async () => {
    // Scripts never come.
    await page.route(/\/assets\/.*\.js/, () => undefined);
    const before = views.length;
    await page.goto("/about-me", { waitUntil: "commit" });
    await expect.poll(() => views.slice(before).map(({ path }) => path)).toEqual(["/about-me"]);
    await page.unroute(/\/assets\/.*\.js/);
    await enter(page);
    await page.goto("/admin");
    await hydrated(page);
    await expect.poll(() => views.at(-1)?.path).toBe("/admin");
    const opened = views.length;
    await page.evaluate(async () => {
      document.querySelector<HTMLAnchorElement>("a[href='/admin/blog']")?.click();
      // The address changes before its page is rendered.
      while (location.pathname !== "/admin/blog") await new Promise((next) => setTimeout(next));
      history.back();
    });
    await expect(page).toHaveURL("/admin");
    await expect.poll(() => views.slice(opened).map(({ path }) => path)).toEqual(["/admin/blog", "/admin"]);
  });

  await test.step("the owner's figures fit 320 px with their tables open", async () => {
    await enter(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/admin/figures?range=90-days");
    for (const summary of await page.locator("summary", { hasText: "as a table" }).all())
      await summary.click();
    await checkPage(page, "the figures with their tables");
  });
});
