import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractImages, getDocumentProxy } from "unpdf";
import { swapKit } from "#studio/swap.ts";
import { writeSwap } from "@toadstool/zine/swap";
import { expect, test } from "./walk.ts";

test.use({ serviceWorkers: "block" });

if (!swapKit) throw new Error("The small studio has no stamps.");
const path = "/art/zine/swap";
const square = { stamp: 0, ink: 1, x: 128, y: 128, turn: 3, size: 4 };
const pages = [[square], [], [], []].map((marks) => ({ paper: 0, marks }));
const code = writeSwap(swapKit, { title: "A square", pages });

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
    await page.getByRole("radio", { name: "a ring" }).check({ force: true });
    await page.getByRole("radio", { name: "Blue" }).check({ force: true });
    const spot = await onBench(page, 0.3, 0.25);
    await page.mouse.click(spot.x, spot.y);
    await expect(page.getByText("Printed: a ring in blue at the top left. 1 of 24.")).toBeVisible();
    await page.getByRole("button", { name: "Move what is printed" }).click();
    const to = await onBench(page, 0.8, 0.8);
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await page.getByRole("button", { name: "Larger" }).click();
    await page.getByText("On this page: 1 print").click();
    await expect(page.getByRole("button", { name: "a ring in blue, at the bottom right" })).toBeVisible();
    await page.getByRole("textbox", { name: "A line of letters" }).fill("See over");
    await page.getByRole("button", { name: "Set it" }).click();
    await page.getByRole("textbox", { name: "Its name" }).fill("Rings");
    await page.getByRole("button", { name: "Deal me a page" }).click();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await walk.checkInThemes("the bench");
    await read(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
    await page.getByText("Transcript, page by page").click();
    await expect(page.getByText("a ring in blue at the bottom right", { exact: false }).last()).toBeVisible();
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
    await expect(page.getByText(/^Printed: a square in black/)).toBeVisible();
    await page.keyboard.press("m");
    for (let step = 0; step < 14; step++) await page.keyboard.press("ArrowDown");
    await page.getByText("On this page: 1 print").click();
    await expect(page.getByRole("button", { name: "a square in black, at the bottom" })).toBeVisible();
    await bench(page).focus();
    await page.keyboard.press("Delete");
    await expect(page.getByText("Taken away: a square in black.")).toBeVisible();
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

test.describe("with thumbs", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a page is stamped, and everything that it takes is within the window @smoke", async ({
    page,
    walk,
  }) => {
    await openBench(page);
    const spot = await onBench(page, 0.5, 0.4);
    await page.touchscreen.tap(spot.x, spot.y);
    await expect(page.getByText(/^Printed: a square in black/)).toBeVisible();
    await expect(bench(page)).toBeInViewport({ ratio: 1 });
    for (const name of ["Turn left", "Larger", "Undo"])
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await wide()).toBe(0);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await wide()).toBe(0);
    await walk.check("the bench at 320 px");
  });
});
