import { countShown, coveredOn, isShown, mailButton } from "#testing/journeys/mail-button.ts";
import { inTurn, swept } from "#testing/journeys/sweep.ts";
import { hydrate, expect, hydrated, test } from "#testing/journeys/walk.ts";

/** A page of each kind that has the button. */
const pages = swept(
  [
    "/about-me",
    "/art",
    "/art/series/riso-woodles",
    "/art/the-guest",
    "/project/djello",
    "/blog",
    "/art/series/riso-woodles/3",
    "/art/waffle",
  ],
  [
    "/art/everyone-is-up-late",
    "/art/3d/flat-pack-toad",
    "/art/series/riso-woodles?seed=7",
    "/toad-ar",
    "/project/shaders/week1",
    "/blog?q=nothing+of+the+kind",
    "/letters",
    "/404",
  ],
);

const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const [turn, path] of pages.entries())
  test(`the mail button covers no control and no caption on ${path}, from phones to wide windows`, async ({
    page,
  }) => {
    await page.goto(path);
    // A work lies over the wall: that its controls are covered only React makes known to browsers.
    await (path.startsWith("/art/") ? hydrate : hydrated)(page);
    await expect(mailButton(page)).toHaveCount(1);
    await page
      .locator("main details")
      .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
    for (const viewport of inTurn(windows, turn)) {
      await page.setViewportSize(viewport);
      // A piece or a font that is still loading may move the page while it is scrolled: then once more.
      await expect(async () => expect(await coveredOn(page)).toEqual([])).toPass({ timeout: 60_000 });
      await expect.poll(() => countShown(page), `${viewport.width} px wide`).toBeGreaterThanOrEqual(7);
      // At the end of each page there is space for the button; a page that grows as it loads has another end.
      const isShownAtTheEnd = async () => {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        return isShown(page);
      };
      await expect.poll(isShownAtTheEnd, `at the end, ${viewport.width} px wide`).toBe(true);
    }
  });

test("wide windows keep a margin for it: it is there wherever the page is scrolled to", async ({ page }) => {
  for (const path of swept(["/art", "/blog"], ["/about-me", "/art/waffle", "/art/series/riso-woodles"])) {
    await page.goto(path);
    await hydrated(page);
    for (const width of [1100, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      // It finds its margin anew 200 ms after the window has changed.
      await expect.poll(() => isShown(page), `${path} at ${width} px`).toBe(true);
      for (const top of [0, 350, 900, 1500]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
        expect(await isShown(page), `${path} at ${width} px, scrolled to ${top}`).toBe(true);
      }
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it floats in the margin of a wide window, and has a place of its own in a narrow one", async ({
    page,
  }) => {
    for (const path of swept(["/art", "/blog"], ["/about-me", "/art/3d/flat-pack-toad"])) {
      await page.goto(path);
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        const floats = await mailButton(page).evaluate(
          (link) => getComputedStyle(link.parentElement as Element).position,
        );
        expect(floats).toBe(viewport.width >= 1024 ? "fixed" : "static");
        const [button, main] = [
          await mailButton(page).boundingBox(),
          await page.locator("main").boundingBox(),
        ];
        expect([button?.width, button?.height]).toEqual([75, 75]);
        if (floats === "static")
          expect(button?.y).toBeGreaterThanOrEqual((main?.y ?? NaN) + (main?.height ?? NaN));
      }
    }
  });
});
