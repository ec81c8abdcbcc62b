import { expect, hydrated, test } from "./walk.ts";

test("keys lead round the works of a series; the press prints what is chosen, once a pull, and an address prints the same sheet", async ({
  page,
  walk,
}) => {
  const wall = "/art/series/small-grids";
  await page.goto(`${wall}/1`);
  await hydrated(page);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${wall}/2`);
  await expect(page.getByText("No 2 of 3")).toBeVisible();
  // Quicker than a page can come.
  await page.evaluate(() => {
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(`${wall}/3`);

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main img").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Make another" }), "nothing to press is printed").toHaveCount(
    0,
  );
  await page.emulateMedia({ media: "screen" });

  const canvas = page.locator("canvas[role=img]");
  /** A sum over the pixels, once the sheet is printed. */
  const printed = async () => {
    await expect(canvas).toHaveAccessibleName(/^Squares in rows/);
    return canvas.evaluate((element: HTMLCanvasElement) => {
      const drawn = element.getContext("2d")?.getImageData(0, 0, element.width, element.height);
      return (drawn?.data ?? new Uint8ClampedArray()).reduce(
        (sum, value) => (sum * 31 + value) % 1_000_003,
        0,
      );
    });
  };
  await page.goto(`${wall}?seed=7&paper=w&inks=bc`);
  const first = await printed();
  await walk.check("a sheet on the press");
  await page.getByRole("radio", { name: "White" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("checkbox", { name: "Coral" }).press("Space");
  await page.getByRole("checkbox", { name: "Yellow" }).press("Space");
  await expect(page.locator(".press-plate")).toHaveText("GreyBlue, Yellow");
  await page.getByRole("checkbox", { name: "Same picture" }).press("Space");
  await page.getByRole("button", { name: /Pull the lever/ }).press("Enter");
  await expect(page).toHaveURL(`${wall}?seed=7&paper=g&inks=by`);
  await expect.poll(printed).not.toBe(first);
  await page.goBack();
  await expect(page).toHaveURL(`${wall}?seed=7&paper=w&inks=bc`);
  await expect.poll(printed).toBe(first);
  await page.getByLabel("Print a seed number").fill("42");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Forty-second Grid" })).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download SVG" }).click();
  expect((await saving).suggestedFilename()).toBe("small-grids-42.svg");
});
