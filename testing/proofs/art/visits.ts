import { hydrate } from "../../journeys/walk.ts";
import type { Page } from "@playwright/test";
import {
  bringToLife,
  close,
  comesBack,
  leavesNothing,
  open,
  patience,
  pauses,
  seesItDraw,
  wall,
} from "./visit.ts";
import { contextsHeld, framesASecond, heapOf, running, watchRunning } from "./watching.ts";

export interface Visited {
  slug: string;
  visits: number;
  /** On this machine, mostly without a graphics card. */
  framesASecond: number;
  /** Bytes that scripts held after the first visit, half-way and at the end. */
  heaps: number[];
  /** Null where all went well. */
  trouble: string | null;
}

/**
 * Bytes by which scripts may hold more after all visits than half-way through them. Until then the heap grows for any page,
 * by some 1.5 MB within twenty works opened and closed, a plain print's too: functions that run often are compiled again,
 * and the compiled code is kept.
 */
const mostGrowth = 1e6;

/** Visits a piece of the gallery so many times in one document, and tries all of it each time. */
export async function visitAgain(page: Page, slug: string, times: number): Promise<Visited> {
  const visited: Visited = { slug, visits: 0, framesASecond: 0, heaps: [], trouble: null };
  // Where software draws, a scene's first frame holds the page up for many seconds.
  page.setDefaultTimeout(patience);
  try {
    await watchRunning(page);
    await page.goto(wall);
    await page.waitForLoadState("networkidle");
    // From here on one document.
    await hydrate(page);
    // What the site itself keeps once a work was open, it keeps once.
    await open(page, slug);
    await close(page);
    // Nor what the test driver itself holds, once it has looked into an element.
    await page.locator("body").evaluate(() => undefined);
    const before = await running(page);
    for (let visit = 0; visit < times; visit += 1) {
      await open(page, slug);
      await bringToLife(page);
      await seesItDraw(page);
      if (visit === 0) visited.framesASecond = await framesASecond(page);
      await pauses(page);
      await comesBack(page);
      await leavesNothing(page, before);
      visited.visits += 1;
      if (visit === Math.min(1, times - 1) || visit === Math.floor(times / 2) || visit === times - 1)
        visited.heaps.push(await heapOf(page));
    }
    const [halfWay = 0, last = 0] = visited.heaps.slice(-2);
    const contexts = await contextsHeld(page);
    if (contexts > 0) visited.trouble = `${contexts} WebGL contexts are held`;
    else if (last - halfWay > mostGrowth)
      visited.trouble = `holds ${((last - halfWay) / 1e6).toFixed(1)} MB more`;
  } catch (error) {
    visited.trouble = error instanceof Error ? error.message : String(error);
  }
  return visited;
}
