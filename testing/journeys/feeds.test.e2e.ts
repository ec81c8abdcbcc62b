import { expect, hydrated, test } from "./walk.ts";

const feeds = [
  ["/feed.xml", "Posts"],
  ["/art/feed.xml", "New work"],
  ["/letters/feed.xml", "Letters"],
] as const;

for (const [path, name] of feeds)
  test(`${path} opens as a page, with its address to copy, in every theme and width`, async ({
    page,
    walk,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/blog");
    await page.getByRole("navigation", { name: "Follow by feed" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: "This is a feed" })).toBeVisible();
    const field = page.getByLabel("The address of this feed");
    await expect(field).toHaveValue(process.env.SITE + path);
    await hydrated(page);
    await page.getByRole("button", { name: "Copy address" }).click();
    await expect(page.getByText("Address copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(process.env.SITE + path);
    await walk.checkInThemes(path);
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 844 });
      await walk.check(`${path} at ${width} px`);
    }
  });

test("a feed's page needs no script, and a reader gets the feed from the same address", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path] of feeds) {
    await page.goto(path);
    await expect(page.getByLabel("The address of this feed")).toHaveValue(process.env.SITE + path);
    const feed = await page.request.get(path, { headers: { Accept: "*/*" } });
    expect(feed.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(feed.headers().vary).toContain("Accept");
  }
  await page.goto("/feed.xml");
  await page.getByRole("heading", { level: 3 }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\//);
  await context.close();
});
