import type { Page } from "@playwright/test";

/** Every audio context that the page makes, so that a journey can ask how they are. */
export async function hearContexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        made.push(this);
      }
    };
    Object.assign(window, { audioStates: () => made.map(({ state }) => state) });
  });
  return () => page.evaluate(() => (window as unknown as { audioStates: () => string[] }).audioStates());
}
