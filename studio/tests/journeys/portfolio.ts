import type { Page } from "@playwright/test";
import { hydrate, expect } from "#testing/journeys/walk.ts";

export const featuredTitles = ["Gentleman Brawlers Joy-O-Meter", "Crystal Clear", "Sign Search"];

export const featured = (page: Page) => page.getByRole("region", { name: "Featured Work" });
const archive = (page: Page) => page.getByRole("region", { name: "Project Archive" });
export const cards = (page: Page) => archive(page).getByRole("article");
export const field = (page: Page) => page.getByPlaceholder("Ex: Arduino, 2021, jelly");
export const chip = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: new RegExp(`^${name} \\d`) });

/** As it is for those who filter: React has come. */
export async function open(page: Page, address = "/portfolio") {
  await page.goto(address);
  await hydrate(page);
  await expect(chip(page, "All")).not.toHaveAttribute("href", /#/);
}
