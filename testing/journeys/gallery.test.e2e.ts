import type { Locator, Page } from "@playwright/test";
import { artworks } from "#studio/artworks.ts";
import { frames } from "./waits.ts";
import { expect, hydrate, moving, test } from "./walk.ts";

test.use(moving);

const [first, second] = artworks;
const last = artworks.at(-1);
const print = artworks.find(({ medium }) => medium === "print");

const tile = (page: Page, slug = "") => page.locator(`#work-${slug}`);
const dialog = (page: Page) => page.getByRole("dialog");
const title = (page: Page) => dialog(page).getByRole("heading", { level: 1 });

test("a work opens over the wall, and closes once where the wall was left, however it is asked for", async ({
  page,
  walk,
}) => {
  // A low window, so that the last work is below it.
  await page.setViewportSize({ width: 1280, height: 500 });
  // Where the wall is left is where it is pressed: a press may scroll once more to reach the work.
  await page.addInitScript(() =>
    document.addEventListener("click", () => sessionStorage.setItem("left", String(window.scrollY)), true),
  );
  const openLast = async () => {
    await tile(page, last?.slug).click();
    await expect(title(page)).toHaveText(last?.title ?? "");
    const left = await page.evaluate(() => Number(sessionStorage.getItem("left")));
    expect(left).toBeGreaterThan(100);
    // A browser rounds where it scrolls to.
    const isThere = () =>
      expect.poll(() => page.evaluate((to) => Math.abs(window.scrollY - to), left)).toBeLessThan(2);
    await isThere();
    return async () => {
      await expect(page).toHaveURL("/art");
      await expect(dialog(page)).toHaveCount(0);
      await isThere();
    };
  };
  await test.step("as whole documents, before React is there", async () => {
    // React never comes.
    await page.route(/\/assets\/entry\.client-/, () => undefined);
    await page.goto("/art");
    const close = dialog(page).getByRole("link", { name: "Close" });
    for (const leave of [
      () => close.click(),
      () => close.dblclick({ delay: 60 }),
      () => page.keyboard.press("Escape"),
      () => Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]),
      () => page.goBack(),
      async () => {
        await dialog(page)
          .getByRole("link", { name: /^Previous/ })
          .click();
        await expect(title(page)).not.toHaveText(last?.title ?? "");
        await close.click();
      },
    ]) {
      const isAsLeft = await openLast();
      await leave();
      await isAsLeft();
    }
    await page.unroute(/\/assets\/entry\.client-/);
  });

  await page.goto("/blog");
  await hydrate(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Art" }).click();
  await expect(page).toHaveURL("/art");
  const ways = [
    () => dialog(page).getByRole("link", { name: "Close" }).dblclick({ delay: 60 }),
    () => Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]),
    () => page.goBack(),
  ];
  for (const close of ways) {
    const isAsLeft = await openLast();
    await close();
    await isAsLeft();
    // A second step back would lead further than this one forward.
    await page.goForward();
    await expect(title(page)).toHaveText(last?.title ?? "");
    await page.goBack();
    await expect(page).toHaveURL("/art");
    await expect(dialog(page)).toHaveCount(0);
  }
  await tile(page, last?.slug).press("Enter");
  await walk.check("an open work");
  await page.keyboard.press("Escape");
  await expect(tile(page, last?.slug)).toBeFocused();
});

test("keys and swipes lead from work to work, before React too and however fast, and Back still closes @smoke", async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`/art/${first?.slug}`);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/art/${second?.slug}`);

  await page.goto("/art");
  await hydrate(page);
  await tile(page, first?.slug).click();
  await expect(dialog(page)).toBeVisible();
  await grown(page);
  await page.evaluate(() => {
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"])
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await expect(page).toHaveURL(`/art/${artworks[2]?.slug}`);
  await expect(title(page)).toHaveText(artworks[2]?.title ?? "");
  await swipe(page, dialog(page).locator("img").first(), 160);
  await expect(page).toHaveURL(`/art/${second?.slug}`);
  await swipe(page, title(page), -160);
  await expect(page).toHaveURL(`/art/${artworks[2]?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL("/art");
  await expect(dialog(page)).toHaveCount(0);
  await context.close();
});

test("a print is enlarged to its file’s pixels, moved and fitted again, and looked at through the loupe @smoke", async ({
  page,
}) => {
  await page.goto(`/art/${print?.slug}`);
  await hydrate(page);
  const shown = dialog(page).getByRole("group", { name: "Zoom" }).locator("output");
  await expect(shown).toHaveText(/^\d\d?%$/);
  const fitted = (await shown.textContent()) ?? "";
  for (let step = 0; step < 6; step++) await page.keyboard.press("+");
  await expect(shown).toHaveText("100%");
  const sheet = dialog(page).locator("img");
  const beyond = () =>
    sheet.evaluate((img: HTMLImageElement) => Math.abs(img.getBoundingClientRect().width - img.naturalWidth));
  await expect.poll(beyond, "a whole number of pixels is rounded").toBeLessThanOrEqual(1);
  // An arrow moves the picture now, and not on to the next.
  const before = await sheet.boundingBox();
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  await expect(page).toHaveURL(`/art/${print?.slug}`);
  await page.keyboard.press("Escape");
  await expect(shown).toHaveText(fitted);
  await expect(dialog(page), "the first Escape fits the picture").toBeVisible();

  const glass = page.getByRole("application", { name: /^Under the loupe/ });
  const button = page.getByRole("button", { name: "Look through the loupe" });
  await button.press("Enter");
  await expect(glass).toBeFocused();
  await expect(glass).toHaveAccessibleDescription(/The arrow keys move the loupe/);
  const from = (await glass.boundingBox())?.x ?? NaN;
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await glass.boundingBox())?.x).toBeGreaterThan(from + 5);
  await page.keyboard.press("Escape");
  await expect(glass).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page, "the work stays open").toHaveURL(`/art/${print?.slug}`);

  await page.emulateMedia({ media: "print" });
  await expect(tile(page, second?.slug), "the wall below it is not printed").toBeHidden();
  await expect(dialog(page).getByRole("img")).toBeVisible();
  await expect(title(page)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator("dialog:modal"), "opened by its address, it is a dialog too").toBeVisible();
  await dialog(page).getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/art");
  await expect(tile(page, print?.slug)).toBeFocused();
});

/** The picture has grown from its place on the wall into the dialog. */
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
