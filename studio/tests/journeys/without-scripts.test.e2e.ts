import { checkPage, expect, linkIn, logIn, mailTo, subscribeAs, test } from "#testing/journeys/walk.ts";

test.use({ javaScriptEnabled: false });

test("a visitor reads, searches, likes and subscribes with scripts switched off", async ({ page }) => {
  await page.goto("/blog");
  await page.getByPlaceholder("Ex: React, 3D").fill("zine, fold");
  await page.getByPlaceholder("Ex: React, 3D").press("Enter");
  await expect(page).toHaveURL(/\?q=zine/);
  await page.getByRole("link", { name: "How to fold a zine" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to fold a zine");
  const count = async () =>
    Number(/\d+/.exec((await page.getByRole("button", { name: /^Like/ }).textContent()) ?? "")?.[0]);
  const before = await count();
  await page.getByRole("button", { name: /^Like/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to fold a zine");
  expect(await count()).toBe(before + 1);
  await page.getByRole("main").getByRole("link", { name: "Subscribe", exact: true }).last().click();
  const reader = `paper.${Date.now()}@example.com`;
  await subscribeAs(page, reader);
  await page.goto(linkIn(await mailTo(reader, () => true), "/confirmation/"));
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();
});

test("the owner logs in, publishes and logs out with scripts switched off", async ({ page }) => {
  await page.goto("/admin/blog");
  await logIn(page);
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await page.getByRole("textbox", { name: "Title" }).fill("Plain paper");
  await page.getByLabel("Slug").fill("plain-paper");
  await page.getByLabel("Summary").fill("Nothing moves here.");
  await page.getByLabel("Text (markdown)").fill("Still **true**.");
  await page.getByRole("button", { name: "Publish Post" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("article").first()).toContainText("Plain paper");
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
});

test.describe("pages that later content fills", () => {
  test.use({ javaScriptEnabled: true });

  test("every address of the site answers with a real page, in every theme and at 320 px", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const addresses = ["/", "/about-me", "/portfolio", "/portfolio/djello", "/art", "/art/the-guest"];
    addresses.push("/art/zine/snakes-cant-sign", "/art/3d/jelly-with-fruit", "/art/waffle", "/toad-ar");
    for (const series of ["riso-woodles", "collagescape"])
      addresses.push(`/art/series/${series}`, `/art/series/${series}/1`);
    for (const week of ["week1", "week3-1", "week3-2", "week4", "week5", "week6"])
      addresses.push(`/project/shaders/${week}`);
    addresses.push("/project/djello", "/blog", "/blog/waffles-and-normal-maps", "/subscribe");
    for (const [index, address] of addresses.entries()) {
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, 200]);
      const theme = ["default", "paper", "high-contrast"][index % 3] ?? "default";
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await checkPage(page, `${address} in ${theme}`);
    }
    for (const missing of [
      "/404",
      "/nowhere",
      "/art/zine/a/b",
      "/admin/nowhere",
      "/confirmation/forged",
      "/unsubscribe/forged",
    ]) {
      const response = await page.goto(missing);
      expect([missing, response?.status()]).toEqual([missing, 404]);
      await checkPage(page, missing);
    }
    const away = await page.request.get("/classBlog/2019/post?x=1", { maxRedirects: 0 });
    expect(away.headers().location).toMatch(/^https:\/\/.*\/2019\/post\?x=1$/);
  });
});
