import type { Page } from "@playwright/test";
import { atRest, frames } from "#testing/journeys/waits.ts";
import { checkPage, expect, hydrate, moving, test } from "#testing/journeys/walk.ts";

test.use(moving);

const button = (page: Page) => page.getByRole("button", { name: "Look through the loupe" });
const glass = (page: Page) => page.getByRole("application", { name: /^Under the loupe/ });
const tray = (page: Page) => page.getByRole("group", { name: "Loupe" });
const middleOf = async (page: Page) => {
  const box = await glass(page).boundingBox();
  return { x: (box?.x ?? NaN) + (box?.width ?? NaN) / 2, y: (box?.y ?? NaN) + (box?.height ?? NaN) / 2 };
};

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

test("its button lays the loupe on a print, keys move it and show its plates, Escape folds it away", async ({
  page,
  walk,
}) => {
  await page.goto("/art/night-light");
  await hydrate(page);
  await button(page).press("Enter");
  await expect(glass(page)).toBeFocused();
  await expect(glass(page)).toHaveAccessibleName(
    "Under the loupe: three inks on cream paper, A3: midnight, pink and yellow.",
  );
  await expect(glass(page)).toHaveAccessibleDescription(/The arrow keys move the loupe/);
  await expect(tray(page).getByText("The arrow keys move the loupe")).toBeVisible();
  await expect(tray(page).locator("output"), "it begins where inks meet").toHaveText(/^Here: .+ and /);
  await walk.check("the loupe on a print");
  const from = await middleOf(page);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await middleOf(page)).x).toBeGreaterThan(from.x + 5);
  await page.keyboard.press("2");
  await expect(tray(page).getByRole("button", { name: /^Pink/ })).toHaveAttribute("aria-pressed", "true");
  await expect(
    tray(page).getByText(/^Pink\. Dots at 75°, 2\.2\smm apart\. Here it is 0\.\d\smm off, to the/),
  ).toBeVisible();
  await expect(tray(page).locator("output")).toHaveText(/^Here: /);
  await tray(page).getByRole("button", { name: "In register" }).click();
  await expect(tray(page).getByText("As it was meant")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(glass(page)).toHaveCount(0);
  await expect(page, "the work stays open").toHaveURL("/art/night-light");
  await expect(button(page)).toBeFocused();
  // Its own key, within the open work.
  await page.keyboard.press("l");
  await expect(glass(page)).toBeVisible();
  await page.goBack();
  await expect(glass(page)).toHaveCount(0);
});

test("the glass shows the pixels of the largest file, and a plate alone in its own ink", async ({ page }) => {
  await page.goto("/art/night-light");
  await hydrate(page);
  const file = page.waitForResponse(/\/images\/art\/night-light\.webp$/);
  // The button lays it where the plates meet; held in its middle, the picture has it there.
  const picture = await page.getByRole("dialog").getByRole("img").first().boundingBox();
  await page.mouse.move(
    (picture?.x ?? NaN) + (picture?.width ?? NaN) / 2,
    (picture?.y ?? NaN) + (picture?.height ?? NaN) / 2,
  );
  await page.mouse.down();
  await file;
  await page.mouse.up();
  /** The share of pixels under the glass that are near one of the colours. */
  const share = (colours: number[][]) =>
    glass(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement, near) => {
        const { width } = canvas;
        const { data = [] } = canvas.getContext("2d")?.getImageData(0, 0, width, width) ?? {};
        let found = 0;
        for (let at = 0; at < data.length; at += 4)
          if (
            near.some((colour) =>
              colour.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 48),
            )
          )
            found += 1;
        return found / (data.length / 4);
      }, colours);
  const [pink, cream] = [
    [255, 79, 139],
    [245, 239, 226],
  ];
  // The middle of the cap is pink.
  await expect.poll(() => share([pink ?? []])).toBeGreaterThan(0.9);
  await tray(page)
    .getByRole("button", { name: /^Midnight/ })
    .click();
  await expect.poll(() => share([cream ?? []]), "no midnight is in it").toBeGreaterThan(0.9);
});

test("its tray lies over the stage of an open work, and covers no word of it", async ({ page }) => {
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/art/the-guest");
    await hydrate(page);
    await button(page).click();
    await expect(tray(page)).toBeVisible();
    const [stage, lies, eye] = await Promise.all(
      [page.locator("[data-loupe-host]"), tray(page), glass(page)].map((part) => part.boundingBox()),
    );
    if (!stage || !lies || !eye) throw new Error("a part is not shown");
    expect(lies.x, `${width} px wide`).toBeGreaterThanOrEqual(stage.x);
    expect(lies.x + lies.width).toBeLessThanOrEqual(stage.x + stage.width);
    expect(lies.y + lies.height).toBeLessThanOrEqual(stage.y + stage.height);
    const isBeside = lies.x >= eye.x + eye.width || lies.x + lies.width <= eye.x;
    expect(isBeside || lies.y >= eye.y + eye.height || lies.y + lies.height <= eye.y).toBe(true);
  }
});

