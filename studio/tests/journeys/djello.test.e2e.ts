import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { hearContexts } from "./hear-contexts.ts";
import { frames } from "#testing/journeys/waits.ts";
import { expect, moving, test } from "#testing/journeys/walk.ts";

test.use(moving);

/** On a busy machine the page's code takes its time. */
const patience = { timeout: 60_000 };

async function openDjello(page: Page, search = ""): Promise<void> {
  await page.goto(`/project/djello${search}`);
  // What scripts alone show: the page is alive.
  await expect(page.getByRole("button", { name: "Pause the animation" })).toBeVisible(patience);
}

/** A finger on the picture, in the middle of a jelly: where its button lies. */
async function poke(page: Page, name: string): Promise<void> {
  await step(page, name).scrollIntoViewIfNeeded();
  const box = await step(page, name).boundingBox();
  if (!box) throw new Error(`${name} is nowhere.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.55);
}

const pictureOf = (page: Page) =>
  page.locator("[data-art] canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("plays, marks the step that sounds, stops, and gives the sound back on leaving", async ({
  page,
  walk,
}) => {
  const contexts = await hearContexts(page);
  await openDjello(page);
  expect(await contexts(), "no sound before a press").toEqual([]);
  await walk.check("Djello at rest");

  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(contexts, patience).toEqual(["running"]);
  await expect(page.locator("[data-now]").first()).toBeAttached(patience);
  await expect(page.getByText(/Heard: .*Kick/)).toBeVisible(patience);
  await walk.check("Djello playing");

  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.locator("[data-now]")).toHaveCount(0);
  await expect.poll(contexts, "rests once all has died away").toEqual(["suspended"]);

  await page.getByRole("link", { name: /How it was made/ }).click();
  await expect(page).toHaveURL(/\/portfolio\/djello$/, patience);
  await expect.poll(contexts).toEqual(["closed"]);
});

test("says so where the sound does not arrive, and plays once it does", async ({ page }) => {
  const contexts = await hearContexts(page);
  const engine = /\/engine\.client[^/]*\.js/;
  await page.route(engine, (route) => route.abort());
  await openDjello(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const lost = page.getByText("The sounds could not be loaded. Check your connection and try again.");
  await expect(lost).toBeVisible(patience);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect.poll(contexts, "what was made for it is given back").toEqual(["closed"]);

  await page.unroute(engine);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(lost).toHaveCount(0);
  await expect(page.getByText(/Heard: .*Kick/)).toBeVisible(patience);
});

test("jellies sound and wobble under a finger, under buttons and under letters, and come to rest", async ({
  page,
}) => {
  const contexts = await hearContexts(page);
  await openDjello(page);
  const frame = page.locator("[data-art]");
  await expect(frame).toHaveAttribute("data-art", "resting", patience);
  const atRest = await pictureOf(page);

  await poke(page, "Snare");
  await expect(page.getByText("Heard: Snare")).toBeVisible();
  await expect.poll(contexts).toEqual(["running"]);
  await expect.poll(() => pictureOf(page), "it wobbles").not.toBe(atRest);
  await expect(frame).toHaveAttribute("data-art", "resting", patience);
  const settled = await pictureOf(page);
  await frames(page);
  expect(await pictureOf(page), "and stands again").toBe(settled);

  await step(page, "Tom").press("Enter");
  await expect(page.getByText("Heard: Tom")).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByText("Heard: Bloop")).toBeVisible();
  await page.keyboard.press("Shift+A");
  await expect(page.getByText("Heard: Kick!")).toBeVisible();
  await page.getByRole("checkbox", { name: /Letters/ }).uncheck();
  await page.keyboard.press("k");
  await expect(page.getByText("Heard: Kick!")).toBeVisible();

  await test.step("a paused picture stands, and still can be played", async () => {
    await page.getByRole("button", { name: "Pause the animation" }).click();
    await expect(frame).toHaveAttribute("data-art", "paused");
    const paused = await pictureOf(page);
    await poke(page, "Hat");
    await expect(page.getByText("Heard: Hat")).toBeVisible();
    expect(await pictureOf(page)).toBe(paused);
  });
});

test("steps are set by keys alone, undone, brought back by the address, and kept on this device", async ({
  page,
}) => {
  await openDjello(page);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.locator("[data-hit='1'], [data-hit='2']")).toHaveCount(0);

  await step(page, "Kick, step 1").focus();
  await page.keyboard.press("Space");
  await expect(step(page, "Kick, step 1")).toHaveAttribute("aria-pressed", "true");
  // Quicker than the page is drawn.
  await page.evaluate(() => {
    for (const key of ["ArrowRight", "ArrowDown"])
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await expect(step(page, "Snare, step 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(step(page, "Snare, step 2, accent")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("End");
  await expect(step(page, "Snare, step 16")).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(step(page, "Snare, step 16")).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("slider", { name: "Tempo" }).press("End");
  await expect(page).toHaveURL(/\?p=150/);

  await test.step("another visitor opens it", async () => {
    const address = page.url();
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await openDjello(page, new URL(address).search);
    await expect(step(page, "Kick, step 1")).toHaveAttribute("aria-pressed", "true", patience);
    await expect(step(page, "Snare, step 2, accent")).toBeVisible();
    await expect(page.locator("[data-hit='1'], [data-hit='2']")).toHaveCount(2);
    await expect(page.getByRole("slider", { name: "Tempo" })).toHaveValue("180");
  });
  await test.step("it is there without its address too", async () => {
    await page.getByRole("button", { name: "Spoons only" }).click();
    await expect(page).toHaveURL(/\?p=13q/);
    await openDjello(page);
    await expect(page.getByRole("slider", { name: "Tempo" })).toHaveValue("134");
  });
  await test.step("and what was set last, however soon one left", async () => {
    await page.getByRole("button", { name: "Clear" }).evaluate((clear: HTMLElement) => {
      clear.click();
      location.href = "/project/djello";
    });
    await page.waitForURL(/djello$/);
    await expect(page.getByRole("button", { name: "Pause the animation" })).toBeVisible(patience);
    await expect(page.getByRole("slider", { name: "Tempo" })).toHaveValue("134");
    await expect(page.locator("[data-hit='1'], [data-hit='2']")).toHaveCount(0);
  });
});

/** A loop of one bar at 180 beats a minute, saved as a person saves it. */
async function saveLoop(page: Page): Promise<Download> {
  await page.getByRole("slider", { name: "Tempo" }).press("End");
  await page.getByRole("combobox", { name: "Bars" }).selectOption("1");
  const saving = page.waitForEvent("download", patience);
  await page.getByRole("button", { name: "Save as WAV" }).click();
  return saving;
}

test("the loop is saved as a WAV of the right length that sounds", async ({ page }) => {
  await openDjello(page);
  const download = await saveLoop(page);
  expect(download.suggestedFilename()).toBe("djello-1-bars.wav");
  const file = await readFile(await download.path());
  // A bar of 16 steps at 180 beats a minute, in stereo of 16 bits.
  expect(file.length).toBe(44 + Math.round((60 / 180) * 4 * 44_100) * 4);
  expect(file.toString("latin1", 0, 4)).toBe("RIFF");
  const samples = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length));
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(8000);
  expect(loudest, "the limiter leaves nothing to be cut off").toBeLessThan(32_767);
});

test("the loop is saved as a WAV where a recording cannot rest, as in Firefox", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["suspend", "resume"]) Reflect.deleteProperty(OfflineAudioContext.prototype, name);
  });
  await openDjello(page);
  const file = await readFile(await (await saveLoop(page)).path());
  expect(file.length).toBe(44 + Math.round((60 / 180) * 4 * 44_100) * 4);
  await expect(page.getByText("Your loop is saved.")).toBeVisible();
});

/** The left edge of the spoon, in the window. */
const spoonAt = (page: Page) =>
  page.locator("[data-spoon]").evaluate((spoon) => spoon.getBoundingClientRect().left);

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the table and all sixteen steps of eight voices are in the first view, each voice in one row", async ({
    page,
  }) => {
    await openDjello(page);
    await expect(page.locator("[data-art]")).toBeInViewport({ ratio: 1 });
    await expect(step(page, "Bloop, step 16")).toBeInViewport({ ratio: 1 });
    const rows = await page.locator("[data-step]").evaluateAll((steps) => {
      // A step that is set may stand a fraction of a pixel off.
      const tops = steps.map((step) => Math.round(step.getBoundingClientRect().top / 10));
      return new Set(tops).size;
    });
    expect(rows).toBe(8);
  });

  test("a spoon travels over the steps while they play, and lies over the first one otherwise", async ({
    page,
  }) => {
    await openDjello(page);
    const parked = await spoonAt(page);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => spoonAt(page), patience).toBeGreaterThan(parked + 60);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect.poll(() => spoonAt(page)).toBe(parked);
    expect(
      await page.locator("[data-spoon]").evaluate((spoon) => spoon.getAnimations({ subtree: true }).length),
      "at rest nothing moves",
    ).toBe(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the table, Play and a voice’s sixteen steps are in the first view", async ({ page }) => {
    await openDjello(page);
    for (const name of ["Play", "Kick, step 1, accent", "Kick, step 16"]) {
      await expect(step(page, name)).toBeInViewport({ ratio: 1 });
      // Nor under the header at the foot.
      const box = await step(page, name).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 - 60);
    }
    await expect(page.locator("[data-art]")).toBeInViewport({ ratio: 1 });
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("an address that was lost on the way is told of; one voice at a time, all large enough for a thumb", async ({
    page,
    walk,
  }) => {
    await openDjello(page, "?p=1garbage");
    await expect(page.getByText("The pattern in this address could not be read")).toBeVisible();
    await expect(page.getByRole("slider", { name: "Tempo" })).toHaveValue("110");
    await walk.check("Djello, 320 px wide");
    await expect(step(page, "Kick, step 1, accent")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Snare, step/ })).toHaveCount(0);
    await page.getByRole("group", { name: "Voice", exact: true }).getByText("Snare").click();
    await expect(step(page, "Snare, step 1")).toBeVisible();
    const small = await page
      .locator("main button:visible, main select:visible")
      .evaluateAll(
        (controls) =>
          controls
            .map((control) => control.getBoundingClientRect())
            .filter(({ width, height }) => Math.min(width, height) < 43.9).length,
      );
    expect(small).toBe(0);
  });
});

test.describe("on a phone that lies on its side", () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test("the whole table fits under the header", async ({ page }) => {
    await openDjello(page);
    const header = await page.locator("header").first().boundingBox();
    const table = await page.locator("[data-art] img").first().boundingBox();
    expect((header?.height ?? 0) + (table?.height ?? 360)).toBeLessThan(360);
    // A name for each jelly, and none over its neighbour's.
    const names = await page
      .locator("main button > span:has(kbd)")
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().toJSON() as DOMRect));
    expect(names).toHaveLength(8);
    for (const [n, name] of names.slice(0, 3).entries())
      expect(name.right).toBeLessThan(names[n + 1]?.left ?? 0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("there are the still, the story and a plain word", { tag: "@smoke" }, async ({ page }) => {
    await page.goto("/project/djello");
    await expect(page.getByRole("heading", { name: "Djello", level: 1 })).toBeVisible();
    await expect(page.locator("main noscript p")).toBeVisible();
    await expect(page.locator("main noscript p")).toContainText("needs JavaScript");
    await expect(page.getByRole("img", { name: /Eight moulded jellies/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Late, like people" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
  });
});
