import type { Page } from "@playwright/test";
import { checkPage, enter, expect, foundOut, hydrated, logIn, openKnown, pressAsked, test } from "./walk.ts";

const ended = (page: Page) => page.getByRole("dialog", { name: "You have been logged out" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const restored = (page: Page) => page.getByRole("button", { name: "Restore it" });

async function logInBeside(page: Page): Promise<void> {
  const opening = page.waitForEvent("popup");
  await ended(page).getByRole("button", { name: "Log in again" }).click();
  const popup = await opening;
  const closing = popup.waitForEvent("close");
  await logIn(popup);
  await closing;
  await expect(ended(page)).toBeHidden();
}

test("the session ends over a form: the text stays, and is saved after a login beside it @smoke", async ({
  page,
  context,
}) => {
  await enter(page);
  await openKnown(page, "/admin/profile");
  await hydrated(page);
  await page.getByLabel("Tagline").fill("Printed by a toad at night.");
  await page.getByLabel("This is a person’s name").check();
  await context.clearCookies();
  await press(page, "Save profile");
  await expect(ended(page)).toContainText(
    "What you typed is still on this page, and is kept on this device.",
  );
  await checkPage(page, "the session has ended over the profile");
  await logInBeside(page);
  await expect(page.getByLabel("Tagline")).toHaveValue("Printed by a toad at night.");
  await press(page, "Save profile");
  await expect(page.getByText("Saved. Readers see it now.")).toBeVisible();
  await expect(page.getByLabel("Tagline")).toHaveValue("Printed by a toad at night.");
  await page.reload();
  await hydrated(page);
  await expect(restored(page)).toHaveCount(0);
  await pressAsked(page, "Show the file again");
  await expect(page.getByText("The studio’s file is shown again.")).toBeVisible();

  // It is found again after she has left the page.
  await page.goto("/admin/profile");
  await press(page, "Show what you saved");
  await expect(page.getByLabel("Tagline")).toHaveValue("Printed by a toad at night.");
  await pressAsked(page, "Show the file again");
  await expect(page.getByText("The studio’s file is shown again.")).toBeVisible();
});

test("a page that is left or lost offers its text again, starts no login by itself, and forgets what is saved", async ({
  page,
  context,
}) => {
  const topic = `Lanterns ${Date.now()}`;
  const name = page.getByLabel("Name of the new topic");
  await enter(page);
  await openKnown(page, "/admin/email/topics");
  await hydrated(page);
  await name.fill(topic);
  await context.clearCookies();
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Letters" }).click();
  await expect(page.getByRole("heading", { name: "You have been logged out" })).toBeVisible();
  await expect(page.getByText("What you typed in a form is kept on this device.")).toBeVisible();

  await foundOut(page);
  await enter(page);
  await page.goto("/admin/email/topics");
  await expect(page.getByText("Something that you typed on this page before was not saved.")).toBeVisible();
  await checkPage(page, "typed text that is offered again");
  await restored(page).click();
  await expect(name).toHaveValue(topic);
  await page.reload();
  await restored(page).click();
  await press(page, "Add");
  await expect(name).toHaveValue("");
  await expect(page.getByRole("button", { name: `More for ${topic}` })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(restored(page)).toHaveCount(0);

  await name.fill("Not wanted");
  const places = page.getByRole("navigation", { name: "Admin" });
  await places.getByRole("link", { name: "Posts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Posts" })).toBeVisible();
  const left = page.getByRole("region", { name: "Text that you left" });
  await expect(left).toContainText("It is kept on this device.");
  await places.getByRole("link", { name: "Notes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notes" })).toBeVisible();
  await expect(left).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await pressAsked(page, "Discard it");
  await page.reload();
  await hydrated(page);
  await expect(restored(page)).toHaveCount(0);
  await page.getByRole("button", { name: `More for ${topic}` }).click();
  await page.locator("summary", { hasText: "Delete…" }).filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: `More for ${topic}` })).toHaveCount(0);
});

test("where a device keeps nothing, leaving a page with typed text asks first", async ({ page }) => {
  await enter(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("There is no space.", "QuotaExceededError");
    };
  });
  await page.goto("/admin/email/topics");
  await hydrated(page);
  const name = page.getByLabel("Name of the new topic");
  await name.fill("Lanterns");
  const leave = () =>
    page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Posts" }).click();
  await leave();
  const asked = page.getByRole("dialog", { name: "Leave this page?" });
  await expect(asked).toContainText("If you leave, it is lost.");
  await press(page, "Stay");
  await expect(name).toHaveValue("Lanterns");
  await leave();
  await press(page, "Leave");
  await expect(page.getByRole("heading", { level: 1, name: "Posts" })).toBeVisible();
});
