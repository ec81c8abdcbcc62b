import type { Page } from "@playwright/test";
import { projects } from "#content/projects.ts";
import { categories } from "#domain/portfolio/category.ts";
import { checkPage, expect, moving, test } from "./walk.ts";

const featuredTitles = ["Gentleman Brawlers Joy-O-Meter", "Crystal Clear", "Sign Search"];

const featured = (page: Page) => page.getByRole("region", { name: "Featured Work" });
const archive = (page: Page) => page.getByRole("region", { name: "Project Archive" });
const cards = (page: Page) => archive(page).getByRole("article");
const field = (page: Page) => page.getByPlaceholder("Ex: Arduino, 2021, jelly");
const chip = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: new RegExp(`^${name} \\d`) });
const titlesOf = (found: typeof projects) => found.map(({ title }) => title);
const shownTitles = (page: Page) => cards(page).getByRole("heading", { level: 3 }).allTextContents();

/** The first render is the server's: chips lead to the archive's place until scripts run. */
async function open(page: Page, address = "/portfolio") {
  const response = await page.goto(address);
  await expect(chip(page, "Web")).not.toHaveAttribute("href", /#/);
  return response;
}

test.describe("Featured Work", () => {
  test.use(moving);

  test("is a grid of three projects in 3 columns, and in 1 column at or below 768 px", async ({ page }) => {
    await page.goto("/portfolio");
    const titles = featured(page).getByRole("heading", { level: 3 });
    expect(await titles.allTextContents()).toEqual(featuredTitles);
    const columns = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const all = await featured(page).getByRole("article").all();
      return new Set(await Promise.all(all.map(async (card) => (await card.boundingBox())?.x))).size;
    };
    expect([await columns(769), await columns(1440), await columns(768), await columns(390)]).toEqual([
      3, 3, 1, 1,
    ]);
  });

  test("shows a looping, muted, autoplaying video, and an image where featuredImage is a .gif", async ({
    page,
  }) => {
    await page.goto("/portfolio");
    for (const project of projects.filter((one) => one.featuredImage)) {
      const { title, featuredImage = "" } = project;
      const description = project.featuredDescription ?? project.description;
      const card = featured(page).getByRole("article").filter({ hasText: title });
      if (featuredImage.endsWith(".gif")) {
        const image = card.locator("img");
        await expect(image).toHaveAttribute("src", `/images/projects/${featuredImage}`);
        await expect(image).toHaveAttribute("alt", description);
        continue;
      }
      const video = card.locator("video");
      for (const property of ["loop", "muted", "autoplay", "playsInline"])
        await expect(video).toHaveJSProperty(property, true);
      await expect(video).toHaveAttribute("aria-label", description);
      await video.scrollIntoViewIfNeeded();
      await expect(video, `${title} plays`).toHaveJSProperty("paused", false);
    }
    await expect(featured(page).locator("video")).toHaveCount(2);
    await expect(featured(page).locator("img")).toHaveCount(1);
  });

  test("has in each card the text and a button named by featuredButtonText that leads to featuredLink", async ({
    page,
  }) => {
    await page.goto("/portfolio");
    for (const project of projects.filter((one) => one.featuredImage)) {
      const card = featured(page).getByRole("article").filter({ hasText: project.title });
      await expect(card).toContainText(project.featuredText ?? project.text);
      const button = card.getByRole("link", { name: project.featuredButtonText });
      await expect(button).toHaveAttribute("href", project.featuredLink ?? "");
      if (project.featuredSameTab) await expect(button).not.toHaveAttribute("target", /./);
      else {
        await expect(button).toHaveAttribute("target", "_blank");
        await expect(button).toHaveAttribute("rel", /noopener/);
        await expect(button).toHaveAccessibleName(/new tab/);
      }
    }
  });

  test("lets a person pause and play what moves, by keyboard too", async ({ page }) => {
    await open(page);
    const video = featured(page).locator("video").first();
    await expect(video).toHaveJSProperty("paused", false);
    await page.getByRole("button", { name: `Pause ${featuredTitles[0]}` }).focus();
    await page.keyboard.press("Enter");
    await expect(video).toHaveJSProperty("paused", true);
    await page.keyboard.press("Enter");
    await expect(video).toHaveJSProperty("paused", false);
    const image = featured(page).locator("img");
    await page.getByRole("button", { name: "Pause Sign Search" }).click();
    await expect(image).toHaveAttribute("src", /-still\.webp$/);
    await page.getByRole("button", { name: "Play Sign Search" }).click();
    await expect(image).toHaveAttribute("src", /\.gif$/);
  });

  test("rests while it is out of sight", async ({ page }) => {
    await open(page);
    const video = featured(page).locator("video").first();
    await expect(video).toHaveJSProperty("paused", false);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
    await expect(video).toHaveJSProperty("paused", true);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(video).toHaveJSProperty("paused", false);
  });

  test("moves nothing by itself under prefers-reduced-motion, until someone presses play", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    const video = featured(page).locator("video").first();
    await expect(page.getByRole("button", { name: `Play ${featuredTitles[0]}` })).toBeVisible();
    await expect(video).toHaveJSProperty("currentSrc", "");
    const shown = () =>
      featured(page)
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await shown()).toMatch(/-still\.webp$/);
    await page.getByRole("button", { name: `Play ${featuredTitles[0]}` }).click();
    await expect(video).toHaveJSProperty("paused", false);
    await page.getByRole("button", { name: "Play Sign Search" }).click();
    await expect.poll(shown).toMatch(/\.gif$/);
  });
});

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

test.describe("a project's page", () => {
  test("answers 200 with its story for each project, with and without a slash; an unknown one leads to /404", async ({
    request,
  }) => {
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
    const unknown = await request.get("/portfolio/nothing-of-the-kind", { maxRedirects: 0 });
    expect([unknown.status(), unknown.headers().location]).toEqual([302, "/404"]);
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

  test("shows the loop of a featured project, and a link to the cover alone", async ({ page }) => {
    await page.goto("/portfolio/crystal-clear");
    await expect(page.locator("main video")).toHaveJSProperty("loop", true);
    const picture = page.getByRole("link", { name: "The picture of Crystal Clear alone, in a new tab" });
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
    await page.getByRole("link", { name: "Clear the filters" }).click();
    await cards(page).nth(4).getByRole("heading").getByRole("link").click();
    await expect(page.locator("[data-article] p").first()).toBeVisible();
  });
});

test.describe("axe and the window's width", () => {
  const excessOf = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const states = ["/portfolio", "/portfolio?category=1&q=arduino", "/portfolio?q=no+such+thing"];
  for (const address of [...states, "/portfolio/crystal-clear", "/portfolio/djello"]) {
    test(`find nothing on ${address}, in all themes, from 320 to 2560 px`, async ({ page, walk }) => {
      await page.goto(address);
      await walk.checkInThemes(address);
      for (const width of [320, 390, 576, 768, 769, 850, 870, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => excessOf(page), `${address} at ${width} px`).toBe(0);
      }
      await page.setViewportSize({ width: 320, height: 800 });
      await checkPage(page, `${address} at 320 px`);
    });
  }
});
