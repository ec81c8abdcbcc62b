import { look } from "./editor.ts";
import type { Page } from "@playwright/test";
import { smallPicture } from "./small-picture.ts";
import { enter, expect, hydrated, test } from "./walk.ts";

/** A picture is made in many sizes. */
const arrival = { timeout: 60_000 };

test("the owner chooses a cover and puts pictures into a text, from the library and from the clipboard", async ({
  page,
  walk,
}) => {
  await enter(page);
  await page.goto("/admin/blog");
  await expect(page.getByRole("button", { name: "Publish Post" })).toBeVisible();
  const text = page.getByLabel("Story (markdown)");
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

  await page.goto("/admin/works/projects/new");
  await hydrated(page);

  await test.step("the keyboard walks through the library; Escape leaves it", async () => {
    await page.getByRole("button", { name: "Insert a picture or film" }).press("Enter");
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
    await expect(page.getByRole("button", { name: "Insert a picture or film" })).toBeFocused();
  });

  await test.step("a picture goes where the caret was, with words, and undo takes it back", async () => {
    await text.fill("Before.\n\nAfter.");
    await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 7));
    await page.getByRole("button", { name: "Insert a picture or film" }).click();
    await shelf.getByRole("button").first().press("Enter");
    await expect(dialog.getByLabel("Alt text")).toBeFocused();
    await dialog.getByRole("button", { name: "Insert", exact: true }).click();
    await expect(dialog.getByText("Without alt text, people who cannot see the picture")).toBeVisible();
    await walk.check("the picker's words");
    await dialog.getByLabel("Alt text").fill("A hand [pointing]");
    await dialog.getByLabel("Caption (optional)").fill("That way");
    await dialog.getByRole("button", { name: "Insert", exact: true }).click();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(
      /^Before\.\n\n!\[A hand \\\[pointing\\\]\]\(\/media\/[a-z2-7]{16} "That way"\)\n\nAfter\.$/,
    );
    await expect(page.getByRole("region", { name: "Preview" }).getByText("That way")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(text).toHaveValue("Before.\n\nAfter.");
  });

  await test.step("a pasted picture arrives while writing goes on", async () => {
    await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 7));
    const sent = await holdUploads(page);
    await paste(page, (await smallPicture("08")).buffer, "image/webp", "tiles.webp");
    await expect(text).toHaveValue("Before.\n\n![Uploading tiles.webp…]()\n\nAfter.");
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" And on");
    await page.getByLabel("Title", { exact: true }).fill("Held back");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(/A file is still (being )?upload/).first()).toBeVisible();
    await text.focus();
    sent.letGo();
    await expect(text).toHaveValue(/^Before\.\n\n!\[\]\(\/media\/[a-z2-7]{16}\)\n\nAfter\. And on$/, arrival);
    await page.keyboard.type(" and on.");
    await expect(text).toHaveValue(/After\. And on and on\.$/);
  });

  await test.step("what is no picture is refused and leaves the text as it was", async () => {
    await text.fill("Only words.");
    await paste(page, Buffer.from("{}"), "image/png", "not-a-picture.png");
    await expect(page.getByText(/not-a-picture\.png: .*Accepted are PNG/)).toBeVisible();
    await expect(text).toHaveValue("Only words.");
  });
});

async function paste(page: Page, file: Buffer, type: string, name: string) {
  const bytes = file.toString("base64");
  await page.getByLabel("Story (markdown)").evaluate(
    (field, file) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(file.bytes), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], file.name, { type: file.type }));
      (field as HTMLElement).focus();
      field.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { bytes, type, name },
  );
}

async function holdUploads(page: Page) {
  let letGo = () => {};
  const free = new Promise<void>((done) => (letGo = done));
  await page.route("**/api/image/upload", async (route) => {
    await free;
    await route.continue();
  });
  return { letGo };
}
