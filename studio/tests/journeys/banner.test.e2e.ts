import type { Locator, Page } from "@playwright/test";
import { watchFrames } from "#testing/journeys/waits.ts";
import { hydrate, checkInThemes, expect, moving, test } from "#testing/journeys/walk.ts";

test.use(moving);

const frameOf = (page: Page) => page.locator("[data-art]");
const stillOf = (page: Page) => page.locator("main svg[viewBox]").first();
const canvasOf = (page: Page) => page.locator("main canvas");

/** What the canvas shows, as a short sum. */
function picture(page: Page): Promise<string> {
  return canvasOf(page).evaluate(async (canvas: HTMLCanvasElement) => {
    const bytes = new TextEncoder().encode(canvas.toDataURL());
    const sum = await crypto.subtle.digest("SHA-256", bytes);
    return [...new Uint8Array(sum)].join(" ");
  });
}

async function sweep(page: Page, art: Locator): Promise<void> {
  const box = await art.boundingBox();
  if (!box) throw new Error("The banner is nowhere.");
  for (let n = 0; n <= 10; n++) {
    await page.mouse.move(box.x + box.width * (0.25 + 0.04 * n), box.y + box.height * 0.4);
  }
}

test("the banner gives way to a pointer, comes to rest, pauses and plays", async ({ page, walk }) => {
  const asked = await watchFrames(page);
  await page.goto("/");
  await hydrate(page);
  await expect(frameOf(page)).toHaveAttribute("data-art", /moving|resting/);
  await expect(page.getByRole("img", { name: /toadstool/ })).toBeVisible();

  await test.step("it moves under the pointer", async () => {
    await expect(frameOf(page)).toHaveAttribute("data-art", "resting", { timeout: 60_000 });
    const before = await picture(page);
    await sweep(page, frameOf(page));
    await expect(frameOf(page)).toHaveAttribute("data-art", "moving");
    await expect.poll(() => picture(page)).not.toBe(before);
  });

  await test.step("it comes to rest, and then asks for no frames", async () => {
    await page.mouse.move(5, 5);
    await expect(frameOf(page)).toHaveAttribute("data-art", "resting", { timeout: 60_000 });
    await expect.poll(asked).toBe(0);
  });

  await test.step("the pause button stops it, and play goes on", async () => {
    await page.getByRole("button", { name: "Pause the animation" }).press("Enter");
    await expect(frameOf(page)).toHaveAttribute("data-art", "paused");
    const before = await picture(page);
    await sweep(page, frameOf(page));
    expect(await asked()).toBe(0);
    expect(await picture(page)).toBe(before);
    await page.getByRole("button", { name: "Play the animation" }).click();
    await sweep(page, frameOf(page));
    await expect.poll(() => picture(page)).not.toBe(before);
  });

  await test.step("another theme prints it in other inks", async () => {
    await expect(frameOf(page)).toHaveAttribute("data-art", "resting", { timeout: 60_000 });
    const before = await picture(page);
    await page.evaluate(() => void (document.documentElement.dataset.theme = "paper"));
    await expect.poll(() => picture(page)).not.toBe(before);
  });
  await walk.check("Home with the banner alive");
});

