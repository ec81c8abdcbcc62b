import { expect, hydrated, test } from "#testing/journeys/walk.ts";

test("a toad in the margin is kept on this device, and eight fold into a zine to print", async ({
  page,
  walk,
}) => {
  await page.goto("/blog/how-to-fold-a-zine");
  await hydrated(page);
  const toad = page.getByRole("link", { name: "A toad, reading it in the wrong order: keep it" });
  await toad.click();
  await expect(page.getByText(/1\sof\s8\./)).toBeVisible();
  await walk.check("a post whose toad was found");
  await page.getByRole("link", { name: "See them" }).click();
  await expect(page).toHaveURL("/art/toads");
  await expect(page.getByRole("link", { name: "reading it in the wrong order" })).toBeVisible();
  await expect(page.getByText("1 of 8.")).toBeVisible();
  const hint = page.getByRole("link", { name: "One is licking the stamp" });
  await expect(hint, "it is about one that is not found yet").toHaveAttribute("href", "/letters");
  await walk.checkInThemes("one toad");

  await page.evaluate(() => {
    const more = [
      "tide-table",
      "djello",
      "lantern-parade",
      "ledger-of-rain",
      "quiet-hours",
      "seed-library",
      "set-point",
    ];
    const kept = ["/blog/how-to-fold-a-zine", ...more.map((slug) => `/portfolio/${slug}`)];
    localStorage.setItem("toads", JSON.stringify(kept));
  });
  await page.reload();
  await page.getByLabel("Found by").fill("Ada & the cat");
  await expect(page.getByText("found by Ada & the cat")).toBeVisible();
  expect(await page.locator("figure").first().locator("svg text").count(), "the name is lettered").toBe(0);
  await walk.checkInThemes("eight toads");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Print this zine" }).click();
  expect((await saving).suggestedFilename()).toBe("eight-toads-a4.pdf");
  await page.getByRole("button", { name: "Let them all go" }).click();
  await expect(page.getByText("None so far.")).toBeVisible();
});

test("without scripts a toad leads to its page, which shows it", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/portfolio/quiet-hours");
  await page.getByRole("link", { name: /^A toad, observing them/ }).click();
  await expect(page.getByRole("link", { name: "observing them" })).toBeVisible();
  await context.close();
});
