import { enter, expect, test } from "./walk.ts";

test("an address that readers do not find is listed, and leads where the owner wants it to", async ({
  page,
  browser,
  walk,
}) => {
  const visitor = await browser.newContext({
    extraHTTPHeaders: { "User-Agent": "Mozilla/5.0 Firefox/130.0" },
  });
  const reader = await visitor.newPage();
  for (const path of ["/former/card", "/blog/former-post"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await reader.goto(path))?.status(), path).toBe(404);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await page.goto("/admin/addresses");
  await walk.checkInThemes("addresses");
  await expect(page.getByText("/former/card", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Redirect /former/card…" }).click();
  await expect(page.getByLabel("Old address")).toHaveValue("/former/card");
  await page.getByLabel("Leads to").fill("/former/card");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await expect(page.getByText("An address cannot lead to itself.")).toBeVisible();
  await page.getByLabel("Leads to").fill("/about-me");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await expect(page.getByText("/former/card now leads to /about-me.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Redirect /former/card…" })).toHaveCount(0);

  await page.getByLabel("Old address").fill("/blog/former-post");
  await page.getByLabel("Leads to").fill("/blog");
  await page.getByRole("button", { name: "Add redirect" }).click();
  await expect(page.getByText("/blog/former-post now leads to /blog.")).toBeVisible();
  await walk.check("addresses with redirects");

  await reader.goto("/former/card?from=print");
  await expect(reader).toHaveURL(/\/about-me$/);
  // The page that was not there had been stored.
  await reader.goto("/blog/former-post");
  await expect(reader).toHaveURL(/\/blog$/);
  const data = await reader.request.get("/former/card.data");
  expect([data.status(), data.headers()["x-remix-redirect"]]).toEqual([204, "/about-me"]);

  await page.getByLabel("Remove /former/card…").click();
  await page.getByRole("button", { name: "Remove /former/card" }).click();
  await expect(page.getByText("/former/card leads nowhere now.")).toBeVisible();
  expect((await reader.goto("/former/card"))?.status()).toBe(404);
  await visitor.close();
});
