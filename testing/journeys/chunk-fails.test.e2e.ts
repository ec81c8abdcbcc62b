import { type Page, test } from "@playwright/test";
import { expect, hydrate } from "./walk.ts";

/** What the router and the browser say of a module that does not come is expected here: nothing complains of it. */
const aboutChunk = /\/assets\/about-page-[\w-]+\.js$/;
const listChunk = /\/assets\/list-page-[\w-]+\.js$/;

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();

test("a chunk that fails, or does not come within 120 s, is reported with a way to reload", async ({
  page,
}) => {
  const failed = page.getByRole("heading", { name: "Loading chunk failed" });
  await page.clock.install();
  let comes = false;
  // Not by `unroute`: it lets the hanging request through, whose page may then come before the press.
  await page.route(listChunk, (route) => (comes ? route.fallback() : new Promise(() => undefined)));
  await ready(page);
  await page.route(aboutChunk, (route) => route.abort());
  await link(page, "About").click();
  await expect(failed).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);

  await test.step("its page can be gone to again without a reload", async () => {
    await page.unroute(aboutChunk);
    await link(page, "Portfolio").click();
    await expect(page.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
    await hydrate(page);
    await link(page, "About").click();
    await expect(page).toHaveURL(/\/about-me$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Example");
  });
  await test.step("one that does not come has failed after 120 s, and a reload goes where one was going", async () => {
    await hydrate(page);
    await link(page, "Blog").click();
    await expect(page.getByText("Loading...")).toBeAttached();
    await page.clock.fastForward(119_000);
    await expect(failed).toHaveCount(0);
    await page.clock.fastForward(2000);
    await expect(failed).toBeVisible();
    comes = true;
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  });
});

test("after a new deploy a failed chunk loads the new version by itself, once @smoke", async ({ page }) => {
  await ready(page);
  let documents = 0;
  // A document that was fetched while a pointer rested on its link is not asked for again.
  page.on("domcontentloaded", () => (documents += 1));
  // The old version's files are gone; those of the new document are there.
  await page.route(/\/assets\/(about|list)-page-[\w-]+\.js$/, (route) =>
    documents === 0 || route.request().url().includes("list")
      ? route.fulfill({ status: 404, body: "gone" })
      : route.fallback(),
  );
  const deployed = async (path: string) =>
    page.route(path, async (route) => {
      if (route.request().method() !== "HEAD") return route.fallback();
      return route.fulfill({ status: 200, headers: { "X-Site-Version": "newer" } });
    });
  await deployed("**/about-me");
  await deployed("**/blog");
  await link(page, "About").click();
  await expect(page).toHaveURL(/\/about-me$/);
  // An address changes when a document begins to arrive, and it is counted when it is whole.
  await expect.poll(() => documents).toBe(1);
  // The page that came claims the same version as before: it is not loaded again and again.
  await hydrate(page);
  await link(page, "Blog").click();
  await expect(page.getByRole("heading", { name: "Loading chunk failed" })).toBeVisible();
  expect(documents).toBe(1);
});

test("offline a link says so, keeps what was typed, and leads on once there is a connection again @smoke", async ({
  page,
  context,
}) => {
  await test.step("before React has come, the page stays", async () => {
    await page.goto("/blog");
    await page.mouse.wheel(0, 1);
    await expect(page.locator("[data-floating]")).toHaveAttribute("data-step", /./);
    await context.setOffline(true);
    await link(page, "Portfolio").click();
    await expect(page.getByText("No connection: that page cannot be loaded now.")).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
    await context.setOffline(false);
    await link(page, "Portfolio").click();
    await expect(page.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
  });
  await test.step("with React, what was typed is kept", async () => {
    await page.goto("/subscribe");
    await hydrate(page);
    await page.getByLabel("Your email address").fill("paper@example.com");
    await context.setOffline(true);
    await link(page, "Portfolio").click();
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("There is still no connection.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
    await page.goto("/subscribe");
    await hydrate(page);
    await expect(page.getByLabel("Your email address")).toHaveValue("paper@example.com");
  });
  await test.step("far down the wall, a work that does not come is told where the person looks", async () => {
    // One work beside another: even a short wall is long here.
    await page.setViewportSize({ width: 400, height: 600 });
    await page.goto("/art");
    await hydrate(page);
    const late = page.getByRole("main").locator('a[href^="/art/"]:has(img)').last();
    await late.scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await late.click();
    const heading = page.getByRole("heading", { name: "No connection" });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(page.getByText("This page could not be loaded.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

async function ready(page: Page) {
  await page.goto("/");
  await hydrate(page);
}
