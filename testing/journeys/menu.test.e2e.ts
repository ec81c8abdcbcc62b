import type { Page } from "@playwright/test";
import { checkWidths, enter, expect, pressAsked, served, test } from "./walk.ts";

const phone = { width: 390, height: 844 };
const titlesOf = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");
const linksOn = (page: Page, path: string) =>
  served(page, path, (document) =>
    [...document.querySelectorAll("header nav ul:first-child a")].map((link) => link.firstChild?.textContent),
  );

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("the owner changes the footer and the pages’ words, and takes both back", async ({ page }) => {
    await enter(page);
    await page.goto("/admin/menu/footer");
    await page.getByRole("button", { name: "Move up: Subscribe" }).click();
    await page.getByRole("button", { name: "Hide: Home" }).click();
    await expect(titlesOf(page)).toHaveText([
      "Home",
      "About",
      "Portfolio",
      "Art",
      "Blog",
      "Subscribe",
      "Notes",
    ]);
    const links = page.getByRole("navigation", { name: "Footer" }).getByRole("link");
    await expect(links).toHaveText(["About", "Portfolio", "Art", "Blog", "Subscribe"]);
    await pressAsked(page, "Show the file again");
    await expect(links.first()).toHaveText("Home");

    await page.goto("/admin/menu/words");
    await page.getByLabel("Introduction of the gallery").fill(" ");
    await page.getByLabel("Introduction of the portfolio").fill("What I make by day.");
    await page.getByRole("button", { name: "Save words" }).click();
    await expect(page.getByText("This is empty.")).toBeVisible();
    await expect(page.getByLabel("Introduction of the portfolio")).toHaveValue("What I make by day.");
    await page.getByLabel("Introduction of the gallery").fill("What I make by night.");
    await page.getByRole("button", { name: "Save words" }).click();
    await expect(page.getByText("Saved. Readers see it now.")).toBeVisible();
    await page.goto("/art");
    await expect(page.getByRole("main")).toContainText("What I make by night.");
    await page.goto("/admin/menu/words");
    await pressAsked(page, "Show the file again");
    await page.goto("/art");
    await expect(page.getByRole("main")).not.toContainText("What I make by night.");
  });
});

test("the owner changes the menu, and readers of stored pages get it at any length and width", async ({
  page,
  walk,
  browser,
}) => {
  await page.setViewportSize(phone);
  const reader = await (await browser.newContext()).newPage();
  const before = await linksOn(reader, "/blog");
  await enter(page);
  await page.goto("/admin");
  await page.getByRole("main").getByRole("link", { name: "Menu, words and themes" }).click();
  await walk.checkInThemes("the menu in the admin");
  const another = await page.context().newPage();
  await another.goto("/admin/menu?entry=0");

  await page.getByRole("link", { name: "Add a link" }).click();
  await page.getByLabel("Label").fill("Workshops 🍄");
  await page.getByLabel("Address").fill("workshops");
  await page.getByLabel("Show it to readers").uncheck();
  await page.getByRole("button", { name: "Save link" }).click();
  await expect(page.getByText("must start with “/”")).toBeVisible();
  await expect(page.getByLabel("Label")).toHaveValue("Workshops 🍄");
  await expect(page.getByLabel("Show it to readers")).not.toBeChecked();
  await page.getByLabel("Show it to readers").check();
  await page.getByLabel("Address").fill("/workshops");
  await page.getByRole("button", { name: "Save link" }).click();
  await expect(page.getByRole("main")).toContainText("leads nowhere now");
  await page.getByRole("button", { name: "Move up: Workshops" }).click();
  await expect(titlesOf(page).nth(-2)).toHaveText("Workshops 🍄");
  await walk.check("a changed menu");
  expect(await linksOn(reader, "/blog")).toEqual(before.toSpliced(4, 0, "Workshops 🍄"));

  await test.step("another window overwrites nothing", async () => {
    await another.getByLabel("Label").fill("Typed elsewhere");
    await another.getByRole("button", { name: "Save link" }).click();
    await expect(another.getByRole("alert")).toContainText("saved in another window");
    await expect(another.getByLabel("Label")).toHaveValue("Typed elsewhere");
  });

  await test.step("twelve long links fit, and are under a button where they do not", async () => {
    for (const label of [
      "Veröffentlichungen",
      "Druckgraphik",
      "Ausstellungen",
      "印刷工房",
      "Press",
      "Shop",
    ]) {
      await page.goto("/admin/menu?entry=new");
      await page.getByLabel("Label").fill(label);
      await page.getByLabel("Address").fill("/tags");
      await page.getByRole("button", { name: "Save link" }).click();
      await expect(titlesOf(page).last()).toHaveText(label);
    }
    await reader.goto("/blog");
    await checkWidths(reader, "a long menu", [320, 390, 870, 1024, 1440]);
    await reader.setViewportSize({ width: 1024, height: 700 });
    await reader.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(reader.getByRole("navigation", { name: "Main" }).getByText("Druckgraphik")).toBeVisible();
  });

  await pressAsked(page, "Show the file again");
  await expect(page.getByText("The studio’s file is shown again.")).toBeVisible();
  expect(await linksOn(reader, "/blog")).toEqual(before);
});
