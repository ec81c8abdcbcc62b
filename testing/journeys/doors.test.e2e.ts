import { expect, hydrate, test } from "./walk.ts";

test("a studio’s own doors are on Home, and the things on its bench stand for its categories", async ({
  page,
  walk,
}) => {
  await page.goto("/");
  await walk.check("Home with a door");
  await page.getByRole("link", { name: "Count the squares of Small Grids" }).click();
  await expect(page).toHaveURL(/\/art\/series\/small-grids$/);
  await page.goto("/about-me");
  await hydrate(page);
  await page.locator("summary", { hasText: "Tools" }).click();
  await page.locator("label").filter({ hasText: "Paper & ink" }).click();
  await expect(page.locator("li[data-lit]")).toHaveText(["RollerRolls."]);
});
