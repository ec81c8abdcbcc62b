import type { Locator, Page } from "@playwright/test";
import { artworks } from "#studio/artworks.ts";
import { pieceChunks } from "#testing/proofs/art/piece-chunks.ts";
import { frames } from "#testing/journeys/waits.ts";
import { hydrate, checkPage, checkWidths, expect, moving, test } from "#testing/journeys/walk.ts";

test.use(moving);

const [first, second] = artworks;
const print = artworks.find(({ medium, piece }) => medium === "print" && piece === undefined);
const pieceWork = artworks.find(({ piece }) => piece !== undefined);
const prints = artworks.filter(({ medium }) => medium === "print");

const tile = (page: Page, slug = "") => page.locator(`#work-${slug}`);
const room = (page: Page) => page.getByRole("dialog");

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
    await expect(room(page).getByText(`1 of ${prints.length}`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/art?medium=print");
  },
);

test("a work opens over the wall and closes where the wall was left", async ({ page, walk }) => {
  await page.goto("/art");
  await hydrate(page);
  const late = tile(page, artworks.at(-1)?.slug);
  // Where the wall is left is where it is pressed: who presses may scroll once more to reach it.
  const pressed = late.evaluate(
    (link) =>
      new Promise<number>((left) =>
        link.addEventListener("click", () => left(window.scrollY), { once: true }),
      ),
  );
  await late.click();
  const scrolled = await pressed;
  expect(scrolled).toBeGreaterThan(100);
  await expect(room(page).getByRole("heading", { level: 1 })).toHaveText(artworks.at(-1)?.title ?? "");
  await walk.check("an open work");
  await page.keyboard.press("Escape");
  await expect(room(page)).toHaveCount(0);
  await expect(page).toHaveURL("/art");
  // A browser rounds where it scrolls to.
  await expect.poll(() => page.evaluate((to) => Math.abs(window.scrollY - to), scrolled)).toBeLessThan(2);
  await expect(late).toBeFocused();
});

test("a work is closed once, however often that is asked for", async ({ page }) => {
  // A second step back would lead further than this one forward.
  const isClosedOnce = async () => {
    await page.goForward();
    await expect(page).toHaveURL(`/art/${first?.slug}`);
    await page.goBack();
    await expect(page).toHaveURL("/art");
    await expect(room(page)).toHaveCount(0);
  };
  await page.goto("/blog");
  await hydrate(page);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Art", exact: true })
    .click();
  const ways = [
    () => room(page).getByRole("link", { name: "Close" }).dblclick({ delay: 60 }),
    () => Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]),
  ];
  for (const close of ways) {
    await tile(page, first?.slug).click();
    await expect(room(page)).toBeVisible();
    await close();
    await expect(room(page)).toHaveCount(0);
    await expect(page).toHaveURL("/art");
    await isClosedOnce();
  }
});

test("arrow keys count, however fast they are pressed", async ({ page }) => {
  await page.goto(`/art/${first?.slug}`);
  await hydrate(page);
  await page.evaluate(() => {
    for (let press = 0; press < 3; press++)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
      );
  });
  await expect(page).toHaveURL(`/art/${artworks[3]?.slug}`);
});

test("as whole documents: a work opens, closes to the wall as it was left, and Back closes too", async ({
  page,
}) => {
  await page.goto("/art");
  const late = tile(page, artworks.at(-1)?.slug);
  // Where the wall is left is where it is pressed.
  await page.addInitScript(() =>
    document.addEventListener("click", () => sessionStorage.setItem("left", String(window.scrollY)), true),
  );
  await page.reload();
  for (const close of [() => room(page).getByRole("link", { name: "Close" }).click(), () => page.goBack()]) {
    await late.click();
    const scrolled = await page.evaluate(() => Number(sessionStorage.getItem("left")));
    expect(scrolled).toBeGreaterThan(100);
    await expect(room(page).getByRole("heading", { level: 1 })).toHaveText(artworks.at(-1)?.title ?? "");
    await close();
    await expect(page).toHaveURL("/art");
    await expect.poll(() => page.evaluate((to) => Math.abs(window.scrollY - to), scrolled)).toBeLessThan(2);
  }
});

