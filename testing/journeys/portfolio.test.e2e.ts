import type { Page } from "@playwright/test";
import { projects } from "#studio/projects.ts";
import { expect, hydrate, moving, test } from "./walk.ts";

const featured = (page: Page) => page.getByRole("region", { name: "Featured Work" });
const archive = (page: Page) => page.getByRole("region", { name: "Project Archive" });
const titles = (page: Page) => archive(page).getByRole("article").getByRole("heading", { level: 3 });
const field = (page: Page) => page.getByRole("searchbox", { name: "Search projects" });
const chip = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: new RegExp(`^${name} \\d`) });
const filedUnder = (code: number) =>
  projects.filter(({ categories }) => categories.includes(code)).map(({ title }) => title);

const all = projects.map(({ title }) => title);

test("the archive follows chips, keys and typing without asking the site, goes back step by step, and is left and found again @smoke", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/portfolio");
  // The field is the first thing that is touched: what is typed counts before React is there.
  await field(page).focus();
  await page.keyboard.type("paper");
  await expect(page).toHaveURL("/portfolio?q=paper");
  await page.goto("/portfolio");
  await hydrate(page);
  await expect(chip(page, "All")).not.toHaveAttribute("href", /#/);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) asked.push(request.url());
  });
  await chip(page, "Paper").press("Enter");
  await expect(page).toHaveURL("/portfolio?category=1");
  await expect(chip(page, "Paper")).toBeFocused();
  await expect(titles(page)).toHaveText(filedUnder(1));
  const parts = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(parts, "what is pressed on the page itself moves nothing").toHaveText([
    "Featured Work",
    "Project Archive",
  ]);

  /** Milliseconds from the last letter until the address follows. */
  const waited = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let typed = 0;
        document.addEventListener("input", () => (typed = performance.now()), true);
        const look = () =>
          window.location.search.includes("book")
            ? done(performance.now() - typed)
            : requestAnimationFrame(look);
        look();
      }),
  );
  await field(page).click();
  await page.keyboard.type("book");
  await expect(page).toHaveURL("/portfolio?category=1&q=book");
  expect(await waited).toBeGreaterThanOrEqual(199);
  await expect(field(page)).toBeFocused();
  await expect(titles(page)).toHaveText(["Folding, an Introduction"]);
  const place = async () => (await field(page).boundingBox())?.y ?? NaN;
  const before = await place();
  await field(page).fill("there is no such thing");
  await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
  await expect(page).toHaveURL(/q=there/);
  expect(Math.abs((await place()) - before), "what one filters with keeps its place").toBeLessThan(8);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(field(page)).toHaveValue("");
  // At once, before the address has followed the field.
  const other = await chip(page, "Other").elementHandle();
  await field(page).evaluate((input, pressed) => {
    input.focus();
    document.execCommand("insertText", false, "book");
    (pressed as HTMLElement).click();
  }, other);
  await expect(page).toHaveURL("/portfolio?category=99&q=book");
  expect(asked).toEqual([]);

  await test.step("a project leads back to the archive as it was left", async () => {
    await titles(page).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Folding, an Introduction");
    const cover = await page.getByRole("img", { name: /^A sheet of paper/ }).boundingBox();
    expect(cover?.width, "its cover is as wide as the page").toBeGreaterThan(300);
    await page.getByRole("link", { name: "Back to the archive" }).click();
    await expect(page).toHaveURL("/portfolio?category=99&q=book#archive");
    await expect(field(page)).toHaveValue("book");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/portfolio?category=99&q=book");
  });
  // Typing replaces the address, a press adds one.
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expect(titles(page)).toHaveText(all);
  await page.goBack();
  await expect(page).toHaveURL("/portfolio?category=1&q=there+is+no+such+thing");
  await page.goForward();
  await page.goForward();
  await expect(field(page)).toHaveValue("book");
});

test("featured work moves, and pauses by key; for less motion, or to save data, it waits for a press", async ({
  browser,
}) => {
  const context = await browser.newContext(moving.contextOptions);
  const name = "Paper Clock";
  const still = /-still\.webp$/;
  const shown = (page: Page) =>
    featured(page)
      .locator("img")
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  await test.step("without scripts there is no button that nothing would answer", async () => {
    const page = await (
      await browser.newContext({ ...moving.contextOptions, javaScriptEnabled: false })
    ).newPage();
    await page.goto("/portfolio");
    await expect.poll(() => shown(page)).toMatch(/\.gif$/);
    await expect(page.getByRole("button", { name: /^(Pause|Play)/ })).toHaveCount(0);
    await page.goto("/portfolio/paper-clock");
    await expect(page.getByText("Here it holds still.")).toBeVisible();
    await expect(page.locator("#live").getByRole("button")).toHaveCount(0);
    await page.context().close();
  });
  await test.step("where nothing speaks against it", async () => {
    const page = await context.newPage();
    await page.goto("/portfolio");
    await hydrate(page);
    await expect.poll(() => shown(page)).toMatch(/\.gif$/);
    await page.getByRole("button", { name: `Pause ${name}` }).press("Enter");
    await expect.poll(() => shown(page)).toMatch(still);
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(page)).toMatch(/\.gif$/);
    await page.close();
  });
  for (const { reported = {}, ...media } of [
    { reducedMotion: "reduce" as const },
    { reported: { saveData: true } },
    { reported: { effectiveType: "3g" } },
  ])
    await test.step(JSON.stringify({ ...reported, ...media }), async () => {
      const page = await context.newPage();
      await page.emulateMedia(media);
      await page.addInitScript((said) => {
        const usual = { saveData: false, effectiveType: "4g" };
        const value = Object.assign(new EventTarget(), usual, said);
        Object.defineProperty(Navigator.prototype, "connection", { value, configurable: true });
      }, reported);
      await page.goto("/portfolio");
      await hydrate(page);
      const play = page.getByRole("button", { name: `Play ${name}` });
      await expect(play).toBeVisible();
      await expect.poll(() => shown(page)).toMatch(still);
      await play.click();
      await expect.poll(() => shown(page)).toMatch(/\.gif$/);
      await page.close();
    });
  await context.close();
});
