import type { Page } from "@playwright/test";
import { inTurn, swept } from "#testing/journeys/sweep.ts";
import { expect, hydrated, test } from "#testing/journeys/walk.ts";

/** A page of each kind, and the longest words there are. */
const pages = swept(
  [
    "/about-me",
    "/portfolio",
    "/portfolio/lantern-parade",
    "/art",
    "/art/my-grandmothers-radio",
    "/art/zine/how-to-apologise-to-a-houseplant",
    "/art/series/riso-woodles/3",
    "/project/djello",
    "/blog/letters-not-notifications",
    "/subscribe",
  ],
  [
    "/art/proof-with-fruit",
    "/art/a-waffle-is-a-map",
    "/art/collagescape",
    "/art/zine/my-grandmothers-radio",
    "/art/series/collagescape",
    "/art/3d/flat-pack-toad",
    "/toad-ar",
    "/project/shaders/week1",
    "/blog",
    "/letters",
    "/404",
  ],
);
/** A word is broken where there is least space, or where a layout has just got another column. */
const wider = [992, 820, 1280, 600, 1024, 360, 1440, 390];

test("no word is broken within itself from 320 to 1440 px", async ({ page }) => {
  for (const [turn, path] of pages.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await hydrated(page);
    for (const width of [320, ...inTurn(wider, turn)]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Words of headings, labels and captions that begin on one line and end on another. Running text may be hyphenated. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (
        !around?.checkVisibility() ||
        around.closest("script, style, noscript, pre, code, textarea, strong[translate=no]")
      )
        continue;
      const words = text.nodeValue ?? "";
      for (const { 0: word, index } of words.matchAll(/\p{L}[\p{L}’]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) broken.push(`${around.tagName}: ${word}`);
      }
    }
    return broken;
  });
}

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];

test("the title of a thing that turns is whole on the first screen, and so is the thing", async ({
  page,
}) => {
  for (const [turn, path] of [
    "/art/3d/flat-pack-toad",
    "/art/waffle",
    "/art/3d/riso-lighthouse",
    "/art/my-grandmothers-radio",
  ].entries()) {
    for (const viewport of inTurn(windows, turn)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await hydrated(page);
      const end = await page
        .getByRole("heading", { level: 1 })
        .evaluate((title) => title.getBoundingClientRect().bottom);
      const fold = await page.evaluate(() => {
        const bar = document.querySelector("dialog:modal nav")?.getBoundingClientRect();
        return bar && bar.left < 100 ? bar.top : window.innerHeight;
      });
      expect(end, `${path} at ${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(fold);
    }
  }
});

test("Moves stays in one piece on every caption of the wall", async ({ page }) => {
  await page.goto("/art");
  const labels = page.getByText("Moves", { exact: true });
  const count = await labels.count();
  expect(count).toBeGreaterThan(0);
  for (const width of [320, 390, 600, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await labels.evaluateAll((all) =>
      all.map((moves) => {
        const line = parseFloat(getComputedStyle(moves).lineHeight);
        return [moves.getClientRects().length, Math.round(moves.getBoundingClientRect().height / line)];
      }),
    );
    expect(lines, `at ${width} px`).toEqual(Array.from({ length: count }, () => [1, 1]));
  }
});