test("a key that is pressed before React is there counts once it is", async ({ page }) => {
  await page.goto(`/art/${first?.slug}`);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/art/${second?.slug}`);
});

test("of an open work its picture and its words are printed, not the wall below", async ({ page }) => {
  await page.goto(`/art/${print?.slug}`);
  await expect(tile(page, second?.slug)).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(tile(page, second?.slug)).toBeHidden();
  await expect(room(page).getByRole("img")).toBeVisible();
  await expect(room(page).getByRole("heading", { level: 1 })).toBeVisible();
});

test("a piece's picture stands while its window changes", async ({ page }) => {
  await page.goto("/art/crossing-in-the-rain");
  await hydrate(page);
  await expect(room(page).locator("[data-art]")).toHaveAttribute("data-art", /moving|resting/);
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

test("keys and swipes lead from work to work, and Back still closes", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/art");
  await hydrate(page);
  await tile(page, first?.slug).click();
  await expect(room(page)).toBeVisible();
  await grown(page);
  const title = room(page).getByRole("heading", { level: 1 });
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/art/${second?.slug}`);
  await expect(title).toHaveText(second?.title ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(`/art/${first?.slug}`);
  await expect(title).toHaveText(first?.title ?? "");
  // The picture moves and may be touched; its words turn it over.
  await swipe(page, title, -160);
  await expect(page).toHaveURL(`/art/${second?.slug}`);
  const picture = artworks.findIndex(({ piece, film }) => !piece && !film);
  for (let at = 1; at < picture; at++) await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/art/${artworks[picture]?.slug}`);
  await swipe(page, room(page).locator("img"), -160);
  await expect(page).toHaveURL(`/art/${artworks[picture + 1]?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL("/art");
  await expect(room(page)).toHaveCount(0);
  await context.close();
});

test("a generative work is played by keys, which turn no page meanwhile", async ({ page, walk }) => {
  await page.goto("/art/everyone-is-up-late");
  await hydrate(page);
  const picture = room(page).getByRole("application");
  await expect(room(page).locator("[data-art]")).toHaveAttribute("data-art", /moving|resting/);
  await room(page).getByRole("button", { name: "Pause the animation" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(picture).toBeFocused();
  const told = room(page).getByText("The arrow keys move a fingertip over it");
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
  await room(page).getByRole("button", { name: "Pause the animation" }).focus();
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
    const frame = room(page).locator("[data-art]");
    if (reducedMotion === "reduce") {
      await hydrate(page);
      await expect(frame).toHaveAttribute("data-art", "still");
      await room(page).getByRole("button", { name: "Play the animation" }).click();
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
      const bar = await room(page).getByRole("link", { name: "Close" }).boundingBox();
      const sheet = await room(page).locator("img").first().boundingBox();
      const title = await room(page).getByRole("heading", { level: 1 }).boundingBox();
      const story = await room(page)
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

test("a print is enlarged to its largest file's pixels, moved, and fitted again", async ({ page }) => {
  await page.goto(`/art/${print?.slug}`);
  await hydrate(page);
  const shown = room(page).getByRole("group", { name: "Zoom" }).locator("output");
  await expect(shown).not.toHaveText("100%");
  const fitted = await shown.textContent();
  for (let step = 0; step < 6; step++) await page.keyboard.press("+");
  await expect(shown).toHaveText("100%");
  const sheet = room(page).locator("img");
  await expect
    .poll(() =>
      sheet.evaluate((img: HTMLImageElement) =>
        Math.round(img.getBoundingClientRect().width - img.naturalWidth),
      ),
    )
    .toBe(0);
  // An arrow moves the picture now, and not on to the next.
  const before = await sheet.boundingBox();
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  await expect(page).toHaveURL(`/art/${print?.slug}`);
  await page.keyboard.press("Escape");
  await expect(shown).toHaveText(fitted ?? "");
  await expect(room(page), "the first Escape fits the picture").toBeVisible();
  await room(page).getByRole("button", { name: "Zoom in" }).click();
  await expect(shown).not.toHaveText(fitted ?? "");
});

test("opened by its address, a work closes to the wall; an address without a work is told", async ({
  page,
}) => {
  await page.goto(`/art/${second?.slug}`);
  await expect(page).toHaveTitle(new RegExp(`^${second?.title.slice(0, 8)}`));
  const card = page.locator('meta[property="og:image"]');
  await expect(card).toHaveAttribute("content", new RegExp(`/images/art/${second?.slug}-card\\.jpg$`));
  // Before React is there, closing is another document.
  await hydrate(page);
  await expect(page.locator("dialog:modal")).toBeVisible();
  await room(page).getByRole("link", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL("/art");
  await expect(tile(page, second?.slug)).toBeFocused();
  await page.goto("/art/no-such-work");
  await expect(page).toHaveURL("/404");
});

test("without scripts a work stands above the wall, whole", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/art/${second?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second?.title ?? "");
  await expect(page.getByText(second?.words[0] ?? "")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Next/ })).toBeVisible();
  await expect(tile(page, first?.slug)).toBeVisible();
  await page.getByRole("link", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL("/art");
  await context.close();
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

/** The picture has grown from its place on the wall into the room. */
async function grown(page: Page): Promise<void> {
  await frames(page, 3);
  await page.evaluate(async () => {
    // Scroll-driven animations never end.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(timed.map(({ finished }) => finished.catch(() => null)));
  });
}

/** A finger drawn across the middle of something. */
async function swipe(page: Page, over: Locator, along: number): Promise<void> {
  const box = await over.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x: x - along / 2, y }]);
  for (let step = 1; step <= 8; step++)
    await touch("touchMove", [{ x: x - along / 2 + (along * step) / 8, y }]);
  await touch("touchEnd", []);
}
