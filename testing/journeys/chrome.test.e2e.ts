import type { Locator, Page } from "@playwright/test";
import { profile } from "#studio/profile.ts";
import { frames } from "./waits.ts";
import { expect, hydrate, hydrated, test } from "./walk.ts";

const header = (page: Page) => page.getByRole("banner");

test("in a narrow window the menu opens from a button, by key too, and closes with Escape and after a choice @smoke", async ({
  page,
  walk,
}) => {
  await page.setViewportSize({ width: 869, height: 700 });
  await page.goto("/blog");
  const menu = header(page).getByRole("navigation");
  await expect(menu).toBeHidden();
  for (const _ of ["the link that skips", "the name", "the button"]) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await walk.check("the menu, open");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about-me");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 870, height: 700 });
  await expect.poll(() => menu.evaluate((element) => element.matches(":popover-open"))).toBe(false);
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await expect(menu).toBeVisible();

  await test.step("the smallest window has the whole name, the menu and the lamp", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const name = header(page).getByText(profile.siteName, { exact: true });
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    for (const button of ["Menu", "Theme"])
      await expect(header(page).getByRole("button", { name: button })).toBeInViewport({ ratio: 0.9 });
    await header(page).getByRole("button", { name: "Menu" }).click();
    await expect(header(page).getByRole("link", { name: "Resume" })).toBeInViewport({ ratio: 1 });
  });

  await test.step("in the widest, the header, the title and what is shown have one edge", async () => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    for (const [path, first] of [
      ["/", "h1"],
      ["/about-me", "details"],
      ["/art", "h1"],
      ["/portfolio", "h1"],
      ["/portfolio/hum", "h1"],
      ["/404", "h1"],
    ] as const) {
      await page.goto(path);
      const name = header(page).getByRole("link", { name: profile.siteName, exact: true });
      const shown = page.getByRole("main").locator(first).first();
      const edge = async (one: Locator) => (await one.boundingBox())?.x;
      await expect.poll(async () => (await edge(shown)) === (await edge(name)), path).toBe(true);
    }
  });

  await test.step("no edge moves from a page without the mail button to one that has it", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const edges: number[] = [];
    for (const path of ["/", "/portfolio", "/about-me", "/blog"]) {
      await page.goto(path);
      const edge = await page.getByRole("main").evaluate((main) => {
        const padding = Number.parseFloat(getComputedStyle(main).paddingRight);
        return main.getBoundingClientRect().right - padding;
      });
      edges.push(Math.round(edge));
    }
    expect(new Set(edges).size).toBe(1);
  });
});

test("a theme chosen before scripts run is taken over @smoke", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog", { waitUntil: "domcontentloaded" });
  await page.getByRole("contentinfo").getByText("Paper", { exact: true }).click();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "paper");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("paper");
});

test("what is below the window fades in once it is 200 px inside, and the window’s height is written on load and after a resize @smoke", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/portfolio");
  await hydrated(page);
  const height = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue("--viewport-height"));
  expect(await height()).toBe("600px");
  // Nothing is hidden before a reader is there.
  await page.mouse.wheel(0, 1);
  const waiting = page.locator('[data-reveal="waiting"]').first();
  await expect(waiting, "its picture is never blank").toHaveCSS("opacity", "0.5");
  const card = await waiting.elementHandle();
  const bringTo = (inside: number) =>
    card?.evaluate((element, by) => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: top - window.innerHeight + by, behavior: "instant" });
    }, inside);
  await bringTo(190);
  await frames(page);
  expect(await card?.getAttribute("data-reveal")).toBe("waiting");
  await bringTo(210);
  await expect.poll(() => card?.getAttribute("data-reveal")).toBe("shown");
  expect(await card?.evaluate((element) => getComputedStyle(element).transitionDuration)).toContain("0.5s");
  await expect.poll(() => card?.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.setViewportSize({ width: 800, height: 555 });
  await page.clock.runFor(190);
  expect(await height()).not.toBe("555px");
  await page.clock.runFor(40);
  await expect.poll(height).toBe("555px");
});

test("a link to a part of another page leads to 60 px above it after 500 ms; any other page starts at its top @smoke", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/portfolio/paper-clock");
  await hydrate(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("list", { name: "Categories" }).getByRole("link", { name: "Paper" }).click();
  await expect(page).toHaveURL("/portfolio?category=1#archive");
  await expect(page.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
  const before = await scrolled();
  await page.clock.runFor(400);
  expect(await scrolled()).toBe(before);
  await page.clock.runFor(200);
  const top = () => page.locator("#archive").evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(60);
  await page.clock.resume();
  await page.getByRole("link", { name: "Folding, an Introduction", exact: true }).click();
  await expect(page).toHaveURL("/portfolio/folding");
  await expect.poll(scrolled).toBe(0);
});
