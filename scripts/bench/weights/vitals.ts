import type { Page } from "@playwright/test";

/** Milliseconds, but for the shift, which has no unit. */
export interface Vitals {
  lcp: number;
  cls: number;
  tbt: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

type Watching = Window & { vitals: Vitals };

/** Records a document's vitals from its beginning; call it before the page opens anything. */
export async function watchVitals(page: Page): Promise<() => Promise<Vitals>> {
  await page.addInitScript(() => {
    const vitals: Vitals = { lcp: 0, cls: 0, tbt: 0 };
    Object.assign(window, { vitals });
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    let painted = Infinity;
    const tasks: PerformanceEntry[] = [];
    // Blocking counts from the first paint on: until then there is nothing to press.
    const countBlocking = () => {
      const late = tasks.map(
        (task) => task.startTime + task.duration - Math.max(task.startTime, painted) - 50,
      );
      vitals.tbt = late.reduce((sum, time) => sum + Math.max(0, time), 0);
    };
    watch("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") painted = startTime;
      countBlocking();
    });
    watch("longtask", (task) => {
      tasks.push(task);
      countBlocking();
    });
    watch("largest-contentful-paint", ({ startTime }) => (vitals.lcp = startTime));
    // The largest burst of shifts: at most five seconds long, with less than one between two of them.
    let burst = { value: 0, began: -Infinity, last: -Infinity };
    watch("layout-shift", (entry) => {
      const { value, hadRecentInput, startTime } = entry as Shift;
      if (hadRecentInput) return;
      const isSame = startTime - burst.last < 1000 && startTime - burst.began < 5000;
      burst = isSame
        ? { ...burst, value: burst.value + value, last: startTime }
        : { value, began: startTime, last: startTime };
      vitals.cls = Math.max(vitals.cls, burst.value);
    });
  });
  return () => page.evaluate(() => (window as unknown as Watching).vitals);
}
