import { expect, test } from "./walk.ts";

/** Each kind of page, and what it says it is. */
const pages: [path: string, types: string[], canonical?: string][] = [
  ["/", ["WebSite"]],
  ["/about-me", ["ProfilePage"]],
  ["/portfolio", ["CollectionPage"]],
  ["/portfolio/hum", ["CreativeWork", "BreadcrumbList"]],
  ["/art", ["ImageGallery"]],
  ["/art/3d/turning-square", ["VisualArtwork", "BreadcrumbList"]],
  ["/art/zine/four-walls", ["PublicationIssue", "BreadcrumbList"]],
  ["/art/series/small-grids", ["Collection", "BreadcrumbList"]],
  ["/art/series/small-grids?seed=7", ["VisualArtwork", "BreadcrumbList"]],
  ["/art/series/small-grids/1", ["VisualArtwork", "BreadcrumbList"]],
  ["/blog", ["Blog"]],
  ["/blog?q=walk", ["Blog"], "/blog"],
  ["/blog/a-long-walk", ["BlogPosting", "BreadcrumbList"]],
  ["/letters", ["CollectionPage"]],
];

test("every kind of page names itself, its one address and what a shared link shows", async ({ page }) => {
  for (const [path, types, canonical = path] of pages) {
    const address = (process.env.SITE ?? "") + canonical;
    await page.goto(path);
    const { described, links, shared } = await page.evaluate(() => ({
      described: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? "",
      ),
      links: Object.fromEntries(
        [...document.querySelectorAll("link[rel]")].map((link) => [
          link.getAttribute("rel"),
          link.getAttribute("href"),
        ]),
      ),
      shared: Object.fromEntries(
        [...document.querySelectorAll("meta[property], meta[name]")].map((tag) => [
          tag.getAttribute("property") ?? tag.getAttribute("name"),
          tag.getAttribute("content"),
        ]),
      ),
    }));
    expect(described, path).toHaveLength(1);
    const said = JSON.parse(described[0] ?? "") as { "@type"?: string; "@graph"?: { "@type": string }[] };
    expect(
      (said["@graph"] ?? [said]).map((thing) => thing["@type"]),
      path,
    ).toEqual(types);
    expect([links.canonical, links.manifest], path).toEqual([address, "/manifest.webmanifest"]);
    expect(shared, path).toMatchObject({ "og:url": address, "og:locale": "en_GB" });
    for (const name of ["og:title", "og:description", "og:image", "description", "twitter:card"])
      expect(shared[name], `${path} ${name}`).toBeTruthy();
    const picture = (shared["og:image"] ?? "").replace(/^https?:\/\/[^/]+/, process.env.SITE ?? "");
    expect((await page.request.head(picture)).ok(), `${path} ${picture}`).toBe(true);
  }
});

for (const javaScriptEnabled of [true, false])
  test(`a footnote opens at its mark ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/blog/a-long-walk");
    const mark = page.getByRole("button", { name: "Footnote 1" }).first();
    const note = page.getByRole("dialog", { name: "Footnote 1" });
    await expect(note).toBeHidden();
    await mark.scrollIntoViewIfNeeded();
    await mark.press("Enter");
    await expect(note).toBeFocused();
    const [below, above] = [await note.boundingBox(), await mark.boundingBox()];
    const gap = Math.abs((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)));
    expect(gap, "from the mark to its note").toBeLessThan(40);
    await page.keyboard.press("Escape");
    await expect(note).toBeHidden();
    await expect(mark).toBeFocused();
    await expect(page.locator(".footnotes li")).not.toHaveCount(0);
    await context.close();
  });

test("a search shows what it found, in every theme", async ({ page, walk }) => {
  await page.goto("/blog?q=WALK");
  const marks = page.locator("article mark");
  await expect(marks.first()).toBeVisible();
  for (const found of await marks.allTextContents()) expect(found.toLowerCase()).toBe("walk");
  await walk.checkInThemes("/blog?q=WALK");
  await page.goto("/portfolio?q=HUM");
  await expect(page.locator("#archive, section").locator("mark").first()).toHaveText(/^hum$/i);
  await walk.checkInThemes("/portfolio?q=HUM");
});

test("a program that asks for Markdown gets a post's source from the post's address", async ({ page }) => {
  const path = "/blog/a-long-walk";
  const source = await page.request.get(path, { headers: { Accept: "text/markdown, text/html" } });
  expect(source.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(await source.text()).toMatch(/^---\ntitle: /);
  await page.goto(path);
  const named = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(named).toHaveAttribute("href", `${path}.md`);
  expect((await page.request.get(`${path}.md`)).ok()).toBe(true);
});
