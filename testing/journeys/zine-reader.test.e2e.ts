import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractImages, getDocumentProxy } from "unpdf";
import { checkPage, expect, test } from "./walk.ts";
import { address, open, standing, zine, zineOf } from "./zine.ts";

// What a worker answers, `page.route` does not see.
test.use({ serviceWorkers: "block" });

const reader = (page: Page) => page.getByRole("dialog", { name: `${zine.title}, full screen` });

test("the reader opens at the page one is at, shows what fits side by side, and leaves to the page one has come to", async ({
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

  await test.step("one page on an upright screen, also once it was turned, and in the smallest window, where nothing but films may fill it", async () => {
    await page.addInitScript(() => Object.assign(Element.prototype, { requestFullscreen: undefined }));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("about:blank");
    await open(page, `${address}#p=5`, 5);
    await page.getByRole("button", { name: "Read it full screen" }).click();
    await expect(reader(page).getByText("Page 5 of 8")).toBeVisible();
    await page.setViewportSize({ width: 800, height: 390 });
    await expect(reader(page).getByText("Pages 4 and 5 of 8")).toBeVisible();
    // As wide as a phone whose letters are twice as large.
    await page.setViewportSize({ width: 200, height: 420 });
    await expect(reader(page).getByText("Page 5 of 8")).toBeAttached();
    for (const name of ["Next page", "Close"])
      await expect(reader(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await expect(reader(page).getByRole("img", { name: /^Page 5\./ })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 800, height: 390 });
    await expect(reader(page).getByText("Pages 4 and 5 of 8")).toBeVisible();
    await reader(page).getByRole("button", { name: "Close" }).click();
    await expect(reader(page)).toHaveCount(0);
    await expect.poll(() => standing(page)).toBe(5);
  });
});

const millimetres = 72 / 25.4;

test("“Print this zine” makes one sheet with all pages, at the press after one where a page did not arrive", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  for (const [pages, paper, size] of [
    [8, "A4", [297, 210]],
    [4, "Letter", [215.9, 279.4]],
  ] as const)
    await test.step(`one ${paper} sheet with all ${pages} pages`, async () => {
      const { slug } = zineOf(pages);
      await open(page, `/art/zine/${slug}`);
      await expect(page.getByRole("combobox", { name: "Paper" })).toHaveValue("a4");
      await page.getByRole("combobox", { name: "Paper" }).selectOption(paper);
      loaded.length = 0;
      const press = () => page.getByRole("button", { name: "Print this zine" }).click();
      await page.route("**/4.webp", (route) => route.abort());
      await press();
      await expect(page.getByText("Page 4 could not be loaded, so the sheet was not made.")).toBeVisible();
      await page.unroute("**/4.webp");
      const arriving = page.waitForEvent("download");
      await press();
      const download = await arriving;
      const code = loaded.filter((one) => one.includes("/assets/"));
      expect(code, "its code comes with the press").not.toEqual([]);
      expect(download.suggestedFilename()).toBe(`${slug}-${paper.toLowerCase()}.pdf`);
      await expect(page.getByText(/is in your downloads/)).toBeVisible();
      const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
      expect(pdf.numPages).toBe(1);
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      const sides = [width / millimetres, height / millimetres];
      expect(sides.map((side) => Math.round(side * 10) / 10)).toEqual([...size]);
      expect(await extractImages(pdf, 1)).toHaveLength(pages);
      if (pages === 8) await checkPage(page, "the zine, printed");
    });
});
