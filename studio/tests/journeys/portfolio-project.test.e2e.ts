import { projects } from "#studio/projects.ts";
import { expect, test } from "#testing/journeys/walk.ts";

test.describe("a project's page", () => {
  test("answers 200 with its story for each project, with and without a slash", async ({ request }) => {
    for (const { slug, title, story } of projects) {
      const response = await request.get(`/portfolio/${slug}`);
      expect([slug, response.status()]).toEqual([slug, 200]);
      const html = await response.text();
      expect(html).toContain(
        `property="og:image" content="${process.env.SITE}/cards/projects/${slug}.webp.jpg"`,
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

  test("shows the loop of a featured project, and a link to the cover alone", async ({ page }) => {
    await page.goto("/portfolio/crystal-clear");
    await expect(page.locator("main video")).toHaveJSProperty("loop", true);
    const picture = page.getByRole("link", { name: "The picture of Crystal Clear on its own, in a new tab" });
    await expect(picture).toHaveAttribute("target", "_blank");
    await expect(picture).toHaveAttribute("href", "/images/projects/crystal-clear.webp");
  });
});
