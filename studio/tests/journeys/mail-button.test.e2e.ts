import type { Page } from "@playwright/test";
import { uncoverable } from "@toadstool/elements/floating-overlap";
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

const mailButton = (page: Page) => page.getByRole("link", { name: "Subscribe to the newsletter" });

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
      // At the end of each page there is room for the button; a page that grows as it loads has another end.
      const isShownAtTheEnd = async () => {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        return isShown(page);
      };
      await expect.poll(isShownAtTheEnd, `at the end, ${viewport.width} px wide`).toBe(true);
    }
  });

/** Stops at ten places on the way to the end of the page, and names what the button covers there while it is shown. */
async function coveredOn(page: Page): Promise<string[]> {
  await settled(page);
  return mailButton(page).evaluate(async (button, selector) => {
    const scope = document.querySelector("dialog:modal") ?? document;
    const found: string[] = [];
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let place = 0; place <= 9; place++) {
      const top = Math.round((end * place) / 9);
      window.scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++)
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      await Promise.all(button.getAnimations().map(({ finished }) => finished.catch(() => null)));
      if (getComputedStyle(button).opacity !== "1") continue;
      const mail = button.getBoundingClientRect();
      const meets = (box: DOMRect) =>
        box.left < mail.right && box.right > mail.left && box.top < mail.bottom && box.bottom > mail.top;
      // What a scrolling box cuts off is not beneath anything.
      const isCutOff = (element: Element) => {
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (getComputedStyle(box).overflowY !== "visible" && !meets(box.getBoundingClientRect()))
            return true;
        return false;
      };
      for (const other of scope.querySelectorAll(selector))
        if (other !== button && other.checkVisibility({ visibilityProperty: true }))
          if ([...other.getClientRects()].some(meets) && !isCutOff(other))
            found.push(`${top}: ${other.outerHTML.slice(0, 120)}`);
    }
    return found;
  }, uncoverable);
}

async function isShown(page: Page): Promise<boolean> {
  await settled(page);
  return mailButton(page).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    const isInside = top >= 0 && bottom <= window.innerHeight;
    return isInside && getComputedStyle(button).opacity === "1";
  });
}

/** The browser has compared the rectangles and moved the button. */
async function settled(page: Page): Promise<void> {
  await mailButton(page).evaluate(async (button) => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    await Promise.all(button.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
}

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

test("reached by keyboard, it comes up where it had given way", { tag: "@smoke" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/art");
  await hydrated(page);
  await expect.poll(() => isShown(page)).toBe(false);
  await page.locator("footer a").first().focus();
  await page.keyboard.press("Shift+Tab");
  await expect(mailButton(page)).toBeFocused();
  await expect.poll(() => isShown(page)).toBe(true);
});

test("it comes back once what was beneath it has left the page", async ({ page }) => {
  await page.goto("/blog?q=nothing+of+the+kind");
  await hydrated(page);
  // A first sign of a reader.
  await page.mouse.move(5, 5);
  const place = page.locator("[data-floating]");
  await expect(place).toHaveAttribute("data-beneath", "nothing");
  await place.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const link = Object.assign(document.createElement("a"), {
      href: "/",
      id: "beneath",
      textContent: "Home",
    });
    Object.assign(link.style, { position: "fixed", left: `${left}px`, top: `${top}px` });
    document.body.appendChild(link);
  });
  await expect(place).toHaveAttribute("data-beneath", "something");
  await page.locator("#beneath").evaluate((link) => link.remove());
  await expect(place).toHaveAttribute("data-beneath", "nothing");
});

test("for less motion its place is measured where it is, before a frame is drawn", async ({ page }) => {
  await page.goto("/art");
  const moved = await page.locator("[data-floating]").evaluate((place) => {
    const before = place.getBoundingClientRect().bottom;
    document.documentElement.style.setProperty("--header-bottom", "60px");
    return before - place.getBoundingClientRect().bottom;
  });
  expect(moved).toBe(60);
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
