import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { profile } from "#studio/profile.ts";
import {
  checkInAllThemes,
  checkWidths,
  enter,
  expect,
  hydrated,
  logIn,
  served,
  test,
  viewsOf,
} from "#testing/journeys/walk.ts";
import { frames } from "#testing/journeys/waits.ts";

const header = (page: Page) => page.getByRole("banner");
const names = (page: Page) => header(page).getByRole("navigation").getByRole("listitem").allInnerTexts();

test("the bar holds Home, About, Portfolio, Art, Blog, Resume and three icons; Admin and Log Out only when logged in", async ({
  page,
  walk,
}) => {
  await page.goto("/about-me");
  const visitors = ["Home", "About", "Portfolio", "Art", "Blog"];
  expect((await names(page)).map(firstLine)).toEqual([...visitors, "Resume", "", "", ""]);
  for (const host of ["instagram.com", "github.com", "linkedin.com"])
    await expect(header(page).locator(`a[href*="${host}"]`)).toHaveAccessibleName(/\w/);
  await enter(page);
  await page.goto("/admin");
  await expect(header(page).getByRole("link", { name: "Admin" })).toBeVisible();
  expect((await names(page)).map(firstLine)).toEqual([...visitors, "Admin", "Resume", "Log Out", "", "", ""]);
  await checkWidths(page, "the owner's bar", [1440, 1040, 870]);
  await walk.check("the owner's bar at 870 px");
});

test("Resume opens a PDF of two pages in a new tab and records a page view", async ({ page }) => {
  const views = await viewsOf(page);
  await page.goto("/blog");
  await hydrated(page);
  const link = header(page).getByRole("link", { name: "Resume" });
  await expect(link).toHaveAttribute("target", "_blank");
  const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await expect.poll(() => views.map(({ path }) => path)).toContain("/resume.pdf");
  await tab.close();
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await answer.body()));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(2);
  for (const words of [
    "Toadstool Studio",
    "Experience",
    "Crystal Clear",
    "The Evening School of Print and Code",
  ])
    expect(text).toContain(words);
});

test("below 870 px the menu opens from a button, by keyboard too, and closes with Escape and after a choice", async ({
  page,
  walk,
}) => {
  await page.setViewportSize({ width: 869, height: 700 });
  await page.goto("/blog");
  const menu = header(page).getByRole("navigation");
  await expect(menu).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await walk.check("the menu, open");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(/\/about-me$/);
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 870, height: 700 });
  await expect.poll(() => menu.evaluate((element) => element.matches(":popover-open"))).toBe(false);
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await expect(menu).toBeVisible();
});

const pages = [
  { path: "/", button: false, footer: false },
  { path: "/about-me", button: true, footer: true },
  { path: "/portfolio", button: false, footer: true },
  { path: "/portfolio/crystal-clear", button: false, footer: true },
  { path: "/art", button: true, footer: true },
  { path: "/art/the-guest", button: true, footer: true },
  { path: "/art/3d/flat-pack-toad", button: true, footer: true },
  { path: "/art/series/riso-woodles", button: true, footer: true },
  { path: "/toad-ar", button: true, footer: true },
  { path: "/project/djello", button: true, footer: true },
  { path: "/art/zine/snakes-cant-sign", button: false, footer: true },
  { path: "/blog", button: true, footer: true },
  { path: "/blog/how-to-fold-a-zine", button: false, footer: true },
  { path: "/subscribe", button: false, footer: false },
  { path: "/confirmation/x", button: false, footer: false },
  { path: "/unsubscribe/x", button: false, footer: false },
];

test("the floating mail button of 75 px and the footer of 2023 show where they should, and nowhere else", async ({
  page,
}) => {
  for (const { path, button, footer } of pages) {
    const found = await served(page, path, (document) => ({
      button: document.querySelector('a[href="/subscribe"]:has(svg)') !== null,
      footer: document.body.textContent?.includes("© 2023"),
    }));
    expect({ path, ...found }).toEqual({ path, button, footer });
  }
  await page.goto("/about-me");
  const mail = page.locator('a[href="/subscribe"]').filter({ has: page.locator("svg") });
  expect(await mail.boundingBox()).toMatchObject({ width: 75, height: 75 });
});

