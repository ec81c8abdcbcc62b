import type { Page } from "@playwright/test";
import {
  bringToLife,
  comesBack,
  lead,
  leavesNothing,
  pauses,
  quiet,
  seesItDraw,
  type Shown,
} from "./visit.ts";
import { heapOf, type Running, running, watchRunning } from "./watching.ts";

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

/** Bytes by which scripts may hold more after many visits than after the second: a browser's own bookkeeping. */
const mostGrowth = 1.5e6;

/** Visits a piece so many times in one document; the first time all is tried, then it comes and goes. */
export async function visitAgain(page: Page, shown: Shown, times: number): Promise<Visited> {
  const visited: Visited = { slug: shown.slug, visits: 0, framesASecond: 0, heaps: [], trouble: null };
  try {
    await watchRunning(page);
    await page.goto(quiet);
    await page.waitForLoadState("networkidle");
    let before: Running | null = null;
    for (let visit = 0; visit < times; visit += 1) {
      // What the site itself keeps once art was looked at, it keeps once.
      if (visit < 2) before = await running(page);
      await lead(page, shown.page);
      await bringToLife(page);
      await seesItDraw(page);
      if (visit === 0) {
        visited.framesASecond = (await running(page)).frames * 4;
        await pauses(page);
        await comesBack(page);
      }
      if (before)
        await leavesNothing(page, visit === 0 ? { ...before, observers: before.observers + 1 } : before);
      visited.visits += 1;
      if (visit === 1 || visit === Math.floor(times / 2) || visit === times - 1)
        visited.heaps.push(await heapOf(page));
    }
    const [first = 0, last = 0] = [visited.heaps[0], visited.heaps.at(-1)];
    if (last - first > mostGrowth) visited.trouble = `holds ${((last - first) / 1e6).toFixed(1)} MB more`;
  } catch (error) {
    visited.trouble = error instanceof Error ? error.message : String(error);
  }
  return visited;
}
