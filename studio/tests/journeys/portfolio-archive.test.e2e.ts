import type { Page } from "@playwright/test";
import { projects } from "#studio/projects.ts";
import { categories } from "#studio/categories.ts";
import { plainText } from "#domain/portfolio/plain-text.ts";
import { inTurn, swept } from "#testing/journeys/sweep.ts";
import { archive, cards, chip, field, open, shownTitles, titlesOf, unfeatured } from "./portfolio.ts";
import { expect, test } from "#testing/journeys/walk.ts";

test.describe("the Project Archive", () => {
  test("has a chip for All (-1) and one for every category code, and shows what is filed under it", async ({
    page,
  }) => {
    await open(page);
    await expect(chip(page, "All")).toHaveAttribute("href", "/portfolio?category=-1");
    await expect(chip(page, "All")).toHaveAttribute("aria-current", "true");
    await expect.poll(() => shownTitles(page)).toEqual(titlesOf(unfeatured));
    for (const { name, code } of categories) {
      await chip(page, name).click();
      await expect(page).toHaveURL(new RegExp(`/portfolio\\?category=${code}$`));
      await expect(chip(page, name)).toHaveAttribute("aria-current", "true");
      const filed = projects.filter((project) => project.categories.includes(code));
      expect(await shownTitles(page), name).toEqual(titlesOf(filed));
    }
    await page.goto("/portfolio?category=8");
    await expect.poll(() => shownTitles(page)).toEqual(titlesOf(unfeatured));
  });

  test("finds a term in title, date, tools, text and tags, and wants every term", async ({ page }) => {
    await open(page);
    const one = projects[13] ?? projects[0];
    if (!one) throw new Error("There are no projects.");
    for (const term of [one.title, one.date, one.tools[0], plainText(one.text).slice(0, 30), one.tags[0]]) {
      await field(page).fill((term ?? "").toUpperCase().replaceAll(",", ""));
      await expect(cards(page).filter({ hasText: one.title }).first()).toBeVisible();
      await expect.poll(() => cards(page).count()).toBeLessThan(unfeatured.length);
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
          [title, date, plainText(text), ...tools, ...tags].some((value) =>
            value.toLowerCase().includes("arduino"),
          ),
      );
    await expect.poll(() => shownTitles(page)).toEqual(titlesOf(found(1)));
    await chip(page, "Client").click();
    await expect(page).toHaveURL(/\?category=3&q=arduino$/);
    await expect.poll(() => shownTitles(page)).toEqual(titlesOf(found(3)));
    expect(asked).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\?category=1&q=arduino$/);
    // Typing replaced the address: the step before it is the page as it was opened.
    await page.goBack();
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect(field(page)).toHaveValue("");
    await expect.poll(() => shownTitles(page)).toEqual(titlesOf(unfeatured));
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

  test("follows what is typed where its field is the first thing that is touched", async ({ page }) => {
    await page.goto("/portfolio");
    await field(page).focus();
    // The focus was set before the code that listens for it had loaded.
    await page.waitForLoadState("networkidle");
    await page.keyboard.type("jelly");
    await expect(page).toHaveURL(/\?q=jelly$/);
  });

  test("keeps every letter on a slow device, where results are shown when more has been typed", async ({
    page,
  }) => {
    await open(page);
    const device = await page.context().newCDPSession(page);
    await device.send("Emulation.setCPUThrottlingRate", { rate: 12 });
    await field(page).click();
    await page.keyboard.type("jelly", { delay: 230 });
    await expect(page).toHaveURL(/\?q=jelly$/);
    await expect(field(page)).toHaveValue("jelly");
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
    expect(Math.abs((await place()) - before)).toBeLessThan(8);
    await expect(page.getByRole("region", { name: "Perhaps one of these" }).getByRole("link")).toHaveCount(3);
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(cards(page)).toHaveCount(unfeatured.length);
    await expect(field(page)).toHaveValue("");
  });

  test("has no chips where none leads anywhere, and suggests what Featured Work does not show", async ({
    page,
  }) => {
    await page.goto("/portfolio?q=zzz");
    await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Categories" })).toHaveCount(0);
    const suggested = page.getByRole("region", { name: "Perhaps one of these" }).getByRole("link");
    await expect(suggested).toHaveText(titlesOf(unfeatured).slice(0, 3));
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
    expect(shown).toHaveLength(unfeatured.length);
    for (const [index, project] of unfeatured.entries()) {
      const { slug, title, date, text, tools, image, description, link, extra = [] } = project;
      const card = shown[index];
      expect(card, title).toMatchObject({ picture: `/images/projects/${image}`, description });
      for (const part of [date, title, plainText(text), ...tools]) expect(card?.text).toContain(part);
      const inTab = (label: string, href: string) =>
        href.startsWith("/") ? label : `${label} (opens in a new tab)`;
      expect(card?.links).toEqual([
        [title, `/portfolio/${slug}`],
        ...(link ? [[inTab(`Code of ${title}`, link), link]] : []),
        ...(Array.isArray(extra)
          ? extra.map(({ label, href }) => [inTab(label, href), href])
          : [...extra.markdown.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, label, href]) => [label, href])),
        [`The picture of ${title} on its own, in a new tab`, `/images/projects/${image}`],
      ]);
    }
    for (const width of [576, 850, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      // The eighth is a plain card in every window; pictures of the first are larger where there is room.
      await expect.poll(() => mediaWidth(page, 7), `${width} px`).toBe(240);
      await (width < 1000
        ? expect.poll(() => mediaWidth(page, 0), `${width} px`).toBe(240)
        : expect.poll(() => mediaWidth(page, 0), `${width} px`).toBeGreaterThan(700));
    }
    await page.setViewportSize({ width: 390, height: 800 });
    // The window is narrow a moment before its layout is.
    await expect.poll(() => mediaWidth(page, 0)).toBeGreaterThan(300);
  });

  const mediaWidth = (page: Page, index: number) =>
    cards(page)
      .nth(index)
      .locator("img")
      .evaluate((image) => (image.closest("picture") ?? image).parentElement?.offsetWidth);

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

test.describe("the Projects screen", () => {
  const windows = [
    { width: 390, height: 844 },
    { width: 820, height: 900 },
    { width: 1440, height: 900 },
  ];
  const found = ["/portfolio?q=arduino", "/portfolio?category=4", "/portfolio/elsewhere?q=arduino"];

  for (const [turn, viewport] of windows.entries()) {
    test(`shows those who come for a search or a category what is found at once, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const address of inTurn(found, turn)) {
        await open(page, address);
        await expect(cards(page).first(), address).toBeInViewport({ ratio: 0.2 });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      }
      await page.goto("/portfolio/crystal-clear");
      await page.getByRole("main").getByRole("link", { name: "Installation" }).first().click();
      await expect(page).toHaveURL(/category=2#archive$/);
      await expect(cards(page).first()).toBeInViewport({ ratio: 0.2 });
      await page.mouse.wheel(0, 1);
      await expect(chip(page, "Installation")).toBeInViewport({ ratio: 1 });
    });
  }

  test("moves nothing where a filter is pressed on the page itself, and comes back as it was left", async ({
    page,
  }) => {
    await open(page);
    await chip(page, "Client").click();
    await expect(page).toHaveURL(/category=3$/);
    const place = async () => (await chip(page, "Client").boundingBox())?.y ?? 0;
    const before = await place();
    await field(page).fill("a");
    await expect(page).toHaveURL(/q=a$/);
    // A pressed chip is lowered for a moment.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
    const title = cards(page).nth(2).getByRole("heading").getByRole("link");
    const name = await title.textContent();
    await title.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
    await page.goBack();
    await expect(cards(page).nth(2)).toBeInViewport();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(["Featured Work", "Project Archive"]);
  });

  for (const width of swept([390], [820, 1440])) {
    test(`is as high at its end as at its beginning, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await page.evaluate(() => document.fonts.ready);
      const heightNow = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await heightNow();
      for (let y = 0; y < before; y += 800) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
        expect(await heightNow(), `at ${y} px`).toBe(before);
      }
    });
  }

  test("answers every path below /portfolio that is no project's, nested ones too, and works there", async ({
    page,
    request,
  }) => {
    for (const path of [
      "/portfolio/nothing-of-the-kind",
      "/portfolio/web/2019/",
      "/portfolio/crystal-clear/more",
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(await answer.text()).toMatch(/rel="canonical" href="[^"]*\/portfolio"/);
    }
    await open(page, "/portfolio/nothing-of-the-kind");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portfolio");
    await expect.poll(() => shownTitles(page)).toEqual(titlesOf(unfeatured));
    await field(page).click();
    await page.keyboard.type("jelly", { delay: 60 });
    await expect(page).toHaveURL("/portfolio/nothing-of-the-kind?q=jelly");
    await expect(field(page)).toBeFocused();
    await expect.poll(() => cards(page).count()).toBeLessThan(unfeatured.length);
    await chip(page, "Jello").click();
    await expect(page).toHaveURL(/\?category=5&q=jelly$/);
    await cards(page).first().getByRole("heading").getByRole("link").click();
    await expect(page.locator("[data-article]")).toBeVisible();
  });
});

test("keeps the categories at hand far down the list, and shows what another one finds from its beginning", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  await chip(page, "Web").click();
  await expect(page).toHaveURL(/category=0$/);
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.2 });
  await expect(chip(page, "Web")).toBeInViewport({ ratio: 1 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows ten on a phone, then the others, where the keyboard goes on", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/portfolio");
    await expect(cards(page).filter({ visible: true })).toHaveCount(10);
    await page.getByRole("link", { name: `Show ${unfeatured.length - 10} more` }).click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(unfeatured.length);
    await page.keyboard.press("Tab");
    await expect(cards(page).nth(10).getByRole("heading").getByRole("link")).toBeFocused();
  });

  for (const width of [390, 1440]) {
    test(`what is searched for begins in sight, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const address of swept(
        ["/portfolio?category=4#archive"],
        ["/portfolio?q=arduino", "/portfolio?category=4"],
      )) {
        await page.goto(address);
        await expect(cards(page).first(), address).toBeInViewport({ ratio: 0.2 });
      }
    });
  }
});
