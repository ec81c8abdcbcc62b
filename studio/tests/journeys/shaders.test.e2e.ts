import type { Page } from "@playwright/test";
import { checkPage, expect, test } from "#testing/journeys/walk.ts";

/** Without a graphics card a frame takes its time. */
const patience = { timeout: 60_000 };
const weeks = ["week1", "week3-1", "week3-2", "week4", "week5", "week6"];

// Software draws pixel by pixel: a picture a quarter as large is there four times as soon.
test.use({ viewport: { width: 320, height: 400 } });

const frameOf = (page: Page) => page.locator("[data-art]");
const editorOf = (page: Page) => page.getByRole("textbox", { name: "GLSL" });

async function openStudy(page: Page, week: string): Promise<void> {
  await page.goto(`/project/shaders/${week}`);
  await expect(frameOf(page)).toHaveAttribute("data-art", /moving|resting/, patience);
}

/** Pauses: from then on the picture changes only by what is done to it. */
async function holdStill(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pause the animation" }).press("Enter");
  await expect(frameOf(page)).toHaveAttribute("data-art", "paused", patience);
}

/** A part of it that no button and no ring around one lies over. */
async function picture(page: Page): Promise<string> {
  const { x, y, width, height } = await page.locator("main canvas").evaluate((canvas) => {
    canvas.scrollIntoView({ block: "center", behavior: "instant" });
    return canvas.getBoundingClientRect().toJSON() as DOMRect;
  });
  const clip = { x: x + width * 0.1, y: y + height * 0.1, width: width * 0.4, height: height * 0.4 };
  return (await page.screenshot({ clip, timeout: 60_000 })).toString("base64");
}

/** Every encoder of films that the page makes, so that a journey can ask how they are. */
async function watchEncoders(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const made: VideoEncoder[] = [];
    window.VideoEncoder = class extends VideoEncoder {
      constructor(init: VideoEncoderInit) {
        super(init);
        made.push(this);
      }
    };
    Object.assign(window, { encoderStates: () => made.map(({ state }) => state) });
  });
  return () => page.evaluate(() => (window as unknown as { encoderStates: () => string[] }).encoderStates());
}

// That each of them draws, and leaves nothing behind, the journey through all pieces sees.
test("a study draws, and leaving stops it", { tag: "@smoke" }, async ({ page, walk }) => {
  await openStudy(page, "week1");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("The code does not compile")).toHaveCount(0);
  await holdStill(page);
  await walk.check("week1 with its study alive");
  await page.getByRole("link", { name: /Shader Weeks/ }).click();
  await expect(page).toHaveURL(/\/portfolio\/shader-weeks$/);
  await expect(page.locator("canvas")).toHaveCount(0);
});

test("sliders and inks change the picture, and go back one by one or together", async ({ page }) => {
  await openStudy(page, "week1");
  await holdStill(page);
  const asLeft = await picture(page);
  const dots = page.getByRole("slider", { name: "Dots" });
  // Who moves it hears it from the slider itself.
  for (const value of await page.locator("output[for]").all())
    await expect(value).toHaveAttribute("aria-live", "off");

  await dots.press("Home");
  await expect.poll(() => picture(page), patience).not.toBe(asLeft);
  await page.getByRole("button", { name: "Reset Dots" }).click();
  await expect(dots).toHaveValue("104");

  await page.getByRole("group", { name: "Sky" }).getByLabel("teal").check({ force: true });
  await expect.poll(() => picture(page), patience).not.toBe(asLeft);
  await page.getByRole("button", { name: "Reset all" }).click();
  await expect(page.getByRole("group", { name: "Sky" }).getByLabel("teal")).not.toBeChecked();
});

