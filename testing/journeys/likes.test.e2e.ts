import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./walk.ts";

const post = "/blog/how-to-fold";
const button = (page: Page) => page.getByRole("button", { name: /^Like/ });
const shown = async (page: Page) => Number(/\d+/.exec((await button(page).textContent()) ?? "")?.[0]);
const stored = async (page: Page) => {
  const answer = await page.request.get(`/api/posts/${post.split("/").at(-1)}`);
  return ((await answer.json()) as { data: { likes: number } }).data.likes;
};

test("a press changes the shown count by one, whatever is stored; after a reload the button is fresh, shows the stored count, and counts no visitor twice @smoke", async ({
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
  const answered = page.waitForResponse("**/api/posts/likes");
  await button(page).click();
  await (await answered).finished();
  await expect(button(page)).toHaveAttribute("aria-pressed", "true");
  expect(await shown(page)).toBe(before + 2);
  expect(await stored(page), "one of each visitor").toBe(before + 1);

  await button(page).click();
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
  expect(await shown(page)).toBe(before + 1);
  await expect.poll(() => stored(page)).toBe(before);
  await page.reload();
  expect(await shown(page)).toBe(before);
});
