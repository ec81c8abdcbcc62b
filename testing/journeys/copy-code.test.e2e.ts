import { expect, test } from "./walk.ts";

test("a block of code is copied by its button, which says so @smoke", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // A post with a block of code.
  await page.goto("/blog/what-the-press-said");
  // The buttons come with the first sign of a reader.
  await page.mouse.wheel(0, 1);
  const frame = page.locator(".code-frame").first();
  await frame.getByRole("button", { name: "Copy code" }).click();
  await expect(page.getByText("Copied", { exact: true }).first()).toBeVisible();
  const code = await frame.locator("code").textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code?.replace(/\n$/, ""));
});
