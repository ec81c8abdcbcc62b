import { checkWidths, enter, expect, test } from "./walk.ts";

test("the manual is read in the admin, from page to page", async ({ page, walk }) => {
  await enter(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Help" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Writing posts" })).toBeVisible();
  await page.getByRole("navigation", { name: "Manual" }).getByRole("link", { name: "Logging in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Logging in" })).toBeVisible();
  const picture = page.getByRole("img", { name: /^The security page/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await page.getByRole("link", { name: "Identity", exact: true }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Setting up an identity provider" }),
  ).toBeVisible();
  await page.goto("/admin/help/api");
  await walk.checkInThemes("the manual");
  await checkWidths(page, "the manual", [1440, 820, 390, 320]);
});
