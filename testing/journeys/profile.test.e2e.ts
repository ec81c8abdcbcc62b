import type { Page } from "@playwright/test";
import { enter, expect, pressAsked, served, test } from "./walk.ts";

const phone = { width: 390, height: 844 };
const titlesOf = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");

test("the owner changes her profile and her jobs from a phone, and readers see it at once", async ({
  page,
  walk,
  browser,
}) => {
  await page.setViewportSize(phone);
  const reader = await (await browser.newContext()).newPage();
  const nameOn = (path: string) =>
    served(reader, path, (document) => document.querySelector("h1")?.textContent ?? "");
  // The pages are stored.
  expect(await nameOn("/about-me")).toBe("Ada Example");
  expect(await nameOn("/")).toBe("Ada Example");

  await enter(page);
  await page.goto("/admin");
  await page.getByRole("main").getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/admin/profile");
  await walk.checkInThemes("the profile");
  const another = await page.context().newPage();
  await another.goto("/admin/profile");

  await test.step("what is wrong is said at its field, and nothing typed is lost", async () => {
    await page.getByLabel("Name", { exact: true }).fill("Zelda Ink");
    await page.getByLabel("Name of the site").fill("Ink & Moss");
    await page.getByLabel("Colour").fill("purple");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("This must be a colour like “#14101f”.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Zelda Ink");
    await walk.check("a refused profile");
    await page.getByLabel("Colour").fill("#201020");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Saved. Readers see it now.")).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("Ink & Moss");
  });

  await test.step("readers get no stored page from before", async () => {
    expect(await nameOn("/about-me")).toBe("Zelda Ink");
    expect(await nameOn("/")).toBe("Zelda Ink");
    expect(await served(reader, "/blog", (document) => document.title)).toBe("Blog · Ink & Moss");
    expect(await (await reader.request.get("/feed.xml")).text()).toContain("Ink &amp; Moss");
    expect(await (await reader.request.get("/manifest.webmanifest")).json()).toMatchObject({
      name: "Ink & Moss",
      theme_color: "#201020",
    });
  });

  await test.step("another window overwrites nothing", async () => {
    await another.getByLabel("Title").fill("Typed in another window");
    await another.getByRole("button", { name: "Save profile" }).click();
    await expect(another.getByRole("alert")).toContainText("saved in another window");
    await expect(another.getByLabel("Title")).toHaveValue("Typed in another window");
    await another.getByRole("button", { name: "Save profile" }).click();
    await expect(another.getByRole("alert")).toContainText("saved in another window");
  });

  await test.step("a job comes, moves, goes and comes back", async () => {
    await page.getByRole("link", { name: "Jobs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
    const before = await titlesOf(page).allTextContents();
    await page.getByRole("link", { name: "Add a job" }).click();
    await page.getByLabel("Role").fill("Keeper of newts");
    await page.getByLabel("Organisation").fill("The Pond");
    await page.getByLabel("Its address").fill("https://pond.example");
    await page.getByLabel("Dates").fill("2024 to today");
    await page.getByLabel("Name of the tab").fill("Pond");
    await page.getByLabel("Points").fill("Counted newts.\n- All of them.\nFed them.");
    await page.getByRole("button", { name: "Save job" }).click();
    await expect(titlesOf(page)).toHaveText(["Keeper of newts", ...before]);
    await walk.check("jobs");
    await page.getByRole("button", { name: "Move down: Keeper of newts" }).click();
    await expect(titlesOf(page).nth(1)).toHaveText("Keeper of newts");
    await page.getByLabel("Remove: Keeper of newts").first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect(titlesOf(page)).toHaveText(before);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(titlesOf(page).nth(1)).toHaveText("Keeper of newts");
    const nested = await served(reader, "/about-me", (document) =>
      [...document.querySelectorAll("li li")].map((line) => line.textContent),
    );
    expect(nested).toContain("All of them.");
    await pressAsked(page, "Show the file again");
    await expect(titlesOf(page)).toHaveText(before);
  });

  await page.goto("/admin/profile");
  await pressAsked(page, "Show the file again");
  await expect(page.getByRole("banner")).toContainText("Example Press");
  expect(await nameOn("/about-me")).toBe("Ada Example");
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a category of tools is added, refused, moved and taken back", async ({ page }) => {
    await enter(page);
    await page.goto("/admin/profile/tools");
    const before = await titlesOf(page).allTextContents();
    await page.getByRole("link", { name: "Add a category" }).click();
    await page.getByLabel("Category").fill(" ");
    await page.getByRole("textbox", { name: "Tools" }).fill("Press, Ink\nPaper");
    await page.getByRole("button", { name: "Save category" }).click();
    await expect(page.getByText("This is empty.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Tools" })).toHaveValue("Press, Ink\nPaper");
    await page.getByLabel("Category").fill("Printing");
    await page.getByRole("button", { name: "Save category" }).click();
    await expect(titlesOf(page)).toHaveText(["Printing", ...before]);
    await expect(page.getByRole("main")).toContainText("3 tools");
    await page.getByRole("button", { name: "Move down: Printing" }).click();
    await expect(titlesOf(page).nth(1)).toHaveText("Printing");
    await pressAsked(page, "Show the file again");
    await expect(titlesOf(page)).toHaveText(before);
  });
});
