import type { Page } from "@playwright/test";

/**
 * Waits until the browser has drawn so many frames: what a journey expects not to happen would have happened by then,
 * however busy the machine is.
 */
export function frames(page: Page, count = 20): Promise<void> {
  return page.evaluate(
    (count) =>
      new Promise<void>((done) => {
        const draw = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => draw(left - 1)));
        draw(count);
      }),
    count,
  );
}

/** How many frames the page asks for while the browser draws thirty. To be called before the page is opened. */
export async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    let asked = 0;
    window.requestAnimationFrame = (frame) => (asked++, draw(frame));
    const askedIn = async (count: number) => {
      const before = asked;
      for (let left = count; left > 0; left--) await new Promise(draw);
      return asked - before;
    };
    Object.assign(window, { askedIn });
  });
  return () =>
    page.evaluate(() => (window as unknown as { askedIn: (count: number) => Promise<number> }).askedIn(30));
}

/** Resolves once the page has kept its place for as many frames as `frames` waits for. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let place = NaN;
    for (let kept = 0; kept < 20; kept++) {
      if (place !== scrollY) kept = 0;
      place = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}
