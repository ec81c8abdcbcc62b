import type { Page } from "@playwright/test";
import { zines } from "#studio/zines.ts";
import type { Zine } from "#domain/art/zine.ts";
import { hydrate, expect } from "./walk.ts";

/** The newest zine of so many pages. */
export const zineOf = (length: number): Zine => {
  const zine = zines.find(({ pages }) => pages.length === length);
  if (!zine) throw new Error(`No zine has ${length} pages.`);
  return zine;
};
export const zine = zineOf(8);
export const address = `/art/zine/${zine.slug}`;

export const row = (page: Page) => page.getByRole("list", { name: "Pages, side by side" });
export const dot = (page: Page, number: number) =>
  page.getByRole("link", { name: `Page ${number}`, exact: true });
export const current = (page: Page) =>
  page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]");

/** The number of the page that the carousel shows. */
export const standing = (page: Page) =>
  row(page)
    .first()
    .evaluate((track) => Math.round((track.scrollLeft / track.clientWidth) * 100) / 100 + 1);

/** The choice that is offered where two pages fit beside each other. */
export const twoAtATime = (page: Page) => page.getByRole("checkbox", { name: "Two pages at a time" });

/** Opens a zine as its reader has it, a page at a time: React has come, and the dot of its page is marked. */
export async function open(page: Page, path = address, number = 1): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  const choice = twoAtATime(page);
  if ((await choice.isVisible()) && (await choice.isChecked())) await lay(page, false);
  await expect(current(page)).toHaveAccessibleName(`Page ${number}`);
  await expect.poll(() => standing(page)).toBe(number);
}

/** The same, two pages at a time where the window has space for them. */
export async function openSpread(page: Page, path = address, number = 1): Promise<void> {
  await open(page, path, number);
  if (await twoAtATime(page).isVisible()) await lay(page, true);
  await expect(current(page)).toHaveAccessibleName(`Page ${number}`);
}

async function lay(page: Page, isSpread: boolean): Promise<void> {
  await twoAtATime(page).setChecked(isSpread);
  // Keys from within the viewer do more than those from elsewhere.
  await twoAtATime(page).blur();
}
