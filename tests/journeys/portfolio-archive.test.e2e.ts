import type { Page } from "@playwright/test";
import { projects } from "#content/projects.ts";
import { categories } from "#domain/portfolio/category.ts";
import { archive, cards, chip, field, open, shownTitles, titlesOf } from "./portfolio.ts";
import { expect, test } from "./walk.ts";

test.describe("the Project Archive", () => {
  test("has a chip for All (-1) and one for every category code, and shows what is filed under it", async ({
    page,
  }) => {
    await open(page);
    await expect(chip(page, "All")).toHaveAttribute("href", "/portfolio?category=-1");
    await expect(chip(page, "All")).toHaveAttribute("aria-current", "true");
    expect(await shownTitles(page)).toEqual(titlesOf(projects));
    for (const { name, code } of categories) {
      await chip(page, name).click();
      await expect(page).toHaveURL(new RegExp(`/portfolio\\?category=${code}$`));
      await expect(chip(page, name)).toHaveAttribute("aria-current", "true");
      const filed = projects.filter((project) => project.categories.includes(code));
      expect(await shownTitles(page), name).toEqual(titlesOf(filed));
    }
    await page.goto("/portfolio?category=8");
    expect(await shownTitles(page)).toEqual(titlesOf(projects));
  });

  test("finds a term in title, date, tools, text and tags, and wants every term", async ({ page }) => {
    await open(page);
    const one = projects[13] ?? projects[0];
    if (!one) throw new Error("There are no projects.");
    for (const term of [one.title, one.date, one.tools[0], one.text.slice(0, 30), one.tags[0]]) {
      await field(page).fill((term ?? "").toUpperCase().replaceAll(",", ""));
      await expect(cards(page).filter({ hasText: one.title }).first()).toBeVisible();
      await expect.poll(() => cards(page).count()).toBeLessThan(projects.length);
    }
    await field(page).fill(`${one.title}, ${one.tags[0]}`);
    await expect.poll(() => shownTitles(page)).toEqual([one.title]);
    await expect(archive(page).getByText("1 project", { exact: true })).toBeVisible();
  });

  test("filters first by category, then by search, and keeps both as ?category=&q= in the address without asking the server", async ({
    page,
  }) => {
    await open(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (["document", "fetch", "xhr"].includes(request.resourceType())) asked.push(request.url());
    });
    await chip(page, "Physical Computing").click();
    await field(page).click();
    await page.keyboard.type("arduino", { delay: 60 });
    await expect(page).toHaveURL(/\?category=1&q=arduino$/);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("arduino");
    const found = (code: number) =>
      projects.filter(
        ({ categories: filed, title, date, text, tools, tags }) =>
          filed.some((one) => one === code) &&
          [title, date, text, ...tools, ...tags].some((value) => value.toLowerCase().includes("arduino")),
      );
    expect(await shownTitles(page)).toEqual(titlesOf(found(1)));
    await chip(page, "Client").click();
    await expect(page).toHaveURL(/\?category=3&q=arduino$/);
    expect(await shownTitles(page)).toEqual(titlesOf(found(3)));
    expect(asked).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\?category=1&q=arduino$/);
    // Typing replaced the address: the step before it is the page as it was opened.
    await page.goBack();
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect(field(page)).toHaveValue("");
    expect(await shownTitles(page)).toEqual(titlesOf(projects));
    await page.goForward();
    await expect(field(page)).toHaveValue("arduino");
  });

  test("follows with the address once typing has rested for 200 ms, and a chip pressed before that takes the search along", async ({
    page,
  }) => {
    await open(page);
    const waited = page.evaluate(
      () =>
        new Promise<number>((done) => {
          let typed = 0;
          document.addEventListener("input", () => (typed = performance.now()), true);
          const look = setInterval(() => {
            if (!window.location.search.includes("jelly")) return;
            clearInterval(look);
            done(performance.now() - typed);
          }, 5);
        }),
    );
    await field(page).click();
    await page.keyboard.type("jelly", { delay: 120 });
    await expect(cards(page).first()).toContainText(/jell/i);
    expect(await waited).toBeGreaterThanOrEqual(199);
    await expect(page).toHaveURL(/\?q=jelly$/);
    await field(page).fill("jelly, music");
    await chip(page, "Web").click();
    await expect(page).toHaveURL(/\?category=0&q=jelly%2C\+music$/);
    await expect(field(page)).toHaveValue("jelly, music");
  });

  test("says 'No results' when nothing matches, and leads on; what one filters with keeps its place", async ({
    page,
  }) => {
    await open(page, "/portfolio?category=5");
    await field(page).scrollIntoViewIfNeeded();
    const place = async () => Math.round((await field(page).boundingBox())?.y ?? 0);
    const before = await place();
    await field(page).fill("there is no such thing");
    await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
    await expect(archive(page).getByText("0 projects")).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page).toHaveURL(/q=there/);
    expect(await place()).toBe(before);
    await page.getByRole("link", { name: "Clear the filters" }).click();
    await expect(cards(page)).toHaveCount(projects.length);
    await expect(field(page)).toHaveValue("");
  });

  test("shows in each card a cover in a column 240 px wide, date, title, code link, extra, description text and tool tags", async ({
    page,
  }) => {
    await open(page);
    const shown = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        text: card.textContent,
        picture: card.querySelector("img")?.getAttribute("src"),
        description: card.querySelector("img")?.alt,
        links: [...card.querySelectorAll("a")].map((link) => [
          link.ariaLabel ?? link.textContent,
          link.getAttribute("href"),
        ]),
      })),
    );
    expect(shown).toHaveLength(projects.length);
    for (const [index, project] of projects.entries()) {
      const { slug, title, date, text, tools, image, description, link, extra = [] } = project;
      const card = shown[index];
      expect(card, title).toMatchObject({ picture: `/images/projects/${image}`, description });
      for (const part of [date, title, text, ...tools]) expect(card?.text).toContain(part);
      const inTab = (label: string, href: string) =>
        href.startsWith("/") ? label : `${label} (opens in a new tab)`;
      expect(card?.links).toEqual([
        [title, `/portfolio/${slug}`],
        ...(link ? [[inTab(`Code of ${title}`, link), link]] : []),
        ...extra.map(({ label, href }) => [inTab(label, href), href]),
        [`The picture of ${title} alone, in a new tab`, `/images/projects/${image}`],
      ]);
    }
    for (const width of [576, 850, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await mediaWidth(page), `${width} px`).toBe(240);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await mediaWidth(page)).toBeGreaterThan(300);
  });

  const mediaWidth = (page: Page) =>
    cards(page)
      .first()
      .locator("img")
      .evaluate((image) => image.parentElement?.offsetWidth);

  test("works from the keyboard", async ({ page }) => {
    await open(page);
    await field(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?category=0$/);
    await expect(chip(page, "Web")).toBeFocused();
    const title = cards(page).first().getByRole("heading").getByRole("link");
    await title.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/portfolio\/[a-z-]+$/);
  });
});