test("in the widest windows, where a picture counts as wider than its file, the glass shows what it lies on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto("/art/night-light");
  await hydrate(page);
  await button(page).click();
  await expect(tray(page).locator("output")).toHaveText(/^Here: .+ and /);
});

test("a finger that holds a picture has the glass above it, moves it without scrolling, and leaves it there", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto("/blog/misregistration-is-a-feature");
  await page.mouse.wheel(0, 200);
  await atRest(page);
  const cover = await page.locator("[data-loupe-host] img").boundingBox();
  const client = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const at = { x: (cover?.x ?? 0) + 120, y: (cover?.y ?? 0) + 90 };

  // A short touch that moves is a scroll, and no loupe comes.
  await touch("touchStart", at);
  await touch("touchMove", { ...at, y: at.y - 30 });
  await touch("touchEnd");
  await atRest(page);
  await expect(glass(page)).toHaveCount(0);
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: "instant" }));
  await atRest(page);

  const now = await page.locator("[data-loupe-host] img").boundingBox();
  const finger = { x: (now?.x ?? 0) + 120, y: (now?.y ?? 0) + 90 };
  const scrolled = await place();
  await touch("touchStart", finger);
  await expect(glass(page)).toBeVisible();
  const box = await glass(page).boundingBox();
  const isBeneath =
    finger.x > (box?.x ?? 0) &&
    finger.x < (box?.x ?? 0) + (box?.width ?? 0) &&
    finger.y > (box?.y ?? 0) &&
    finger.y < (box?.y ?? 0) + (box?.height ?? 0);
  expect(isBeneath, "the finger covers nothing of the glass").toBe(false);
  for (let step = 1; step <= 6; step++)
    await touch("touchMove", { x: finger.x + 8 * step, y: finger.y + 5 * step });
  await expect.poll(async () => (await middleOf(page)).x).toBeCloseTo(finger.x + 48, -1);
  expect(await place()).toBe(scrolled);
  await touch("touchEnd");
  // It is laid down on its spot.
  await expect.poll(async () => Math.abs((await middleOf(page)).x - finger.x - 48)).toBeLessThan(3);
  await expect(tray(page).getByText(/inks on cream paper/)).toBeVisible();
  await checkPage(page, "the loupe on a phone");
  await tray(page).getByRole("button", { name: "Fold the loupe away" }).click();
  await expect(glass(page)).toHaveCount(0);
  await context.close();
});

/** Fingers on the middle of the first picture that can be held, as a browser reports them. */
async function fingerOn(page: Page) {
  const box = await page.locator("[data-loupe-host] img").first().boundingBox();
  const at = {
    x: (box?.x ?? NaN) + (box?.width ?? NaN) * 0.5,
    y: (box?.y ?? NaN) + (box?.height ?? NaN) * 0.6,
  };
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ago: number, ...touchPoints: (typeof at)[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: (Date.now() - ago) / 1000 });
  return {
    at,
    /** As if it had come so many milliseconds ago: a hold is told from a tap by the times of its events. */
    down: (ago = 0) => send("touchStart", ago, at),
    move: (x: number, y: number) => send("touchMove", 0, { x: at.x + x, y: at.y + y }),
    up: () => send("touchEnd", 0),
  };
}

for (const path of ["/art/the-guest", "/blog/misregistration-is-a-feature"])
  test(`held first of all on a page, before any of its code is there, a picture has the loupe: ${path}`, async ({
    browser,
  }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.goto(path);
    const finger = await fingerOn(page);
    await finger.down();
    await expect(glass(page), "while it is held").toBeVisible();
    await expect(page.locator("[data-lifted]"), "above the finger").toBeAttached();
    await finger.move(6, -12);
    await expect.poll(async () => (await middleOf(page)).x).toBeCloseTo(finger.at.x + 6, -1);
    await finger.up();
    await expect(page.locator("[data-lifted]"), "laid down").toHaveCount(0);
    await expect(glass(page)).toBeVisible();
    await context.close();
  });

test("a hold that is let go while the code is on its way counts, a tap does not, and neither opens the browser’s menu", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const late: (() => void)[] = [];
  await page.route(/\/assets\/reading-.{8}\.js$/, (route) => void late.push(() => void route.continue()));
  for (const [held, count] of [
    [60, 0],
    [700, 1],
  ] as const) {
    await page.goto("/art/the-guest");
    const finger = await fingerOn(page);
    await finger.down(held);
    await finger.up();
    const isPrevented = await page
      .locator("[data-loupe-host] img")
      .evaluate(
        (picture) =>
          !picture.dispatchEvent(
            new PointerEvent("contextmenu", { pointerType: "touch", bubbles: true, cancelable: true }),
          ),
      );
    expect(isPrevented).toBe(true);
    await expect.poll(() => late.length).toBeGreaterThan(0);
    for (const arrive of late.splice(0)) arrive();
    await hydrate(page);
    await expect(glass(page)).toHaveCount(count);
  }
  await context.close();
});

