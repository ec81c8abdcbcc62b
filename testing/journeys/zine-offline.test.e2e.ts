import type { BrowserContext, Page } from "@playwright/test";
import { zines } from "#studio/zines.ts";
import { expect, test } from "./walk.ts";
import { address, dot, open, row, zine } from "./zine.ts";

const kept = (page: Page) => page.getByText("Kept on this device for reading offline.");
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens the zine, and waits until it is kept. */
async function openToKeep(page: Page) {
  await open(page);
  await expect(kept(page)).toBeVisible();
}

/** Requests without a connection are logged in the console, so the console is not checked here. */
async function offline(context: BrowserContext, act: () => Promise<void>) {
  await context.setOffline(true);
  await act();
  await context.setOffline(false);
}

test("a zine that was opened opens again with all its pages; nothing else is kept, and no other page answered @smoke", async ({
  context,
  page,
}) => {
  const other = zines.find(({ slug }) => slug !== zine.slug);
  await page.goto("/blog");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await openToKeep(page);
  await page.goto("/blog");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const paths = await cached(page);
  expect(paths).toContain(address);
  for (const path of paths)
    expect(path).toMatch(/^\/(art\/zine\/|images\/zines\/|assets\/|words\.json$|favicon\.svg$)/);
  await offline(context, async () => {
    const again = await context.newPage();
    await open(again, `${address}#p=2`, 2);
    await expect(again.getByRole("heading", { level: 1 })).toHaveText(zine.title);
    for (let number = 1; number <= 8; number++) {
      await dot(again, number).click();
      const picture = row(again)
        .getByRole("img")
        .nth(number - 1);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(kept(again)).toBeVisible();
    const size = await again.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(size, "its styles have come").not.toBe("16px");
    for (const path of [`/art/zine/${other?.slug}`, "/blog"])
      await expect(again.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  });
});

test("a page is kept as a stranger sees it, and online it is always the newest @smoke", async ({ page }) => {
  await openToKeep(page);
  const told = await page.evaluate(async (path) => {
    const cache = await caches.open((await caches.keys())[0] ?? "");
    await cache.put(path, new Response("<h1>old</h1>", { headers: { "Content-Type": "text/html" } }));
    return (await cache.match(`${path}.data`))?.text();
  }, address);
  expect(told).toContain("loggedIn");
  expect(told).not.toMatch(/"loggedIn",true/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(zine.title);
});
