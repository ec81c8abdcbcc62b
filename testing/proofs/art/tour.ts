import { hydrate } from "../../journeys/walk.ts";
import { expect, type Page } from "@playwright/test";
import { artworks } from "#studio/artworks.ts";
import { bringToLife, close, open, patience } from "./visit.ts";
import { heapOf, running, watchRunning } from "./watching.ts";

interface Toured {
  /** The number of works passed, and of pieces among them that were started. */
  works: number;
  pieces: number;
  /** The most WebGL contexts, and the most canvases, that there were at a time. */
  contexts: number;
  canvases: number;
  /** Bytes that scripts held after each round. */
  heaps: number[];
}

/** Walks past every work of the gallery in one document, from each to the next, and plays each that can be played. */
export async function tour(page: Page, rounds: number, slugs: readonly string[]): Promise<Toured> {
  const toured: Toured = { works: 0, pieces: 0, contexts: 0, canvases: 0, heaps: [] };
  page.setDefaultTimeout(patience);
  await watchRunning(page);
  await page.goto("/art");
  await page.waitForLoadState("networkidle");
  // From here on one document.
  await hydrate(page);
  for (let round = 0; round < rounds; round += 1) {
    await open(page, artworks[0]?.slug ?? "");
    for (const [index, { slug }] of artworks.entries()) {
      if (index > 0) await page.locator("dialog a[rel=next]").click();
      await expect(page).toHaveURL((url) => url.pathname === `/art/${slug}`);
      // The work before this one may hang there a moment longer.
      await page.locator(`#title-${slug}`).waitFor();
      toured.works += 1;
      if (!slugs.includes(slug)) continue;
      await bringToLife(page);
      toured.pieces += 1;
      const { contexts, canvases } = await running(page);
      toured.contexts = Math.max(toured.contexts, contexts);
      toured.canvases = Math.max(toured.canvases, canvases);
    }
    await close(page);
    toured.heaps.push(await heapOf(page));
  }
  return toured;
}