test("a fault in the code is told at its line, and the picture stays", async ({ page }) => {
  await openStudy(page, "week1");
  await holdStill(page);
  const own = await editorOf(page).inputValue();

  await editorOf(page).fill(own.replace("void main() {", "void main() {\n  nonsense;"));
  const line = own.slice(0, own.indexOf("void main() {")).split("\n").length + 1;
  await expect(page.getByRole("button", { name: `Line ${line}`, exact: true })).toBeVisible(patience);
  await expect(editorOf(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("main canvas")).toBeVisible();
  await checkPage(page, "A study with a fault");

  await test.step("what was written is there after a reload", async () => {
    await page.reload();
    await expect(editorOf(page)).toHaveValue(/nonsense;/, patience);
  });

  await test.step("the study's own code comes back", async () => {
    await page.getByRole("button", { name: "Back to the study’s own code" }).click();
    await expect(page.getByText("The code does not compile")).toHaveCount(0, patience);
    await expect(editorOf(page)).toHaveValue(own);
  });

  await test.step("code that is good is drawn", async () => {
    // The page came back to the code: out of sight, no piece starts.
    await frameOf(page).scrollIntoViewIfNeeded();
    await expect(frameOf(page)).toHaveAttribute("data-art", /moving|resting/, patience);
    await holdStill(page);
    const before = await picture(page);
    await editorOf(page).fill("void main() { o_color = vec4(0.0, 0.6, 0.5, 1.0); }");
    await expect.poll(() => picture(page), patience).not.toBe(before);
  });
});

test("Tab indents, and after Escape it leaves", async ({ page }) => {
  await openStudy(page, "week1");
  await holdStill(page);
  await editorOf(page).fill("");
  await editorOf(page).press("Tab");
  await expect(editorOf(page)).toHaveValue("  ");
  await editorOf(page).press("Escape");
  await editorOf(page).press("Tab");
  await expect(editorOf(page)).not.toBeFocused();
});

test("a still is saved, and full screen is entered and left", async ({ page }) => {
  await openStudy(page, "week1");
  await holdStill(page);
  const saving = page.waitForEvent("download", patience);
  await page.getByRole("button", { name: "Save a still" }).click();
  expect((await saving).suggestedFilename()).toBe("shader-week1.png");
  const fullScreen = page.getByRole("button", { name: "Full screen", exact: true });
  const leave = page.getByRole("button", { name: "Exit full screen" });
  for (const key of ["Enter", "Escape"]) {
    await fullScreen.press("Enter");
    await expect(leave).toBeFocused();
    await leave.press(key);
    await expect(leave).toHaveCount(0);
    await expect(fullScreen).toBeFocused();
  }
});

test("a loop is stopped by a press, and by leaving", async ({ page, walk }) => {
  const encoders = await watchEncoders(page);
  let saved = 0;
  page.on("download", () => (saved += 1));
  await openStudy(page, "week1");
  await holdStill(page);
  const take = page.getByRole("button", { name: /Save the loop/ });

  await take.press("Enter");
  await expect.poll(encoders, patience).toEqual(["configured"]);
  await page.getByRole("button", { name: "Stop", exact: true }).press("Enter");
  await expect(page.getByText("The loop was stopped.")).toBeVisible(patience);
  await expect(take).toBeFocused();
  await expect.poll(encoders, patience).toEqual(["closed"]);
  await walk.check("A study whose loop was stopped");

  await take.press("Enter");
  await expect.poll(encoders, patience).toEqual(["closed", "configured"]);
  await page.getByRole("link", { name: /Shader Weeks/ }).click(patience);
  await expect(page).toHaveURL(/\/portfolio\/shader-weeks$/, patience);
  await expect.poll(encoders, patience).toEqual(["closed", "closed"]);
  expect(saved).toBe(0);
});

test("where the editor does not arrive, the code can be read", async ({ page }) => {
  await page.route(/\/editor\.client-[^/]*\.js/, (route) => route.abort());
  await openStudy(page, "week1");
  await expect(page.getByText("The editor could not be loaded.")).toBeVisible(patience);
  await expect(page.locator("main pre")).toContainText("void main()");
  await checkPage(page, "A study without its editor");
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const)
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "reduce" } });

    test("title, picture and the first knob are seen at once, and the picture stays while knobs turn", async ({
      page,
    }) => {
      await page.goto("/project/shaders/week1");
      await expect(editorOf(page)).toBeAttached(patience);
      const covered = width < 576 ? 60 : 0;
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(frameOf(page)).toBeInViewport({ ratio: 1 });
      const sliders = page.getByRole("slider");
      const first = await sliders.first().boundingBox();
      expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(height - covered);

      if (width < 850) {
        const words = await page.locator("main header p").last().boundingBox();
        const sheet = await frameOf(page).evaluate((frame) => {
          const above = (on: Element) =>
            /inset\(-([\d.]+)px/.exec(getComputedStyle(on, "::before").clipPath)?.[1];
          let stage = frame;
          while (!above(stage) && stage.parentElement) stage = stage.parentElement;
          return stage.getBoundingClientRect().top - Number(above(stage));
        });
        if (!words) throw new Error("The words over the picture are nowhere.");
        expect(words.y + words.height, "the sheet around the picture covers no word").toBeLessThanOrEqual(
          sheet,
        );
      }

      for (let n = 0; n < (await sliders.count()); n++) {
        await sliders.nth(n).focus();
        await expect(frameOf(page)).toBeInViewport({ ratio: 0.99 });
        const [knob, picture] = [await sliders.nth(n).boundingBox(), await frameOf(page).boundingBox()];
        if (!knob || !picture) throw new Error("A knob or the picture is nowhere.");
        const isBeside = knob.x >= picture.x + picture.width;
        if (!isBeside)
          expect(knob.y, "no knob is under the picture").toBeGreaterThan(picture.y + picture.height);
        expect(knob.y + knob.height).toBeLessThanOrEqual(height - covered);
      }
    });
  });

for (const [why, width, height] of [
  ["narrow", 320, 640],
  ["low", 640, 360],
] as const)
  test.describe(`in a ${why} window`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "reduce" } });

    test("the picture scrolls away with the page, so that there is space for the knobs", async ({ page }) => {
      await page.goto("/project/shaders/week1");
      await expect(editorOf(page)).toBeAttached(patience);
      await page.getByRole("slider").last().focus();
      await expect(frameOf(page)).not.toBeInViewport({ ratio: 0.2 });
    });
  });

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the still stays until the person presses play", async ({ page }) => {
    await page.goto("/project/shaders/week4");
    await expect(editorOf(page)).toBeVisible();
    await expect(frameOf(page)).toHaveAttribute("data-art", "still");
    await expect(page.locator("canvas")).toHaveCount(0);
    await page.getByRole("button", { name: "Play the animation" }).click();
    await expect(frameOf(page)).toHaveAttribute("data-art", /moving|resting/, patience);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("each study has its still, its story and its code", async ({ page }) => {
    for (const week of weeks) {
      await page.goto(`/project/shaders/${week}`);
      await expect(page.locator("main img").first()).toBeVisible();
      await expect(page.locator("main pre")).toContainText("void main()");
      await expect(page.getByRole("slider")).toHaveCount(0);
      await expect(page.getByRole("navigation", { name: "Other studies" })).toBeVisible();
    }
  });
});
