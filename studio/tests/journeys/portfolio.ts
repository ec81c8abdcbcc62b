import type { Page } from "@playwright/test";
import type { projects } from "#studio/projects.ts";
import { expect } from "#testing/journeys/walk.ts";

export const featuredTitles = ["Gentleman Brawlers Joy-O-Meter", "Crystal Clear", "Sign Search"];

export const featured = (page: Page) => page.getByRole("region", { name: "Featured Work" });
export const archive = (page: Page) => page.getByRole("region", { name: "Project Archive" });
export const cards = (page: Page) => archive(page).getByRole("article");
export const field = (page: Page) => page.getByPlaceholder("Ex: Arduino, 2021, jelly");
export const chip = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: new RegExp(`^${name} \\d`) });
export const titlesOf = (found: typeof projects) => found.map(({ title }) => title);
export const shownTitles = (page: Page) => cards(page).getByRole("heading", { level: 3 }).allTextContents();

/** The first render is the server's: chips lead to the archive's place until scripts run. */
export async function open(page: Page, address = "/portfolio") {
  const response = await page.goto(address);
  await expect(chip(page, "All")).not.toHaveAttribute("href", /#/);
  return response;
}
