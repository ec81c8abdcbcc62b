import type { Page } from "@playwright/test";
import { zines } from "#studio/zines.ts";
import { zinePageSources } from "#domain/art/zine.ts";
import { checkPage, expect, test } from "./walk.ts";
import { address, current, dot, oneAtATime, open, openSpread, row, standing, zine } from "./zine.ts";

const beside = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Previous and next zine" }).getByRole("link", { name });

// What a worker answers, `page.route` does not see.
test.use({ serviceWorkers: "block" });

test.describe("the zine viewer", () => {
  test("shows a back link to /art, the title, and a line of description followed by the date", async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(zine.title);
    const line = page.getByRole("main").getByText(zine.description);
    await expect(line).toHaveText(/ \d{1,2} [A-Z][a-z]+ \d{4}$/);
    await expect(page.locator("main time")).toHaveAttribute("datetime", zine.date);
    await page.getByRole("link", { name: "Back to Art" }).click();
    await expect(page).toHaveURL(/\/art$/);
  });

  test("shows every page of every zine as an image, alt text 'zine page', with its own words for a screen reader", async ({
    request,
    page,
  }) => {
    for (const { slug, pages } of zines) {
      const html = await (await request.get(`/art/zine/${slug}`)).text();
      expect(html.match(/<img[^>]* alt="zine page"/g), slug).toHaveLength(pages.length);
      const files = [...pages.keys()].map((index) => zinePageSources(slug, index + 1).whole);
      const answers = await Promise.all(files.map((file) => request.head(file)));
      const types = answers.map((answer) => answer.headers()["content-type"]);
      expect(types, slug).toEqual(files.map(() => "image/webp"));
    }
    await open(page);
    const pictures = row(page).getByRole("img", { name: "zine page", exact: true });
    await expect(pictures).toHaveCount(8);
    for (const [index, { alt, transcript }] of zine.pages.entries()) {
      const told = `Page ${index + 1} of 8. ${alt}${transcript && ` It says: ${transcript}`}`;
      await expect(pictures.nth(index)).toHaveAccessibleDescription(told.replaceAll(/\s+/g, " "));
    }
    await page.getByText("Transcript, page by page").click();
    await expect(page.getByText(zine.pages[1]?.alt ?? "", { exact: true })).toBeVisible();
  });

  test("is, one page at a time, at most 300 px wide, 350 px on small screens, and 83 % of the window", async ({
    page,
  }) => {
    await open(page);
    const width = async (windowWidth: number, height = 1000) => {
      await page.setViewportSize({ width: windowWidth, height });
      return row(page).evaluate((track) => track.getBoundingClientRect().width);
    };
    expect(await width(1440)).toBe(300);
    expect(await width(577)).toBe(300);
    expect(await width(576)).toBe(350);
    expect(await width(390)).toBeCloseTo(390 * 0.83, 0);
    expect(await width(320)).toBeCloseTo(320 * 0.83, 0);
    expect(await width(390, 600), "narrower in a low window, so that its foot is in sight").toBe(280);
  });

  test("is swiped, and its dots mark the page and lead to it", async ({ page }) => {
    await open(page);
    const box = await row(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 200);
    await page.mouse.wheel(290, 0);
    await expect(current(page)).toHaveAccessibleName("Page 2");
    await expect.poll(() => standing(page)).toBe(2);
    await dot(page, 6).click();
    await expect.poll(() => standing(page)).toBe(6);
    await expect(current(page)).toHaveAccessibleName("Page 6");
    await expect(current(page)).toHaveCount(1);
    for (const one of await page.getByRole("navigation", { name: "Pages" }).getByRole("link").all()) {
      const size = await one.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test("has the page in its address, opens there, follows it, and Back leaves the zine", async ({ page }) => {
    await page.goto("/about-me");
    await open(page, `${address}#p=3`, 3);
    expect(await standing(page)).toBe(3);
    await dot(page, 5).click();
    await expect(page).toHaveURL(`${address}#p=5`);
    await page.evaluate(() => (window.location.hash = "p=7"));
    await expect(current(page)).toHaveAccessibleName("Page 7");
    await dot(page, 1).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(current(page)).toHaveAccessibleName("Page 5");
    await page.goBack();
    await expect(page).toHaveURL("/about-me");
    await open(page, `${address}#p=4`, 4);
    await page.getByRole("link", { name: "How to fold" }).click();
    await expect(page).toHaveURL("/blog/how-to-fold");
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: "instant" }));
    await page.goBack();
    await expect(current(page)).toHaveAccessibleName("Page 4");
    await expect(row(page)).toBeInViewport();
    await open(page, `${address}?#p=99`, 1);
  });

  test("turns by arrow keys from anywhere, and goes to the covers by Home and End from within", async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => standing(page)).toBe(3);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => standing(page)).toBe(2);
    await page.keyboard.press("End");
    await page.waitForTimeout(300);
    expect(await standing(page), "End scrolls the page, as everywhere").toBe(2);
    await row(page).focus();
    await page.keyboard.press("End");
    await expect.poll(() => standing(page)).toBe(8);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Home");
    await expect.poll(() => standing(page)).toBe(1);
    const next = page.getByRole("button", { name: "Next page" });
    await expect(next).toBeEnabled();
    await next.press("Enter");
    await expect.poll(() => standing(page)).toBe(2);
  });

  test("leads to the next and the previous zine where there is one, newest first, and each begins at its cover", async ({
    page,
  }) => {
    const [newest, second] = zines;
    await open(page, `/art/zine/${newest?.slug}`);
    await expect(beside(page, /^Previous/)).toHaveCount(0);
    await dot(page, 4).click();
    await expect(page).toHaveURL(/#p=4$/);
    await beside(page, /^Next/).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(second?.title ?? "");
    await expect(page).toHaveURL(`/art/zine/${second?.slug}`);
    await expect(current(page)).toHaveAccessibleName("Page 1");
    expect(await standing(page)).toBe(1);
    await beside(page, /^Previous/).click();
    await expect(page).toHaveURL(`/art/zine/${newest?.slug}`);
    await page.goto(`/art/zine/${zines.at(-1)?.slug}`);
    await expect(beside(page, /^Previous/)).toHaveCount(1);
    await expect(beside(page, /^Next/)).toHaveCount(0);
  });

  test("shows that another zine is on its way", async ({ page }) => {
    await open(page, `/art/zine/${zines[0]?.slug}`);
    let answer = () => undefined as void;
    const asked = new Promise<void>((go) => (answer = go));
    await page.route("**/*.data*", async (route) => {
      await asked;
      await route.continue();
    });
    await beside(page, /^Next/).click();
    await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
    answer();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(zines[1]?.title ?? "");
    await expect(page.getByRole("main").getByText("Loading...")).toHaveCount(0);
  });

  test("sends an unknown slug to /404", async ({ request }) => {
    const unknown = await request.get("/art/zine/nothing-of-the-kind", { maxRedirects: 0 });
    expect([unknown.status(), unknown.headers().location]).toEqual([302, "/404"]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a zine is read by swiping and by its dots, and has no dead buttons", async ({ page }) => {
    await page.goto(address);
    await expect(row(page).getByRole("img", { name: "zine page" })).toHaveCount(8);
    await dot(page, 3).click();
    await expect(page).toHaveURL(`${address}#p=3`);
    await expect(row(page).getByRole("img").nth(2)).toBeInViewport({ ratio: 0.5 });
    await expect(row(page).getByRole("img").first()).not.toBeInViewport();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "How to fold" })).toHaveAttribute(
      "href",
      "/blog/how-to-fold",
    );
    await page.getByText("Transcript, page by page").click();
    await expect(page.getByText(zine.pages[2]?.alt ?? "", { exact: true })).toBeVisible();
  });
});

