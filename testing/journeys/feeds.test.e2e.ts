import { checkWidths, expect, hydrated, test } from "./walk.ts";

const feeds = [
  ["/feed.xml", "Posts"],
  ["/art/feed.xml", "New work"],
  ["/letters/feed.xml", "Letters"],
] as const;

test("a feed opens as a page, with its address to copy, in every theme and width", async ({
  page,
  walk,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [path, name] of feeds) {
    await page.goto("/blog");
    await page.getByRole("navigation", { name: "Follow by feed" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: "This is a feed" })).toBeVisible();
    await hydrated(page);
    await page.getByRole("button", { name: "Copy address" }).click();
    await expect(page.getByText("Address copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(process.env.SITE + path);
    // They are shown by the same component.
    if (path !== "/feed.xml") continue;
    await walk.checkInThemes(path);
    await checkWidths(page, path, [320, 820, 1280]);
  }
});
