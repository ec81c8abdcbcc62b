import type { Page } from "@playwright/test";
import { checkPage, checkWidths, enter, expect, served, test, writeMarkdown } from "./walk.ts";

test.use({ viewport: { width: 390, height: 844 } });

const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });

test("the owner makes pages of her own, and they keep their readers where they move", async ({
  page,
  walk,
  browser,
}) => {
  test.setTimeout(120_000);
  await writeMarkdown(page.context());
  await enter(page);
  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const answer = async (path: string) => {
    const response = await reader.request.get(path, { maxRedirects: 0 });
    return { status: response.status(), to: response.headers().location };
  };

  await test.step("an address without a page, which strangers’ cache holds as such", async () => {
    expect(await answer("/now")).toMatchObject({ status: 404 });
    expect(await answer("/now")).toMatchObject({ status: 404 });
  });

  await test.step("a page with a cover, whose address is proposed and can be chosen", async () => {
    await page.goto("/admin/pages");
    await walk.check("the pages, without one");
    await field(page, "Title").fill("What I do now");
    await expect(field(page, "Address")).toHaveValue("what-i-do-now");
    await field(page, "Address").fill("blog");
    await field(page, "Cover").fill("/images/covers/03.webp");
    await field(page, "Text (markdown)").fill("## This month\n\nA zine about moss.");
    await page.getByRole("button", { name: "Publish page" }).click();
    await expect(page.getByRole("alert").first()).toContainText("“/blog” already belongs to the blog");
    await walk.check("an address that is taken");
    await field(page, "Address").fill("now");
    await page.getByRole("button", { name: "Publish page" }).click();
    await expect(page.getByText("Published:")).toBeVisible();
    await walk.check("a page that was published");
  });

  await test.step("readers find it at once", async () => {
    await reader.goto("/now");
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("What I do now");
    await expect(reader.getByRole("main").locator("figure img")).toBeVisible();
    await checkPage(reader, "a page with a cover");
    await checkWidths(reader, "a page with a cover", [320, 390]);
    expect(await (await reader.request.get("/sitemap.xml")).text()).toContain("/now<");
    expect(await (await reader.request.get("/now.md")).text()).toContain("A zine about moss.");
  });

  await test.step("changes wait for a press, and the old address leads on", async () => {
    await field(page, "Address").fill("today");
    await expect(page.getByText("The old address, /now, will redirect to the new one.")).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page.getByText(/^Saved/)).toBeVisible();
    expect(await answer("/now")).toMatchObject({ status: 200 });
    await page.getByRole("button", { name: "Publish changes" }).click();
    await expect(page.getByRole("link", { name: "/today" })).toBeVisible();
    expect(await answer("/now")).toEqual({ status: 301, to: "/today" });
    expect(await answer("/today")).toMatchObject({ status: 200 });
  });

  await test.step("links for a profile elsewhere: nothing but what it shows, and little of it", async () => {
    await page.goto("/admin/pages");
    await field(page, "Title").fill("Ada Example");
    await field(page, "Address").fill("links");
    await field(page, "Summary").fill("Prints and small machines.");
    await page.getByRole("radio", { name: /^Links/ }).check();
    await field(page, "Text (markdown)").fill("- [The shop](https://shop.example)\n- [The blog](/blog)");
    await page.getByRole("button", { name: "Publish page" }).click();
    await expect(page.getByText("Published:")).toBeVisible();
    await reader.goto("/links");
    await expect(reader.getByRole("navigation")).toHaveCount(0);
    const button = await reader.getByRole("link", { name: "The shop" }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(56);
    await checkPage(reader, "a page of links");
    const sheets = await served(reader, "/links", (document) =>
      [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href") ?? ""),
    );
    const sizes = await Promise.all(["/links", ...sheets].map((path) => sizeOf(reader, path)));
    // Ten packets of 1,460 bytes: what a server sends before it waits for the first answer (RFC 6928).
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10 * 1460);
  });

  await test.step("deleted, it is gone at once; and comes back", async () => {
    await page.locator("summary[aria-label='Delete this page']").click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("The page is in the trash")).toBeVisible();
    expect(await answer("/links")).toMatchObject({ status: 404 });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field(page, "Title")).toHaveValue("Ada Example");
    expect(await answer("/links")).toMatchObject({ status: 200 });
  });
});

test("all of it works without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page);
  await page.goto("/admin/pages");
  await field(page, "Title").fill("Shop");
  await field(page, "Address").fill("art/shop");
  await field(page, "Text (markdown)").fill("Prints, by mail.");
  await page.getByRole("button", { name: "Publish page" }).click();
  await expect(page.getByRole("alert").first()).toContainText("belongs to the gallery");
  await expect(field(page, "Text (markdown)")).toHaveValue("Prints, by mail.");
  await field(page, "Address").fill("shop");
  await page.getByRole("button", { name: "Publish page" }).click();
  await page.getByRole("link", { name: "/shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Shop" })).toContainText("not published");
});

/** Bytes, compressed as every browser gets them. */
async function sizeOf(page: Page, path: string): Promise<number> {
  return page.evaluate(async (address) => {
    const body = (await fetch(address)).body as ReadableStream;
    return (await new Response(body.pipeThrough(new CompressionStream("gzip"))).arrayBuffer()).byteLength;
  }, path);
}
