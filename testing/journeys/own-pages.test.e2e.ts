import type { Page } from "@playwright/test";
import { checkPage, checkWidths, enter, expect, hydrated, served, test, writeMarkdown } from "./walk.ts";

test.use({ viewport: { width: 390, height: 844 } });

const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });

test("a page’s address is proposed, and its text saved by keys; its links are buttons for thumbs, of which little is sent", async ({
  page,
  walk,
  browser,
}) => {
  await writeMarkdown(page.context());
  await enter(page);
  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const name = `Links ${Date.now()}`;
  const slug = name.toLowerCase().replace(" ", "-");

  await test.step("an address is proposed, and one that is taken is refused", async () => {
    await page.goto("/admin/pages");
    await hydrated(page);
    await field(page, "Title").fill(name);
    await page.getByText("Show Form").click();
    await expect(field(page, "Address")).toHaveValue(slug);
    await field(page, "Address").fill("blog");
    await field(page, "Cover").fill("/images/covers/03.webp");
    await field(page, "Text (markdown)").fill("- [The shop](https://shop.example)\n- [The blog](/blog)");
    await page.getByRole("button", { name: "Publish page" }).click();
    await expect(page.getByRole("alert").first()).toContainText("“/blog” already belongs to the blog");
    await walk.check("an address that is taken");
    await field(page, "Address").fill(slug);
    await page.getByRole("button", { name: "Publish page" }).click();
    await expect(page.getByText("Published:")).toBeVisible();
    await walk.check("a page that was published");
  });

  await test.step("a text with a cover, in windows of all widths", async () => {
    await reader.goto(`/${slug}`);
    await expect(reader.getByRole("main").locator("figure img")).toBeVisible();
    await checkPage(reader, "a page with a cover");
    await checkWidths(reader, "a page with a cover", [320, 390]);
  });

  await test.step("keys save it, and readers get the change with the press that publishes", async () => {
    await page.getByRole("radio", { name: /^Links/ }).check();
    await field(page, "Address").fill(`${slug}-2`);
    await expect(page.getByText(`The old address, /${slug}, will redirect to the new one.`)).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.getByRole("button", { name: "Publish changes" }).click();
    await expect(page.getByRole("link", { name: `/${slug}-2` })).toBeVisible();
    await reader.goto(`/${slug}`);
    await expect(reader).toHaveURL(`/${slug}-2`);
    const button = await reader.getByRole("link", { name: "The shop" }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(56);
    await checkPage(reader, "a page of links");
    const sheets = await served(reader, `/${slug}-2`, ({ head }) =>
      [...head.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href") ?? ""),
    );
    const sizes = await Promise.all([`/${slug}-2`, ...sheets].map((path) => sizeOf(reader, path)));
    // What the page is painted with: ten packets of 1,460 bytes, which a server sends before it waits for an answer (RFC 6928).
    const sent = sizes.reduce((sum, size) => sum + size, 0);
    expect(sent, `page and sheets: ${sizes.join(", ")}`).toBeLessThan(10 * 1460);
  });

  await page.locator("summary[aria-label='Delete this page']").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("The page is in the trash")).toBeVisible();
});

/** Bytes, compressed as every browser gets them. */
async function sizeOf(page: Page, path: string): Promise<number> {
  return page.evaluate(async (address) => {
    const body = (await fetch(address)).body as ReadableStream;
    return (await new Response(body.pipeThrough(new CompressionStream("gzip"))).arrayBuffer()).byteLength;
  }, path);
}
