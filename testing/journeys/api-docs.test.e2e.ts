import { checkWidths, expect, test } from "./walk.ts";

test("the API's documentation is a page of the site, from phones to wide windows, in each theme", async ({
  page,
  walk,
}) => {
  await page.goto("/api/docs");
  await checkWidths(page, "the API's documentation", [320, 390, 820, 1440]);
  const family = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await family("main h1")).toContain("Bricolage Grotesque");
  expect(await family("main code")).toContain("JetBrains Mono");
  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: "POST /api/email/send", exact: true })
    .click();
  await expect(page).toHaveURL(/#post-email-send$/);
  await expect(page.getByRole("heading", { name: "POST /api/email/send", exact: true })).toBeInViewport();
  // Every call is shown by the same component.
  await page
    .locator("main section:nth-of-type(n + 4)")
    .evaluateAll((calls) => calls.forEach((call) => call.remove()));
  await walk.checkInThemes("the API's documentation");
});
