import type { Page } from "@playwright/test";
import { checkInThemes, checkPage, enter, expect, hydrated, test, viewsOf } from "./walk.ts";

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

test("each page a visitor opens is one view, and the owner sees them at /admin in charts and tables", async ({
  page,
  browser,
  walk,
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
    expect(new Set(later)).toEqual(new Set([""]));
  });

  await test.step("what is not there is counted as /404, whatever it was called", async () => {
    await page.goto("/no-such-page");
    await expect.poll(() => views.at(-1)?.path).toBe("/404");
  });

  await test.step("no cookie was set for it", async () => {
    expect(await page.context().cookies()).toEqual([]);
  });

  const owner = await (await browser.newContext()).newPage();
  await test.step("the owner sees five views on four pages, and is not among them", async () => {
    await enter(owner);
    await owner.goto("/admin");
    await owner.goto("/art");
    await owner.goto("/admin");
    const shown = (name: string) => owner.getByRole("region", { name, exact: true });
    await expect(shown("Views")).toContainText("5 in 30 days");
    await expect(shown("Pages")).toContainText("4 were viewed");
    const pages = owner.getByRole("table", { name: "Views per page" });
    await expect(pages.getByRole("row", { name: "/blog 2" })).toBeVisible();
    await expect(pages.getByRole("row", { name: `${postPath} 1` })).toBeVisible();
    await expect(pages.getByRole("row", { name: "/404 1" })).toBeVisible();
    await expect(pages.getByRole("row", { name: "/art" })).toHaveCount(0);
    const referrers = owner.getByRole("table", { name: "Views by referring site" });
    await expect(referrers.getByRole("row", { name: "news.example 1" })).toBeVisible();
    await expect(owner.getByRole("table", { name: "Posts with the most likes" })).toBeVisible();
  });

  await test.step("the chart of views per day reads as a table too", async () => {
    const table = owner.getByRole("table", { name: "Views per day" });
    await expect(table).toBeHidden();
    await owner.getByText("Views per day, as a table").click();
    await expect(table.getByRole("row")).toHaveCount(31);
    await expect(table.getByRole("row").last()).toHaveText(/\d{4}5$/);
  });

  await test.step("7 days, 90 days and 12 months are links that keep the place", async () => {
    for (const [name, rows] of [
      ["7 days", 8],
      ["90 days", 91],
      ["12 months", 13],
    ] as const) {
      await owner.getByRole("link", { name, exact: true }).click();
      await expect(owner.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "true");
      const table = owner.getByRole("table", { name: /^Views per (day|month)$/, includeHidden: true });
      await expect(table.getByRole("row", { includeHidden: true })).toHaveCount(rows);
    }
    await expect(owner).toHaveURL(/\/admin\?range=12-months$/);
  });
  await owner.context().close();
  await walk.check("a page that counts its views");
});

test("the figures are accessible: axe finds nothing in any theme, and they fit 320 px", async ({ page }) => {
  await enter(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Page views" })).toBeVisible();
  await page.goto("/admin?range=90-days");
  await checkInThemes(page, "the figures");
  await page.setViewportSize({ width: 320, height: 700 });
  for (const summary of await page.locator("summary", { hasText: "as a table" }).all()) await summary.click();
  await checkPage(page, "the figures at 320 px");
});

for (const [name, signal] of [
  ["Do Not Track", "doNotTrack"],
  ["Global Privacy Control", "globalPrivacyControl"],
] as const) {
  test(`with ${name} the browser sends nothing at all`, async ({ page }) => {
    await page.addInitScript((signal) => {
      const value = signal === "doNotTrack" ? "1" : true;
      Object.defineProperty(Navigator.prototype, signal, { get: () => value });
    }, signal);
    const views = await viewsOf(page);
    await page.goto("/");
    await browse(page);
    await page.waitForTimeout(500);
    expect(views).toEqual([]);
  });
}
