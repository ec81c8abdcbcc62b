import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractImages, getDocumentProxy } from "unpdf";
import { expect, test } from "#testing/journeys/walk.ts";
import { writeSwap } from "../../pages/swap/code.ts";
import { sample } from "../../pages/swap/kit/sample.ts";
import { swapKit } from "../../pages/swap/kit/swap-kit.ts";

test.use({ serviceWorkers: "block" });

const path = "/art/zine/swap";
const code = writeSwap(swapKit, sample);

const bench = (page: Page) => page.getByRole("application");
const read = (page: Page) => page.getByRole("main").getByRole("link", { name: "Read it" });
/** The bench, once it hears presses. */
async function openBench(page: Page, address = path) {
  await page.goto(address);
  await expect(page.locator("[data-ready]")).toBeVisible();
}
const onBench = async (page: Page, right: number, down: number) => {
  const box = await bench(page).boundingBox();
  if (!box) throw new Error("There is no bench.");
  return { x: box.x + box.width * right, y: box.y + box.height * down };
};

test.describe("making a zine", () => {
  test("is stamping, moving, turning, undoing and setting a line; its address holds it all, it is read, and printed on one sheet", async ({
    page,
    walk,
  }) => {
    await openBench(page);
    await page.getByRole("radio", { name: "a snail", exact: true }).check({ force: true });
    await page.getByRole("radio", { name: "Teal" }).check({ force: true });
    const spot = await onBench(page, 0.3, 0.25);
    await page.mouse.click(spot.x, spot.y);
    await expect(page.getByText("Printed: a snail in teal at the top left. 1 of 24.")).toBeVisible();
    await page.getByRole("button", { name: "Move what is printed" }).click();
    const to = await onBench(page, 0.8, 0.8);
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await page.getByRole("button", { name: "Larger" }).click();
    await page.getByText("On this page: 1 print").click();
    await expect(page.getByRole("button", { name: "a snail in teal, at the bottom right" })).toBeVisible();
    await page.getByRole("textbox", { name: "A line of letters" }).fill("See over");
    await page.getByRole("button", { name: "Set it" }).click();
    await page.getByRole("textbox", { name: "Its name" }).fill("Snails");
    await page.getByRole("button", { name: "Deal me a page" }).click();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await walk.checkInThemes("the bench");
    await read(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Snails");
    await page.getByText("Transcript, page by page").click();
    await expect(
      page.getByText("a snail in teal at the bottom right", { exact: false }).last(),
    ).toBeVisible();
    await expect(page.getByText("See over", { exact: true })).toBeVisible();
    await walk.checkInThemes("a zine that came in an address");
    const arriving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Print this zine" }).click();
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await arriving).path())));
    expect(pdf.numPages).toBe(1);
    expect(await extractImages(pdf, 1)).toHaveLength(4);
  });

  test("works by keys alone, is kept on the device, or begins with the zine that is answered", async ({
    page,
  }) => {
    await openBench(page);
    await bench(page).focus();
    for (const key of ["ArrowLeft", "ArrowUp", "]", "+", "Enter"]) await page.keyboard.press(key);
    await expect(page.getByText(/^Printed: a toad in midnight/)).toBeVisible();
    await page.keyboard.press("m");
    for (let step = 0; step < 14; step++) await page.keyboard.press("ArrowDown");
    await page.getByText("On this page: 1 print").click();
    await expect(page.getByRole("button", { name: "a toad in midnight, at the bottom" })).toBeVisible();
    await bench(page).focus();
    await page.keyboard.press("Delete");
    await expect(page.getByText("Taken away: a toad in midnight.")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(page.getByText("On this page: 1 print")).toBeVisible();

    // What was made is kept on the device until it is sent; or the bench begins with the zine that is answered.
    const address = (await read(page).getAttribute("href")) ?? "";
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage)))
      .toContain(address.split("/").at(-1));
    await page.goto("/about-me");
    await openBench(page);
    await expect(read(page)).toHaveAttribute("href", address);
    await openBench(page, `${path}?from=${code}`);
    await expect(read(page)).toHaveAttribute("href", `${path}/${code}`);
  });
});

test("a zine that came in an address is read as the others are, and what was lost on its way is said", async ({
  page,
}) => {
  await page.goto("/art/zine/small-doors");
  await page.getByRole("link", { name: "stamp one of your own" }).click();
  await expect(page).toHaveURL(path);
  await page.goto(`${path}/${code}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sample.title);
  const pictures = page.getByRole("main").getByAltText("zine page", { exact: true });
  await expect(pictures).toHaveCount(4);
  await expect(pictures.first()).toHaveAccessibleDescription(
    /^Page 1 of 4\. On cream paper: .*It says: The toad/,
  );
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  const files = [(await pictures.first().getAttribute("src")) ?? "", new URL(card ?? "").pathname];
  const answers = await Promise.all(files.map((file) => page.request.get(file)));
  expect(answers.map((answer) => answer.headers()["content-type"])).toEqual([
    "image/svg+xml; charset=utf-8",
    "image/png",
  ]);
  expect(answers[0]?.headers()["content-security-policy"]).toContain("sandbox");
  expect((await page.request.get(`${path}/${code}/5.svg`)).status()).toBe(404);
  await page.goto(`${path}/${code.slice(0, -1)}`);
  await expect(page).toHaveURL(`${path}?lost`);
  await expect(page.getByRole("alert")).toContainText("lost something on its way");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the bench says what it needs, and shows a zine that was made on it", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Making one needs scripts")).toBeVisible();
    await expect(bench(page)).toBeHidden();
    const made = page.getByRole("link", { name: `Read “${sample.title}”` });
    await expect(made.locator("img")).toHaveCount(4);
    await made.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sample.title);
  });
});

test.describe("with thumbs", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test(
    "a page is stamped, and everything that it takes is within the window",
    { tag: "@smoke" },
    async ({ page, walk }) => {
      await openBench(page);
      const spot = await onBench(page, 0.5, 0.4);
      await page.touchscreen.tap(spot.x, spot.y);
      await expect(page.getByText(/^Printed: a toad in midnight/)).toBeVisible();
      await expect(bench(page)).toBeInViewport({ ratio: 1 });
      for (const name of ["Turn left", "Larger", "Undo"])
        await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await wide()).toBe(0);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await wide()).toBe(0);
      await walk.check("the bench at 320 px");
    },
  );
});