test("the footer leads to the feeds of posts, of new work and of letters, and to none of notes that are not there", async ({
  page,
}) => {
  await page.goto("/blog");
  const feeds = page.getByRole("navigation", { name: "Follow by feed" }).getByRole("link");
  await expect(feeds).toHaveText(["Posts", "New work", "Letters"]);
  for (const feed of await feeds.all()) {
    const answer = await page.request.get((await feed.getAttribute("href")) ?? "", {
      headers: { Accept: "*/*" },
    });
    expect(answer.headers()["content-type"]).toContain("xml");
  }
});

test("a hash link scrolls to 60 px above its target after 500 ms; another page starts at its top", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/portfolio/crystal-clear");
  await hydrated(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: 300 }));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("main").getByRole("link", { name: "Installation" }).first().click();
  await expect(page).toHaveURL(/\/portfolio\?category=2#archive$/);
  await expect(page.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
  const before = await scrolled();
  await page.clock.runFor(400);
  expect(await scrolled()).toBe(before);
  await page.clock.runFor(200);
  const top = () => page.locator("#archive").evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(60);
  await page.clock.resume();
  await page.getByRole("link", { name: "Blog", exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(scrolled).toBe(0);
});

const crumbsOf = async (page: Page) => {
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  return (await crumbs.allTextContents()).map((crumb) => crumb.trim());
};

const crumbsIn = (document: Document) =>
  [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(
    (crumb) => crumb.textContent?.trim() ?? "",
  );

test("the breadcrumb names the place: Home, About Me, Art/Zine/Title, Blog/Title, Email/Subscribe", async ({
  page,
}) => {
  for (const [path, label] of [
    ["/", "Home"],
    ["/about-me", "About Me"],
    ["/portfolio", "Portfolio"],
    ["/art", "Art"],
    ["/portfolio/nothing-of-the-kind", "Portfolio"],
    ["/portfolio/web/2019", "Portfolio"],
    ["/subscribe", "Email/Subscribe"],
    ["/unsubscribe/x", "Email/Unsubscribe"],
    ["/confirmation/x", "Email/Confirmation"],
  ] as const) {
    expect((await served(page, path, crumbsIn)).join("/"), path).toBe(label);
  }
});

test("the breadcrumb's last step is the page's own title, after a link within the site, too", async ({
  page,
}) => {
  for (const [path, above] of [
    ["/art/zine/snakes-cant-sign", ["Art", "Zine"]],
    ["/art/zine/lets-normalize-screaming-like-toad", ["Art", "Zine"]],
    ["/art/the-guest", ["Art"]],
    ["/art/waffle", ["Art"]],
    ["/art/series/riso-woodles", ["Art", "Series"]],
    ["/art/series/riso-woodles/1", ["Art", "Series", "Riso Woodles"]],
    ["/portfolio/gentleman-brawlers-joy-o-meter", ["Portfolio"]],
    ["/project/djello", ["Project"]],
    ["/project/shaders/week3-1", ["Project", "Shaders"]],
    ["/toad-ar", []],
    ["/blog/how-to-fold-a-zine", ["Blog"]],
  ] as const) {
    const title = await served(page, path, (document) => document.querySelector("h1")?.textContent ?? "");
    expect(await served(page, path, crumbsIn), path).toEqual([...above, title]);
  }
  await page.goto("/blog");
  const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  await link.click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("Blog");
  expect(await crumbsOf(page)).toEqual(["Blog", await heading.textContent()]);
});

test("what is below the window fades in over 500 ms, once it is 200 px inside", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/portfolio");
  await hydrated(page);
  // Nothing is hidden before a reader is there.
  await page.mouse.wheel(0, 1);
  const waiting = page.locator('[data-reveal="waiting"]').first();
  await expect(waiting).toHaveCSS("opacity", "0");
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
});

test("the window's height is written on load, and 200 ms after a resize", async ({ page }) => {
  await page.goto("/about-me");
  await hydrated(page);
  const height = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue("--viewport-height"));
  expect(await height()).toBe(`${page.viewportSize()?.height}px`);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.setViewportSize({ width: 800, height: 555 });
  await page.clock.runFor(190);
  expect(await height()).not.toBe("555px");
  await page.clock.runFor(20);
  await expect.poll(height).toBe("555px");
});

test("themes: a default, a light one, a high-contrast one and a playful one, chosen in the footer and kept", async ({
  page,
}) => {
  await page.goto("/blog");
  await hydrated(page);
  for (const [label, name] of [
    ["Paper", "paper"],
    ["High contrast", "high-contrast"],
    ["Jelly", "jelly"],
    ["Night print", "default"],
  ] as const) {
    await page.getByRole("contentinfo").getByText(label, { exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe(name);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", name);
  }
});

test("a theme chosen before scripts run is taken over", async ({ page }) => {
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

test("/404 answers 404 with an animated GIF, a search and ways on; with less motion it stands still", async ({
  page,
  walk,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const answer = await page.goto("/404");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  const picture = page.getByRole("main").getByRole("img");
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.gif$/);
  const gif = await (await page.request.get("/images/toad-lost.gif")).body();
  expect((await sharp(gif).metadata()).pages).toBeGreaterThan(1);
  await walk.check("404");
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Search" })).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/);
  await page.getByLabel("Search the blog").fill("zine");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/blog\?q=zine$/);
});

test("an address that lacks a part suggests the page it most likely meant, and one like none suggests nothing", async ({
  page,
}) => {
  const meant = page.getByRole("main").getByText(/^Did you mean/);
  await page.goto("/about");
  await meant.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about-me$/);
  await page.goto("/wp-login.php");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(meant).toBeHidden();
});

test("at 320 px the header shows the whole name, the menu and the lamp", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/about-me");
  const banner = header(page);
  const name = banner.getByText(profile.siteName, { exact: true });
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  expect(await name.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(2);
  for (const button of ["Menu", "Theme"])
    await expect(banner.getByRole("button", { name: button })).toBeInViewport({ ratio: 0.9 });
  await banner.getByRole("button", { name: "Menu" }).click();
  await expect(banner.getByRole("link", { name: "Resume" })).toBeInViewport({ ratio: 1 });
});

test("in the widest windows the header, the title and what is shown have one edge", async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const [path, first] of [
    ["/", "h1"],
    ["/about-me", "details"],
    ["/portfolio", "h1"],
    ["/portfolio/repair-club", "h1"],
    ["/404", "h1"],
  ] as const) {
    await page.goto(path);
    const name = header(page).getByRole("link", { name: profile.siteName, exact: true });
    const shown = page.getByRole("main").locator(first).first();
    const edge = async (one: Locator) => (await one.boundingBox())?.x;
    await expect.poll(async () => (await edge(shown)) === (await edge(name)), path).toBe(true);
    expect(await edge(name)).toBeLessThan(300);
  }
});

test("the styleguide is the owner's, and clean in every theme", async ({ page, walk }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/styleguide");
  await expect(
    page.getByText("Redirecting to admin login...").or(page.getByLabel("Name to log in as")).first(),
  ).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL(/\/styleguide$/);
  await checkInAllThemes(page, "the styleguide");
  await page.setViewportSize({ width: 320, height: 700 });
  await walk.check("the styleguide at 320 px");
  await page.getByRole("button", { name: "Open a dialog" }).click();
  const dialog = page.getByRole("dialog", { name: "A dialog" });
  await expect(dialog).toBeVisible();
  const lasts = (pseudo?: string) =>
    dialog.evaluate((element, of) => getComputedStyle(element, of).transitionDuration, pseudo);
  expect(await lasts()).toContain("0.3s");
  expect(await lasts("::backdrop")).toContain("0.15s");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByText("Loading...").first()).toHaveClass("visually-hidden");
  for (const screen of ["not-found", "popular", "broken", "offline", "unsent", "chunk", "loading"]) {
    await page.goto(`/styleguide?screen=${screen}`);
    await walk.check(`the screen ${screen}`);
  }
});

const firstLine = (text: string) => text.split("\n")[0]?.replace(" (opens in a new tab)", "").trim();