test("the banner is printed before its script comes, and stands where the script never does", async ({
  page,
}) => {
  await page.route(/dot-banner/, (route) => route.abort());
  await page.goto("/");
  await hydrate(page);
  await expect(stillOf(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Play the animation" })).toBeVisible();
  await expect(stillOf(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(canvasOf(page)).toHaveCount(0);
});

test("a lost context brings back the still, and then the piece anew", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await expect(canvasOf(page)).toHaveCount(1);
  await canvasOf(page).evaluate((canvas) => canvas.dispatchEvent(new Event("contextlost")));
  await expect(canvasOf(page)).toHaveCount(0);
  await expect(stillOf(page)).toBeVisible();
  await expect(canvasOf(page)).toHaveCount(1);
  await expect(frameOf(page)).toHaveAttribute("data-art", /moving|resting/);
});

test("/subscribe has the banner behind its form and no footer; leaving tears the banner down", async ({
  page,
}) => {
  const asked = await watchFrames(page);
  await page.goto("/subscribe");
  await hydrate(page);
  await expect(canvasOf(page)).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await checkInThemes(page, "/subscribe");
  await page.getByRole("button", { name: "Pause the animation" }).click();
  await expect(frameOf(page)).toHaveAttribute("data-art", "paused");
  await page.getByRole("button", { name: "Play the animation" }).click();
  await page.getByLabel("Your email address").fill("a reader");
  await page.getByRole("navigation").getByRole("link", { name: "Blog" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator("canvas")).toHaveCount(0);
  await expect.poll(asked).toBe(0);
});

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the still stays until the person presses play", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    const play = page.getByRole("button", { name: "Play the animation" });
    await expect(play).toBeVisible();
    await expect(frameOf(page)).toHaveAttribute("data-art", "still");
    await expect(canvasOf(page)).toHaveCount(0);
    expect((await movesOn(page)).count, "nothing prints or looks up").toBe(0);
    await play.click();
    await expect(frameOf(page)).toHaveAttribute("data-art", /moving|resting/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("a tap makes the toadstool puff, and a finger on it still scrolls the page", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await expect(frameOf(page)).toHaveAttribute("data-art", "resting", { timeout: 60_000 });
    await page.getByRole("img", { name: /toadstool/ }).tap();
    await expect(frameOf(page)).toHaveAttribute("data-art", "moving");
    const touch = await canvasOf(page).evaluate(
      (canvas) => getComputedStyle(canvas.parentElement ?? canvas).touchAction,
    );
    expect(touch).toContain("pan-y");
    await page.getByRole("main").getByRole("link", { name: "Projects" }).tap();
    await expect(page).toHaveURL(/\/portfolio$/);
  });
});

const nameOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** What of the page moves, and the time at which the last of it ends. */
const movesOn = (page: Page) =>
  page.evaluate(() => {
    const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    return { count: ends.length, last: Math.max(0, ...ends) };
  });

test("the sheet prints itself ink by ink; the words are there before any of it, and nothing moves after", async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  await expect(nameOf(page)).toBeVisible();
  expect(await nameOf(page).evaluate((name) => getComputedStyle(name).clipPath)).toBe("none");
  const plates = () =>
    stillOf(page).evaluate((svg) =>
      [...svg.children].map((plate) => ({
        clip: getComputedStyle(plate).clipPath,
        place: getComputedStyle(plate).transform,
      })),
    );
  // It begins again, however long ago the page came.
  const shown = () =>
    page.evaluate((time) => {
      const main = document.querySelector("main") as HTMLElement;
      main.style.display = "none";
      document.getAnimations();
      main.style.display = "";
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, 700);
  await shown();
  const during = await plates();
  const [teal, yellow, pink, violet] = during.map(({ clip }) => clip);
  expect(yellow, "the first ink is printed").toBe("none");
  expect(pink, "the second is under way").toMatch(/^inset/);
  expect(teal).toBe(violet);
  expect(teal, "the others have not begun").not.toBe(pink);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  const after = await plates();
  for (const [index, { clip, place }] of after.entries()) {
    expect(clip).toBe("none");
    expect(place, "each plate was knocked from its own place").not.toBe(during[index]?.place);
  }
  expect(await movesOn(page)).toEqual({ count: 0, last: 0 });
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [820, 700],
  [1024, 700],
  [1100, 720],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const)
  test(`at ${width} × ${height} px no door is over a button or the title`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const main = page.getByRole("main");
    const words = await main.getByText("register").evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return [...range.getClientRects()].map((box) => box.toJSON() as DOMRect);
    });
    for (const door of await main.getByRole("listitem").getByRole("link").all()) {
      const box = (await door.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const isClear = ({ left, right, top, bottom }: DOMRect) =>
        right <= box.x || left >= box.x + box.width || bottom <= box.y || top >= box.y + box.height;
      expect(words.every(isClear), "the title’s words").toBe(true);
    }
    for (const link of await main.getByRole("link").all()) {
      const box = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await link.click({ trial: true });
    }
  });

test(
  "a knock leads to the window, and the ears to the beast they belong to",
  { tag: "@smoke" },
  async ({ page, walk }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await walk.checkInThemes("Home with its doors");
    await page.getByRole("link", { name: /^Knock/ }).press("Enter");
    await expect(page).toHaveURL(/\/art\/everyone-is-up-late$/);
    await expect(page.getByRole("heading", { name: "Everyone Is Up Late" })).toBeVisible();
    await page.goto("/");
    await page.getByRole("link", { name: /^Draw me/ }).click();
    await expect(page).toHaveURL(/\/art\/series\/riso-woodles\?seed=294/);
    await expect(page.getByText("long-necked vole with a hare’s ears").first()).toBeAttached();
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("Home has the still, the name and three ways on, and no footer", async ({ page }) => {
    await page.goto("/");
    await expect(stillOf(page)).toBeVisible();
    for (const name of ["About", "Projects", "Subscribe"]) {
      await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("button", { name: /the animation/ })).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Knock/ })
      .click();
    await expect(page).toHaveURL(/\/art\/everyone-is-up-late$/);
  });
});
