import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { extractImages, getDocumentProxy } from "unpdf";
import { zines } from "#content/zines.ts";
import { type Zine, zinePageSources } from "#domain/art/zine.ts";
import { checkPage, expect, test } from "./walk.ts";

const themes = ["default", "paper", "high-contrast", "jelly"];

const zineOf = (length: number): Zine => {
  const zine = zines.find(({ pages }) => pages.length === length);
  if (!zine) throw new Error(`No zine has ${length} pages.`);
  return zine;
};
const zine = zineOf(8);
const address = `/art/zine/${zine.slug}`;

const row = (page: Page) => page.getByRole("list", { name: "Pages, side by side" });
const dot = (page: Page, number: number) => page.getByRole("link", { name: `Page ${number}`, exact: true });
const current = (page: Page) => page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]");
const beside = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Previous and next zine" }).getByRole("link", { name });

/** The number of the page that stands in the carousel. */
const standing = (page: Page) =>
  row(page)
    .first()
    .evaluate((track) => Math.round((track.scrollLeft / track.clientWidth) * 100) / 100 + 1);

/** Its dot is marked once scripts run. */
async function open(page: Page, path = address, number = 1) {
  await page.goto(path);
  await expect(current(page)).toHaveAccessibleName(`Page ${number}`);
}

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
      for (const number of pages.keys()) {
        const { src, whole } = zinePageSources(slug, number + 1);
        for (const file of [src, whole])
          expect([file, (await request.get(file)).headers()["content-type"]]).toEqual([file, "image/webp"]);
      }
    }
    await open(page);
    const pictures = row(page).getByRole("img", { name: "zine page", exact: true });
    await expect(pictures).toHaveCount(8);
    for (const [index, { alt, transcript }] of zine.pages.entries()) {
      const told = `Page ${index + 1} of 8. ${alt}${transcript && ` It says: ${transcript}`}`;
      await expect(pictures.nth(index)).toHaveAccessibleDescription(told.replaceAll(/\s+/g, " "));
    }
    await page.getByText("What it says, page by page").click();
    await expect(page.getByText(zine.pages[1]?.alt ?? "", { exact: true })).toBeVisible();
  });

  test("is at most 300 px wide, 350 px on small screens, and 83 % of the window", async ({ page }) => {
    await open(page);
    const width = async (windowWidth: number) => {
      await page.setViewportSize({ width: windowWidth, height: 800 });
      return row(page).evaluate((track) => track.getBoundingClientRect().width);
    };
    expect(await width(1440)).toBe(300);
    expect(await width(577)).toBe(300);
    expect(await width(576)).toBe(350);
    expect(await width(390)).toBeCloseTo(390 * 0.83, 0);
    expect(await width(320)).toBeCloseTo(320 * 0.83, 0);
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
    await page.getByRole("link", { name: "How to fold a zine" }).click();
    await expect(page).toHaveURL("/blog/how-to-fold-a-zine");
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
    await page.getByRole("button", { name: "Next page" }).press("Enter");
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

  test("sends an unknown slug to /404, at once and from within the site", async ({ request, page }) => {
    const unknown = await request.get("/art/zine/nothing-of-the-kind", { maxRedirects: 0 });
    expect([unknown.status(), unknown.headers().location]).toEqual([302, "/404"]);
    await page.goto("/art/zine/nothing-of-the-kind");
    await expect(page).toHaveURL(/\/404$/);
  });
});

