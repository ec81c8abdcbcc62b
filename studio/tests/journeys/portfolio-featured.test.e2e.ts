import { projects } from "#studio/projects.ts";
import { featured, featuredTitles, open } from "./portfolio.ts";
import { expect, moving, test } from "#testing/journeys/walk.ts";

test.describe("Featured Work", () => {
  test.use(moving);

  test("is a grid of three projects in 3 columns, and in 1 column at or below 768 px", async ({ page }) => {
    await page.goto("/portfolio");
    const titles = featured(page).getByRole("heading", { level: 3 });
    expect(await titles.allTextContents()).toEqual(featuredTitles);
    const columns = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const all = await featured(page).getByRole("article").all();
      return new Set(await Promise.all(all.map(async (card) => (await card.boundingBox())?.x))).size;
    };
    expect([await columns(769), await columns(1440), await columns(768), await columns(390)]).toEqual([
      3, 3, 1, 1,
    ]);
  });

  test("shows a looping, muted, autoplaying video, and an image where featuredImage is a .gif", async ({
    page,
  }) => {
    // One beneath the other.
    await page.setViewportSize({ width: 700, height: 600 });
    await page.goto("/portfolio");
    for (const project of projects.filter((one) => one.featuredImage)) {
      const { title, featuredImage = "" } = project;
      const description = project.featuredDescription ?? project.description;
      const card = featured(page).getByRole("article").filter({ hasText: title });
      if (featuredImage.endsWith(".gif")) {
        const image = card.locator("img");
        await expect(image).toHaveAttribute("src", `/images/projects/${featuredImage}`);
        await expect(image).toHaveAttribute("alt", description);
        continue;
      }
      const video = card.locator("video");
      for (const property of ["loop", "muted", "autoplay", "playsInline"])
        await expect(video).toHaveJSProperty(property, true);
      await expect(video).toHaveAttribute("aria-label", description);
      await video.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(video, `${title} plays`).toHaveJSProperty("paused", false);
      const playing = () =>
        featured(page)
          .locator("video")
          .evaluateAll((all) => all.filter((one) => !(one as HTMLVideoElement).paused).length);
      expect(await playing(), "one at a time").toBe(1);
    }
    await expect(featured(page).locator("video")).toHaveCount(2);
    await expect(featured(page).locator("img")).toHaveCount(1);
  });

  test("lets a person pause and play what moves, by keyboard too", async ({ page }) => {
    await open(page);
    const video = featured(page).locator("video").first();
    await expect(video).toHaveJSProperty("paused", false);
    await page.getByRole("button", { name: `Pause ${featuredTitles[0]}` }).focus();
    await page.keyboard.press("Enter");
    await expect(video).toHaveJSProperty("paused", true);
    await page.keyboard.press("Enter");
    await expect(video).toHaveJSProperty("paused", false);
    const image = featured(page).locator("img");
    await page.getByRole("button", { name: "Play Sign Search" }).click();
    await expect(image).toHaveAttribute("src", /\.gif$/);
    await expect(video, "one at a time").toHaveJSProperty("paused", true);
    await page.getByRole("button", { name: "Pause Sign Search" }).click();
    await expect(image).toHaveAttribute("src", /-still\.webp$/);
    await expect(video, "what was stopped starts nothing else").toHaveJSProperty("paused", true);
  });

  test("rests while it is out of sight", async ({ page }) => {
    await open(page);
    const video = featured(page).locator("video").first();
    await expect(video).toHaveJSProperty("paused", false);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
    await expect(video).toHaveJSProperty("paused", true);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(video).toHaveJSProperty("paused", false);
  });

  test("moves nothing by itself under prefers-reduced-motion, until someone presses play", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    const video = featured(page).locator("video").first();
    await expect(page.getByRole("button", { name: `Play ${featuredTitles[0]}` })).toBeVisible();
    await expect(video).toHaveJSProperty("currentSrc", "");
    const shown = () =>
      featured(page)
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await shown()).toMatch(/-still\.webp$/);
    await page.getByRole("button", { name: `Play ${featuredTitles[0]}` }).click();
    await expect(video).toHaveJSProperty("paused", false);
    await page.getByRole("button", { name: "Play Sign Search" }).click();
    await expect.poll(shown).toMatch(/\.gif$/);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "3g" }])
    test(`moves nothing by itself where a browser reports ${JSON.stringify(connection)}, until someone presses play`, async ({
      page,
    }) => {
      await page.addInitScript((reported) => {
        const usual = { saveData: false, effectiveType: "4g" };
        const value = Object.assign(new EventTarget(), usual, reported);
        Object.defineProperty(Navigator.prototype, "connection", { value, configurable: true });
      }, connection);
      await open(page);
      await expect(page.getByRole("button", { name: `Play ${featuredTitles[0]}` })).toBeVisible();
      const video = featured(page).locator("video").first();
      await expect(video).toHaveJSProperty("currentSrc", "");
      const image = featured(page).locator("img");
      await image.scrollIntoViewIfNeeded();
      const shown = () => image.evaluate((one: HTMLImageElement) => one.currentSrc);
      await expect.poll(shown).toMatch(/-still\.webp$/);
      await page.getByRole("button", { name: `Play ${featuredTitles[0]}` }).click();
      await expect(video).toHaveJSProperty("paused", false);
      await page.getByRole("button", { name: "Play Sign Search" }).click();
      await expect.poll(shown).toMatch(/\.gif$/);
    });
});
