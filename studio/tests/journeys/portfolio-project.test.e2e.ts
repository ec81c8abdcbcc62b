import { projects } from "#studio/projects.ts";
import { cards, chip, featured, field, open, shownTitles, titlesOf } from "./portfolio.ts";
import { expect, test } from "#testing/journeys/walk.ts";

test.describe("a project's page", () => {
  test("answers 200 with its story for each project, with and without a slash", async ({ request }) => {
    for (const { slug, title, story } of projects) {
      const response = await request.get(`/portfolio/${slug}`);
      expect([slug, response.status()]).toEqual([slug, 200]);
      const html = await response.text();
      expect(html).toContain(
        `property="og:image" content="${process.env.SITE}/images/projects/${slug}.webp"`,
      );
      const body = /data-article[^>]*>([\s\S]*?)<\/div><\/div>/.exec(html)?.[1] ?? "";
      expect(words(body), title).toContain(words(story).slice(0, 40));
    }
    const slashed = await request.get(`/portfolio/${projects[0]?.slug}/`);
    expect(slashed.status()).toBe(200);
    expect(await slashed.text()).toMatch(/rel="canonical" href="[^"]*\/portfolio\/[^"/]+"/);
  });

  const words = (text: string) =>
    text
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/&[#\w]+;/g, " ")
      .replaceAll(/[^\p{L}\d]+/gu, " ")
      .trim();

  test("has a larger cover, categories that lead into the archive, neighbours, and the way back to the archive as it was left", async ({
    page,
  }) => {
    await open(page, "/portfolio?category=5&q=jelly");
    const [slug] = projects.filter(({ categories: filed }) => filed.includes(5)).map((one) => one.slug);
    const project = projects.find((one) => one.slug === slug);
    if (!project) throw new Error("No project is filed under Jello.");
    await cards(page).getByRole("link", { name: project.title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.title);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Portfolio");
    const cover = page.getByRole("img", { name: project.description });
    expect((await cover.boundingBox())?.width).toBeGreaterThan(600);
    await expect(page.getByRole("main").getByText(project.date, { exact: true })).toBeVisible();
    const categoryLinks = page.getByRole("list", { name: "Categories" });
    await expect(categoryLinks.getByRole("link", { name: "Jello" })).toHaveAttribute(
      "href",
      "/portfolio?category=5#archive",
    );
    for (const part of [...project.tools, ...project.tags])
      await expect(page.getByRole("complementary", { name: "In short" })).toContainText(part);
    const next = projects[projects.indexOf(project) + 1];
    await page
      .getByRole("navigation", { name: "Previous and next project" })
      .getByRole("link", { name: /^Next/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(next?.title ?? "");
    await page.getByRole("link", { name: "Back to the archive" }).click();
    await expect(page).toHaveURL(/\/portfolio\?category=5&q=jelly#archive$/);
    await expect(field(page)).toHaveValue("jelly");
  });

  test("shows rich text and rich extra content where a project has them, on its card too", async ({
    page,
  }) => {
    await page.goto("/portfolio/repair-club");
    await expect(
      page.getByRole("banner").or(page.locator("main header")).locator("strong").first(),
    ).toHaveText("418");
    await page.goto("/portfolio/shader-weeks");
    await expect(page.getByRole("complementary", { name: "In short" }).locator("del")).toHaveText("week 2");
    await open(page, "/portfolio?q=418");
    await expect(cards(page).locator("em")).toHaveText("properly understood");
    await open(page, "/portfolio?q=Week 2 does not exist");
    await cards(page).getByRole("link", { name: "week 3, again" }).click();
    await expect(page).toHaveURL("/project/shaders/week3-2");
  });

  test("shows the loop of a featured project, and a link to the cover alone", async ({ page }) => {
    await page.goto("/portfolio/crystal-clear");
    await expect(page.locator("main video")).toHaveJSProperty("loop", true);
    const picture = page.getByRole("link", { name: "The picture of Crystal Clear on its own, in a new tab" });
    await expect(picture).toHaveAttribute("target", "_blank");
    await expect(picture).toHaveAttribute("href", "/images/projects/crystal-clear.webp");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the archive filters by links and a form, what moves has no dead buttons, and a project can be read", async ({
    page,
  }) => {
    await page.goto("/portfolio");
    await expect(featured(page).locator("video").first()).toHaveAttribute("autoplay", "");
    await expect(featured(page).locator("video").first()).toHaveAttribute("muted", "");
    await expect(page.getByRole("button", { name: /^(Pause|Play)/ })).toHaveCount(0);
    await chip(page, "Jello").click();
    await expect(page).toHaveURL(/\?category=5#archive$/);
    const jellies = projects.filter(({ categories: filed }) => filed.includes(5));
    expect(await shownTitles(page)).toEqual(titlesOf(jellies));
    await field(page).fill("no such thing");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\?category=5&q=no\+such\+thing#archive$/);
    await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await cards(page).nth(4).getByRole("heading").getByRole("link").click();
    await expect(page.locator("[data-article] p").first()).toBeVisible();
  });
});