test.describe("the reader", () => {
  const reader = (page: Page) => page.getByRole("dialog", { name: `${zine.title}, full screen` });

  test("opens at the page one is at, shows two pages side by side, and leaves to the page one has come to", async ({
    page,
  }) => {
    await open(page, `${address}#p=2`, 2);
    const opener = page.getByRole("button", { name: "Read it full screen" });
    await opener.click();
    await expect(reader(page).getByText("Pages 2 and 3 of 8")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(reader(page).getByText("Pages 4 and 5 of 8")).toBeVisible();
    await checkPage(page, "the reader");
    const picture = await reader(page)
      .getByRole("img", { name: /^Page 4\./ })
      .boundingBox();
    expect(picture?.height).toBeGreaterThan(700);
    await page.keyboard.press("Escape");
    await expect(reader(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect.poll(() => standing(page)).toBe(4);
    await expect(page).toHaveURL(/#p=4$/);
  });

  test("shows one page on an upright screen, and stays at it when the screen is turned, also where nothing but films may fill it", async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(Element.prototype, { requestFullscreen: undefined }));
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `${address}#p=5`, 5);
    await page.getByRole("button", { name: "Read it full screen" }).click();
    await expect(reader(page).getByText("Page 5 of 8")).toBeVisible();
    await page.setViewportSize({ width: 800, height: 390 });
    await expect(reader(page).getByText("Pages 4 and 5 of 8")).toBeVisible();
    await reader(page).getByRole("button", { name: "Close" }).click();
    await expect(reader(page)).toHaveCount(0);
    await expect.poll(() => standing(page)).toBe(5);
  });
});

test.describe("Print this zine", () => {
  const millimetres = 72 / 25.4;
  for (const [pages, paper, size] of [
    [8, "A4", [297, 210]],
    [8, "Letter", [279.4, 215.9]],
    [4, "A4", [210, 297]],
  ] as const) {
    test(`makes one ${paper} sheet with all ${pages} pages`, async ({ page, walk }) => {
      const { slug } = zineOf(pages);
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(request.url()));
      await open(page, `/art/zine/${slug}`);
      await expect(page.getByRole("combobox", { name: "Paper" })).toHaveValue("a4");
      await page.getByRole("combobox", { name: "Paper" }).selectOption(paper);
      const before = loaded.length;
      const arriving = page.waitForEvent("download");
      await page.getByRole("button", { name: "Print this zine" }).click();
      const download = await arriving;
      expect(
        loaded.slice(before).some((one) => one.includes("/assets/")),
        "its code comes now",
      ).toBe(true);
      expect(download.suggestedFilename()).toBe(`${slug}-${paper.toLowerCase()}.pdf`);
      await expect(page.getByText(/is with your downloads/)).toBeVisible();
      const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
      expect(pdf.numPages).toBe(1);
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      expect([width / millimetres, height / millimetres].map((side) => Math.round(side * 10) / 10)).toEqual([
        ...size,
      ]);
      expect(await extractImages(pdf, 1)).toHaveLength(pages);
      await walk.check("the zine, printed");
    });
  }

  test("says plainly when a page does not arrive, and makes the sheet at the next press", async ({
    page,
  }) => {
    await open(page);
    await page.route("**/4.webp", (route) => route.abort());
    await page.getByRole("button", { name: "Print this zine" }).click();
    await expect(page.getByText("Page 4 did not arrive, so there is no sheet yet.")).toBeVisible();
    await page.unroute("**/4.webp");
    const arriving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Print this zine" }).click();
    await arriving;
  });
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  const kept = (page: Page) => page.getByText("Kept on this device for reading offline.");
  const cached = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });

  /** What is cut off says so in the console, so nobody listens to it here. */
  async function offline(context: BrowserContext, act: () => Promise<void>) {
    await context.setOffline(true);
    await act();
    await context.setOffline(false);
  }

  test("a zine that was opened opens again with all its pages, and one that was not does not", async ({
    context,
    page,
  }) => {
    const other = zines.find(({ slug }) => slug !== zine.slug);
    await open(page);
    await expect(kept(page)).toBeVisible({ timeout: 30_000 });
    await offline(context, async () => {
      const again = await context.newPage();
      await open(again, `${address}#p=2`, 2);
      await expect(again.getByRole("heading", { level: 1 })).toHaveText(zine.title);
      for (let number = 1; number <= 8; number++) {
        await dot(again, number).click();
        const picture = row(again)
          .getByRole("img")
          .nth(number - 1);
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await expect(kept(again)).toBeVisible();
      const size = await again.evaluate(() => getComputedStyle(document.body).fontSize);
      expect(size, "its styles have come").not.toBe("16px");
      await expect(again.goto(`/art/zine/${other?.slug}`)).rejects.toThrow(
        /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
      );
      await again.close();
    });
  });

  test("nothing but zines, their pictures and the site's assets is kept, and no other page is answered", async ({
    context,
    page,
  }) => {
    await page.goto("/blog");
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await open(page);
    await expect(kept(page)).toBeVisible({ timeout: 30_000 });
    await page.goto("/blog");
    await page.goto("/");
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    const paths = await cached(page);
    expect(paths).toContain(address);
    for (const path of paths) expect(path).toMatch(/^\/(art\/zine\/|images\/zines\/|assets\/|favicon\.svg$)/);
    await offline(context, async () => {
      await expect(page.goto("/blog")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    });
  });

  test("a page is kept as a stranger sees it, and online it is always the newest", async ({ page }) => {
    await open(page);
    await expect(kept(page)).toBeVisible({ timeout: 30_000 });
    const told = await page.evaluate(async (path) => {
      const cache = await caches.open((await caches.keys())[0] ?? "");
      await cache.put(path, new Response("<h1>old</h1>", { headers: { "Content-Type": "text/html" } }));
      return (await cache.match(`${path}.data`))?.text();
    }, address);
    expect(told).toContain("loggedIn");
    expect(told).not.toMatch(/"loggedIn",true/);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(zine.title);
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
    await expect(page.getByRole("link", { name: "How to fold a zine" })).toHaveAttribute(
      "href",
      "/blog/how-to-fold-a-zine",
    );
    await page.getByText("What it says, page by page").click();
    await expect(page.getByText(zine.pages[2]?.alt ?? "", { exact: true })).toBeVisible();
  });
});

test.describe("axe and the window's width", () => {
  test("find nothing, in all themes, from 320 to 1440 px", async ({ page, walk }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    for (const theme of themes) {
      await page.evaluate((name) => localStorage.setItem("theme", name), theme);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await page.getByText("What it says, page by page").click();
      await walk.check(`${address} in ${theme}`);
    }
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
    await open(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  });
});
