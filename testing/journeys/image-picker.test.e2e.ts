import { look } from "./editor.ts";
import { smallPicture } from "./small-picture.ts";
import { enter, expect, test } from "./walk.ts";

/** A picture is made in many sizes. */
const arrival = { timeout: 60_000 };

test("the owner chooses a cover and puts a picture of the library into a text", async ({ page, walk }) => {
  await enter(page);
  await page.goto("/admin/blog");
  await expect(page.getByRole("button", { name: "Publish Post" })).toBeVisible();
  const dialog = page.getByRole("dialog");
  const shelf = dialog.getByRole("list").last();

  await test.step("what is uploaded in the dialog becomes the cover at once", async () => {
    await page.getByRole("button", { name: "Choose from the library" }).click();
    await expect(dialog.getByLabel("Search the library")).toBeFocused();
    await walk.check("the picker");
    for (const [index, name] of ["04", "11"].entries()) {
      await dialog
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await smallPicture(name));
      await expect(dialog).toBeHidden(arrival);
      await expect(page.getByLabel("Image (URL)")).toHaveValue(/^\/media\/[a-z2-7]{16}$/);
      await expect(page.getByText("No alt text")).toBeVisible();
      if (index < 1) await page.getByRole("button", { name: "Choose from the library" }).click();
    }
    await expect(page.getByRole("button", { name: "Choose from the library" })).toBeFocused();
  });

  await test.step("the toolbar's picture comes from the library, with words", async () => {
    const surface = page.getByRole("textbox", { name: "Text (markdown)" });
    await surface.click();
    await page.keyboard.type("Before the print.");
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    await page.getByRole("button", { name: "Choose from the library…" }).click();
    await shelf.getByRole("button").first().press("Enter");
    await dialog.getByLabel("Alt text").last().fill("A boat at sunset");
    await dialog.getByRole("button", { name: "Insert", exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(surface.getByRole("img", { name: "A boat at sunset" })).toBeVisible();
    await look(page, "Preview");
    await expect(
      page.getByRole("region", { name: "Preview" }).getByRole("img", { name: "A boat at sunset" }),
    ).toBeVisible();
    await walk.check("a cover, and a picture in the text");
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByLabel("Image (URL)")).toHaveValue("");
  });

  await test.step("the keyboard walks through the library; Escape leaves it", async () => {
    await page.getByRole("button", { name: "Choose from the library" }).press("Enter");
    await expect(dialog.getByText(/^\d+ found$/)).toBeVisible();
    await dialog.getByLabel("Search the library").fill("11");
    await expect(shelf.getByRole("button").filter({ hasNotText: "11" })).toHaveCount(0);
    await expect(shelf.getByRole("button").first()).toBeVisible();
    await dialog.getByLabel("Search the library").fill("zzz");
    await expect(dialog.getByText("No results")).toBeVisible();
    await dialog.getByLabel("Search the library").fill("");
    await expect(dialog.getByText(/^\d+ found$/)).toBeVisible();
    await shelf.getByRole("button").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(shelf.getByRole("button").nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(shelf.getByRole("button").last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Choose from the library" })).toBeFocused();
  });
});