test.describe("pages of any proportion", () => {
  // As the server sends them: no script corrects the pictures' attributes.
  test.use({ javaScriptEnabled: false });

  for (const [shape, height, shown] of [
    ["A7", 1697, 424],
    ["lying", 800, 200],
    ["square", 1200, 300],
    ["tall, shown whole", 4800, 765],
  ] as const) {
    test(`have their place before a picture has arrived: ${shape}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.route("**/images/zines/**", (route) => route.abort());
      await page.route(`**${address}`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll('height="1697"', `height="${height}"`);
        await route.fulfill({ response: answer, body });
      });
      await page.goto(address);
      await oneAtATime(page).check();
      await expect.poll(async () => (await row(page).boundingBox())?.width).toBe(300);
      const box = await row(page).boundingBox();
      expect(Math.round(box?.height ?? 0)).toBe(shown);
      const picture = await row(page).getByRole("img").first().boundingBox();
      expect(Math.round(picture?.height ?? 0)).toBe(shown);
    });
  }
});

test.describe("axe and the window's width", () => {
  test("find nothing, in all themes, from 320 to 1440 px", async ({ page, walk }) => {
    await page.goto(address);
    await page.getByText("Transcript, page by page").click();
    await walk.checkInThemes(address);
    for (const width of [320, 390, 576, 577, 850, 870, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await checkPage(page, `${address} at 320 px`);
  });

  test("nothing moves as it loads", async ({ page }) => {
    await page.addInitScript(() => {
      const kept = window as unknown as { shift: number };
      kept.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openSpread(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  });
});
