import type { Locator, Page } from "@playwright/test";
import { expect, hydrate, test } from "./walk.ts";

const card = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

test("a card that is opened comes into view below the header; tabs answer the keys of their direction, and all are printed", async ({
  page,
  walk,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/about-me");
  await hydrate(page);
  for (const title of ["Tools & Technologies", "Experience"]) {
    // The head at the window's lower edge, where all that unfolds is out of sight.
    await card(page, title)
      .locator("summary")
      .evaluate((summary) => {
        const { bottom } = summary.getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight + 8, behavior: "instant" });
      });
    await card(page, title).locator("summary").click();
    await expect.poll(async () => Math.round((await boxOf(card(page, title))).y), title).toBeLessThan(90);
    expect((await boxOf(card(page, title))).y, title).toBeGreaterThanOrEqual(60);
  }
  await test.step("it folds in 250 ms, by key too, and at once where less motion is asked for", async () => {
    const jobs = card(page, "Experience");
    const takes = () =>
      jobs.evaluate((details) => getComputedStyle(details, "::details-content").transitionDuration);
    expect(await takes()).toBe("0s");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await takes()).toMatch(/^0\.25s(, 0\.25s)*$/);
    // A busy machine draws few frames in a quarter of a second.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.1 });
    await jobs.evaluate((details) => {
      const seen = new Set<number>();
      const watch = () => requestAnimationFrame(() => seen.add(details.clientHeight) && watch());
      Object.assign(window, { heights: () => [...seen] });
      watch();
    });
    await jobs.locator("summary").press("Enter");
    const heights = () => page.evaluate(() => (window as unknown as { heights: () => number[] }).heights());
    const left = async () => {
      const [first = NaN, ...later] = await heights();
      return (later.at(-1) ?? first) / first;
    };
    await expect.poll(left, "the part of its height that is left").toBeLessThan(0.5);
    expect((await heights()).length, "heights on the way").toBeGreaterThan(2);
    expect(await jobs.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await session.detach();
    await jobs.locator("summary").press("Enter");
  });

  const tabs = page.getByRole("tab");
  await page.setViewportSize({ width: 991, height: 900 });
  const press = async (key: string, index: number) => {
    await page.keyboard.press(key);
    await expect(tabs.nth(index), key).toBeFocused();
    await expect(tabs.nth(index), key).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveAccessibleName(
      (await tabs.nth(index).textContent()) ?? "",
    );
  };
  await tabs.first().focus();
  await expect(page.getByRole("tablist")).toHaveAttribute("aria-orientation", "horizontal");
  await press("ArrowRight", 1);
  await press("ArrowRight", 0);
  await press("End", 1);
  await press("Home", 0);

  await page.setViewportSize({ width: 992, height: 900 });
  await expect(page.getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
  const [first, second] = await tabs.evaluateAll((all) =>
    all.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? NaN) + (first?.height ?? NaN) - 1);
  await press("ArrowDown", 1);
  await press("ArrowDown", 0);
  await press("ArrowUp", 1);
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  // One stop for the whole list, then the panel.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tabs.nth(1)).toBeFocused();

  const mark = page.getByRole("tablist").locator("[aria-hidden]");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(mark).toHaveCSS("transition-duration", "0.3s");
  expect((await boxOf(mark)).width).toBe(150);
  await tabs.first().click();
  await expect
    .poll(async () => {
      const [at, tab] = [await boxOf(mark), await boxOf(tabs.first())];
      return Math.abs(at.x - tab.x) + Math.abs(at.y + at.height - tab.y - tab.height);
    })
    .toBeLessThan(1);
  await walk.check("the jobs");

  await page.emulateMedia({ media: "print" });
  for (const role of ["Printer", "Student"])
    await expect(page.getByRole("heading", { level: 3, name: role })).toBeVisible();
});
