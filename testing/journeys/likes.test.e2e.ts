import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./walk.ts";

const post = "/blog/how-to-fold";
const button = (page: Page) => page.getByRole("button", { name: /^Like/ });
const shown = async (page: Page) => Number(/\d+/.exec((await button(page).textContent()) ?? "")?.[0]);
const stored = async (page: Page) => {
  const answer = await page.request.get(`/api/posts/${post.split("/").at(-1)}`);
  return ((await answer.json()) as { data: { likes: number } }).data.likes;
};

/** Every number that the button shows, from now on. */
async function watchCount(page: Page): Promise<() => Promise<string[]>> {
  await button(page).evaluate((element) => {
    const kept = window as unknown as { counts: string[] };
    kept.counts = [];
    new MutationObserver(() => kept.counts.push(/\d+/.exec(element.textContent)?.[0] ?? "")).observe(
      element,
      { characterData: true, childList: true, subtree: true },
    );
  });
  return () => page.evaluate(() => (window as unknown as { counts: string[] }).counts);
}

test("a like counts one more at once; after a reload the button is fresh, shows the stored count, and counts no visitor twice @smoke", async ({
  page,
}) => {
  await page.goto(post);
  await hydrated(page);
  const before = await shown(page);
  expect(await stored(page)).toBe(before);
  await button(page).click();
  await expect(button(page)).toHaveAttribute("aria-pressed", "true");
  expect(await shown(page)).toBe(before + 1);
  await expect.poll(() => stored(page)).toBe(before + 1);

  await page.reload();
  await hydrated(page);
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
  expect(await shown(page)).toBe(before + 1);
  const counts = await watchCount(page);
  const answered = page.waitForResponse("**/api/posts/likes");
  await button(page).click();
  await answered;
  await expect(button(page)).toHaveAttribute("aria-pressed", "true");
  expect(await shown(page)).toBe(before + 1);
  expect(await counts(), "never a number that is not stored").toEqual([]);
  expect(await stored(page)).toBe(before + 1);

  await test.step("a browser that has forgotten it shows the stored count as soon as it is known", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await hydrated(page);
    await button(page).click();
    await expect.poll(() => shown(page)).toBe(before + 1);
    expect(await stored(page)).toBe(before + 1);
  });

  await button(page).click();
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => shown(page)).toBe(before);
  await expect.poll(() => stored(page)).toBe(before);
  await page.reload();
  expect(await shown(page)).toBe(before);
});
