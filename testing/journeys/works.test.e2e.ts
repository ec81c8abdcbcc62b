import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import PdfDocument from "pdfkit";
import { typeOn } from "./editor.ts";
import { smallPicture } from "./small-picture.ts";
import { enter, expect, hydrated, openKnown, test } from "./walk.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** A picture is made in many sizes. */
const arrival = { timeout: 90_000 };

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const story = (page: Page) => page.getByRole("textbox", { name: "Story (markdown)" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
/** What another try has left is no hindrance. */
const own = (title: string) => `${title} ${Date.now()}`;

/** The journeys share a site: what another one counts must not grow. */
async function deleteWork(page: Page, noun: string) {
  await page.getByText(`Delete this ${noun}`, { exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The work is in the trash")).toBeVisible();
}

async function pdf(pages: number, userPassword?: string) {
  // Low pages: each becomes a picture of 1800 pixels in width.
  const document = new PdfDocument({ size: [210, 70], margin: 0, userPassword, autoFirstPage: false });
  for (let page = 1; page <= pages; page++) document.addPage().fontSize(40).text(String(page), 40, 10);
  document.end();
  return { name: "moles.pdf", mimeType: "application/pdf", buffer: await buffer(document) };
}

test("a work moves by its menu and by its grip, which keep the focus, and the list its place in the window", async ({
  page,
  walk,
}) => {
  await enter(page);
  await open(page, "/admin/works/artworks");
  const titles = page.locator("main ol a[dir=auto]");
  const before = await titles.allTextContents();
  const [first = "", moved = "", passed = "", ...others] = before;
  const after = [first, passed, moved, ...others];
  const more = page.getByRole("button", { name: `More for ${moved}`, exact: true });
  await more.evaluate((button) => button.scrollIntoView({ block: "center" }));
  const scrolled = () => page.evaluate(() => window.scrollY);
  const from = await scrolled();
  await more.press("Enter");
  await page.getByRole("button", { name: `Move down: ${moved}`, exact: true }).press("Enter");
  await expect(titles).toHaveText(after);
  await expect(more).toBeFocused();
  await expect.poll(scrolled).toBe(from);

  const grip = page.getByRole("button", { name: new RegExp(`^Move ${moved}, `) });
  for (const key of ["Enter", "ArrowUp"]) await grip.press(key);
  await expect(page.getByText(`${moved}: place 2 of ${before.length}`)).toBeAttached();
  await grip.press("Escape");
  await expect(titles).toHaveText(after);
  for (const key of ["Enter", "ArrowUp", "Enter"]) await grip.press(key);
  await expect(titles).toHaveText(before);
  await expect(grip).toBeFocused();

  await grip.hover();
  await page.mouse.down();
  await page.getByRole("button", { name: new RegExp(`^Move ${passed}, `) }).hover();
  await page.mouse.up();
  await expect(titles).toHaveText(after);
  await page.reload();
  await expect(titles).toHaveText(after);
  await hydrated(page);
  for (const key of ["Enter", "ArrowUp", "Enter"]) await grip.press(key);
  await expect(titles).toHaveText(before);
  await more.click();
  await walk.check("what can be done with an artwork");
});

test("a zine is made of a PDF that is split in the browser", async ({ page, walk }) => {
  await enter(page);
  await open(page, "/admin/works/zines/new");
  const files = page.getByRole("group", { name: "Pages" }).locator("input[type=file]");
  await files.setInputFiles(await pdf(5));
  await expect(page.getByText("This PDF has 5 pages")).toBeVisible(arrival);
  await files.setInputFiles(await pdf(4, "secret"));
  await expect(page.getByText("This PDF is protected by a password")).toBeVisible(arrival);
  await files.setInputFiles({
    name: "a.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 no more"),
  });
  await expect(page.getByText("This PDF could not be read")).toBeVisible(arrival);
  await files.setInputFiles(await pdf(4));
  await expect(page.getByText("4 pages.")).toBeVisible(arrival);
  await expect(field(page, "Words on page 3")).toHaveValue("3");
  for (const label of ["Title", "Description", "Alt text of page 4"])
    await expect(field(page, label)).toHaveAttribute("required");

  await field(page, "Title").fill(own("Moles"));
  await save(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("Page 4", { exact: true })).toBeVisible();
  await walk.checkInThemes("a refused zine");
  for (const number of [1, 2, 3, 4])
    await field(page, `Alt text of page ${number}`).fill(`The number ${number}`);
  await page.getByRole("button", { name: "Move page 2 up" }).click();
  await expect(field(page, "Alt text of page 1")).toHaveValue("The number 2");
  await field(page, "Alt text of the cover").fill("A two");
  await field(page, "Description").fill("Four numbers.");
  await field(page, "Made of").fill("Black on white");
  await field(page, "Text").fill("Counting.");
  await save(page);
  await expect(page.getByText("Saved.")).toBeVisible();
  await deleteWork(page, "zine");
  await walk.check("a list with something in the trash");
});

test("a project is made; what was typed when the session ended comes back", async ({ page, walk }) => {
  await enter(page);
  await openKnown(page, "/admin/works/projects/new");
  await hydrated(page);
  const cover = page.getByRole("group", { name: "Cover" });
  const picture = await smallPicture("06");
  await cover.locator("input[type=file]").setInputFiles(picture);
  await expect(cover.locator("img")).toBeVisible(arrival);
  await cover.locator("input[type=file]").setInputFiles(picture);
  await expect(cover.getByText("You have this file already")).toBeVisible(arrival);
  await cover.getByRole("button", { name: /^Use that one/ }).click();
  await expect(cover.getByText("You have this file already")).toBeHidden();
  const title = own("A lamp for moles");
  await field(page, "Title").fill(title);
  await expect(field(page, "Slug")).toHaveValue(title.toLowerCase().replaceAll(" ", "-"));
  await field(page, "Description of the cover").fill("A lamp");
  await field(page, "Text of the card").fill("It gives **no** light.");
  await page.getByLabel("It is Markdown").check();
  await typeOn(page, "At length.", story(page));
  await field(page, "Tools").fill("Felt, wire");
  const [, firstCategory] = await page.getByRole("group", { name: "Categories" }).getByRole("checkbox").all();
  await firstCategory?.check();
  await page.context().clearCookies();
  await save(page);
  await expect(page.getByRole("dialog", { name: "You have been logged out" })).toBeVisible();

  await enter(page);
  await open(page, "/admin/works/projects/new");
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(story(page)).toHaveText("At length.");
  await expect(cover.locator("img")).toBeVisible();
  await save(page);
  await expect(page.getByText("Saved.")).toBeVisible();
  // As if another window had saved it meanwhile.
  await page
    .locator("main input[name=version]")
    .evaluate((version: HTMLInputElement) => (version.value = "0"));
  await save(page);
  await expect(page.getByRole("region", { name: "Saved elsewhere" })).toBeVisible();
  await walk.check("a conflict");
  await page.getByRole("button", { name: "Save my version" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await deleteWork(page, "project");
});
