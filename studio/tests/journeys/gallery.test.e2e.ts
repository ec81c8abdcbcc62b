import type { Page } from "@playwright/test";
import { artworks } from "#studio/artworks.ts";
import { pieceChunks } from "#testing/proofs/art/piece-chunks.ts";
import { hydrate, checkPage, checkWidths, expect, moving, test } from "#testing/journeys/walk.ts";

test.use(moving);

const print = artworks.find(({ medium, piece }) => medium === "print" && piece === undefined);
const pieceWork = artworks.find(({ piece }) => piece !== undefined);
const prints = artworks.filter(({ medium }) => medium === "print");

const tile = (page: Page, slug = "") => page.locator(`#work-${slug}`);
const dialog = (page: Page) => page.getByRole("dialog");

test(
  "the wall: every work with its picture and label, filtered by medium",
  { tag: "@smoke" },
  async ({ page, walk }) => {
    await page.goto("/art");
    await expect(page.getByRole("heading", { level: 1, name: "Art" })).toBeVisible();
    await expect(page.locator("[id^=work-]")).toHaveCount(artworks.length);
    const lazy = await page.locator("[id^=work-] img[loading=lazy]").count();
    expect(lazy, "what is further down loads when it comes near").toBeGreaterThan(artworks.length / 2);
    await walk.check("the wall");

    const media = page.getByRole("navigation", { name: "Media" });
    await media.getByRole("link", { name: /^Prints/ }).click();
    await expect(page).toHaveURL("/art?medium=print");
    await expect(media.getByRole("link", { name: /^Prints/ })).toHaveAttribute("aria-current", "true");
    await expect(page.locator("[id^=work-]")).toHaveCount(prints.length);

    // The filter stays while a work is looked at.
    await tile(page, prints[0]?.slug).click();
    await expect(page).toHaveURL(`/art/${prints[0]?.slug}?medium=print`);
    await expect(dialog(page).getByText(`1 of ${prints.length}`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/art?medium=print");
  },
);

test("a piece's picture stands while its window changes", async ({ page }) => {
  await page.goto("/art/crossing-in-the-rain");
  await hydrate(page);
  await expect(dialog(page).locator("[data-art]")).toHaveAttribute("data-art", /moving|resting/);
  const heard = await page.evaluateHandle(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("[data-art] canvas");
    const seen: (number | undefined)[] = [];
    // Hears of a new size after the piece has, and before anything is painted.
    const observer = new ResizeObserver(() => {
      const { width = 0, height = 0 } = canvas ?? {};
      seen.push(canvas?.getContext("2d")?.getImageData(width / 2, height / 2, 1, 1).data[3]);
    });
    if (canvas?.parentElement) observer.observe(canvas.parentElement);
    return seen;
  });
  for (const width of [900, 700]) await page.setViewportSize({ width, height: width });
  await expect.poll(() => heard.evaluate((seen) => seen.length)).toBeGreaterThan(1);
  expect(new Set(await heard.jsonValue())).toEqual(new Set([255]));
});

test("no page but a piece's own fetches its code", async ({ page }) => {
  const chunks = pieceChunks().filter(({ slug }) => slug !== "dot-banner");
  expect(chunks.length).toBeGreaterThan(12);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  for (const address of ["/", "/blog", "/portfolio", "/art", `/art/${print?.slug}`, "/subscribe"]) {
    await page.goto(address, { waitUntil: "networkidle" });
  }
  const isOfPiece = (path: string) => chunks.some(({ chunk }) => path.startsWith(`/assets/${chunk}`));
  expect(fetched.filter((path) => isOfPiece(path) || /three-stage|three\.module/.test(path))).toEqual([]);
  // The last page has it behind its form, and fetches it once a reader is there.
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  const hasBanner = () => fetched.some((path) => path.startsWith("/assets/dot-banner"));
  await expect.poll(hasBanner, "what is seen is told apart").toBe(true);

  await page.goto(`/art/${pieceWork?.slug}`);
  await expect.poll(() => fetched.some(isOfPiece)).toBe(true);
});

test("a generative work is played by keys, which turn no page meanwhile", async ({ page, walk }) => {
  await page.goto("/art/everyone-is-up-late");
  await hydrate(page);
  const picture = dialog(page).getByRole("application");
  await expect(dialog(page).locator("[data-art]")).toHaveAttribute("data-art", /moving|resting/);
  await dialog(page).getByRole("button", { name: "Pause the animation" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(picture).toBeFocused();
  const told = dialog(page).getByText("The arrow keys move a fingertip over it");
  const widthOfTold = async () => (await told.boundingBox())?.width ?? 0;
  expect(await widthOfTold(), "what keys do stands over the picture").toBeGreaterThan(100);
  await walk.check("a generative work under keys");
  const ring = picture.locator("canvas + span");
  await expect(ring).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(widthOfTold, "until it is known").toBeLessThan(2);
  const from = (await ring.boundingBox())?.x ?? 0;
  await page.keyboard.press("Shift+ArrowRight");
  expect((await ring.boundingBox())?.x ?? 0).toBeGreaterThan(from + 10);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/art/everyone-is-up-late");
  await dialog(page).getByRole("button", { name: "Pause the animation" }).focus();
  await expect(ring).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(page).not.toHaveURL("/art/everyone-is-up-late");
});

test("a live work starts as it is opened, and with less motion when its button is pressed", async ({
  browser,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    // Nothing is touched: the document starts it by itself.
    await page.goto("/art/everyone-is-up-late");
    const frame = dialog(page).locator("[data-art]");
    if (reducedMotion === "reduce") {
      await hydrate(page);
      await expect(frame).toHaveAttribute("data-art", "still");
      await dialog(page).getByRole("button", { name: "Play the animation" }).click();
    }
    await expect(frame).toHaveAttribute("data-art", /moving|resting/);
    await context.close();
  }
});

test("on phones a work is seen whole, with its story in sight and nothing of it under the bar", async ({
  browser,
}) => {
  for (const height of [844, 664])
    for (const slug of ["night-light", "proof-with-fruit", "everyone-is-up-late"]) {
      const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height } });
      const page = await context.newPage();
      await page.goto(`/art/${slug}`);
      await hydrate(page);
      const work = artworks.find((one) => one.slug === slug);
      const bar = await dialog(page).getByRole("link", { name: "Close" }).boundingBox();
      const sheet = await dialog(page).locator("img").first().boundingBox();
      const title = await dialog(page).getByRole("heading", { level: 1 }).boundingBox();
      const story = await dialog(page)
        .getByText(work?.words[0] ?? "")
        .boundingBox();
      const { x = NaN, y = NaN, width = NaN, height: tall = NaN } = sheet ?? {};
      expect(Math.min(x, y), `${slug} at ${height}`).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
      expect(y + tall).toBeLessThanOrEqual(title?.y ?? NaN);
      expect((story?.y ?? NaN) + 24, "the first line of the story").toBeLessThan(bar?.y ?? NaN);
      expect((bar?.y ?? NaN) + (bar?.height ?? NaN)).toBeLessThanOrEqual(height);
      await context.close();
    }
});

test("the wall is all there in every theme and width", async ({ page, walk }) => {
  for (const path of ["/art", `/art/${print?.slug}`]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await walk.checkInThemes(path);
    await checkWidths(page, path, [820, 320]);
    await checkPage(page, `${path} at 320 px`);
  }
});
