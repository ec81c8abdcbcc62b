import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, hydrated, test, viewsOf } from "#testing/journeys/walk.ts";

test("Resume opens a PDF of two pages in a new tab and records a page view", async ({ page }) => {
  const views = await viewsOf(page);
  await page.goto("/blog");
  await hydrated(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Resume" });
  await expect(link).toHaveAttribute("target", "_blank");
  const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await expect.poll(() => views.map(({ path }) => path)).toContain("/resume.pdf");
  await tab.close();
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await answer.body()));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(2);
  for (const words of [
    "Toadstool Studio",
    "Experience",
    "Crystal Clear",
    "The Evening School of Print and Code",
  ])
    expect(text).toContain(words);
});

test("/404 answers 404 with an animated GIF, a search and ways on; with less motion it stands still", async ({
  page,
  walk,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const answer = await page.goto("/404");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  const picture = page.getByRole("main").getByRole("img");
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.gif$/);
  const gif = await (await page.request.get("/images/toad-lost.gif")).body();
  expect((await sharp(gif).metadata()).pages).toBeGreaterThan(1);
  await walk.check("404");
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Search" })).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/);
  await page.getByLabel("Search the blog").fill("zine");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/blog\?q=zine$/);
});
