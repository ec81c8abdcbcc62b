import { expect, test } from "./walk.ts";

test("a block of code is copied by its button, which says so, and is not there without scripts", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const post = "/blog/what-the-press-said"; // one with a block of code
  await page.goto(post);
  // The buttons come with the first sign of a reader.
  await page.mouse.wheel(0, 1);
  const frame = page.locator(".code-frame").first();
  await frame.getByRole("button", { name: "Copy code" }).click();
  await expect(page.getByText("Copied", { exact: true }).first()).toBeVisible();
  const code = await frame.locator("code").textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code?.replace(/\n$/, ""));
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(post);
  await expect(still.locator("[data-copy]")).toHaveCount(0);
  await expect(still.locator("[data-article] pre").first()).toBeVisible();
  await plain.close();
});