test("at the edges of a phone’s window the glass stays whole, and no finger covers it", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto("/art/night-light");
  await hydrate(page);
  const print = await page.getByRole("dialog").locator("img").boundingBox();
  const client = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const at = (across: number, down: number) => ({
    x: (print?.x ?? NaN) + (print?.width ?? NaN) * across,
    y: (print?.y ?? NaN) + (print?.height ?? NaN) * down,
  });
  /** Whether all of it is in the window, and how far it is from a finger, in CSS pixels. */
  const lie = async (finger = { x: NaN, y: NaN }) => {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await glass(page).boundingBox()) ?? {};
    const aside = Math.max(x - finger.x, 0, finger.x - x - width);
    const off = Math.max(y - finger.y, 0, finger.y - y - height);
    return {
      isWhole: x >= 0 && y >= 0 && x + width <= 390 && y + height <= 844,
      away: Math.hypot(aside, off),
    };
  };
  const first = at(0.5, 0.15);
  await touch("touchStart", first);
  await expect(glass(page)).toBeVisible();
  for (const finger of [first, at(0.1, 0.02), at(0.95, 0.02), at(0.5, 0.5), at(0.95, 0.97), at(0.5, 0.04)]) {
    await touch("touchMove", finger);
    await expect.poll(async () => (await lie(finger)).away).toBeGreaterThan(30);
    expect((await lie()).isWhole).toBe(true);
  }
  await touch("touchEnd");
  await expect.poll(async () => (await lie(at(0.5, 0.04))).away, "it is laid on its spot").toBe(0);
  expect((await lie()).isWhole).toBe(true);
  await context.close();
});

test("the pointer holds it, too, and neither enlarges nor drags the picture; a link keeps its own long press", async ({
  page,
}) => {
  await page.goto("/art/night-light");
  await hydrate(page);
  const zoom = page.getByRole("group", { name: "Zoom" }).locator("output");
  const fitted = await zoom.textContent();
  const sheet = await page.getByRole("dialog").locator("img").boundingBox();
  await page.mouse.move((sheet?.x ?? 0) + 100, (sheet?.y ?? 0) + 200);
  await page.mouse.down();
  await expect(glass(page)).toBeVisible();
  await page.mouse.up();
  await expect(zoom).toHaveText(fitted ?? "");
  await expect(glass(page), "it lies where it was let go").toBeVisible();
  await page.mouse.click((sheet?.x ?? 0) + 10, (sheet?.y ?? 0) + 10);
  await expect(glass(page), "a press elsewhere folds it away").toHaveCount(0);

  await page.goto("/art");
  await hydrate(page);
  await page.mouse.move(400, 500);
  const print = await page.locator("#work-everyone-is-up-late img").boundingBox();
  const at = { x: (print?.x ?? 0) + 50, y: (print?.y ?? 0) + 50, button: "left" } as const;
  const mouse = await page.context().newCDPSession(page);
  const timestamp = Date.now() / 1000 - 1;
  await mouse.send("Input.dispatchMouseEvent", { ...at, type: "mousePressed", timestamp });
  await frames(page);
  await expect(glass(page)).toHaveCount(0);
  await mouse.send("Input.dispatchMouseEvent", { ...at, type: "mouseReleased" });
});

test(
  "what was cut from papers shows its papers and claims no slip; with less motion nothing glides",
  { tag: "@smoke" },
  async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/art/series/collagescape/2");
    await hydrate(page);
    await button(page).click();
    await expect(glass(page)).toHaveAccessibleName(
      /^Under the loupe: seven colours of its own: cream board,/,
    );
    await expect(tray(page)).not.toContainText("mm");
    await expect(tray(page).getByRole("button", { name: "In register" })).toHaveCount(0);
    const glide = await glass(page).evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(Number.parseFloat(glide)).toBeLessThan(0.001);
    await page.goto("/art/series/riso-woodles/2");
    await hydrate(page);
    await button(page).click();
    await expect(glass(page)).toHaveAccessibleName(/^Under the loupe: three inks on .+ paper, A4: navy,/);
    await context.close();
  },
);

test("no reading page has its code before somebody wants it, and none of it is offered without scripts", async ({
  page,
  browser,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/blog/misregistration-is-a-feature", { waitUntil: "networkidle" });
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await expect.poll(() => fetched.some((path) => path.startsWith("/assets/reading-"))).toBe(true);
  await page.waitForLoadState("networkidle");
  await frames(page);
  const isLoupe = (path: string) => /^\/assets\/loupe\.client-[^/]+\.js$/.test(path);
  expect(fetched.filter(isLoupe)).toEqual([]);
  await button(page).click();
  await expect.poll(() => fetched.some(isLoupe)).toBe(true);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  for (const path of [
    "/art/night-light",
    "/blog/misregistration-is-a-feature",
    "/art/series/riso-woodles/2",
  ]) {
    await still.goto(path);
    await expect(still.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(button(still)).toHaveCount(0);
  }
  await context.close();
});
