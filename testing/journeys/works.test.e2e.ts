import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import PdfDocument from "pdfkit";
import { smallPicture } from "./small-picture.ts";
import { enter, expect, hydrated, pressAsked, test } from "./walk.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** A picture is made in many sizes. */
const arrival = { timeout: 90_000 };

const list = (page: Page) => page.getByRole("region", { name: /^(Artworks|Projects|Zines) \d/ });
const titles = (page: Page) => list(page).locator("ol > li a[dir=auto]").allTextContents();
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

/** The journeys share a site: what another one counts must not grow. */
async function deleteWork(page: Page, noun: string) {
  await page.getByText(`Delete this ${noun}`, { exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The work is in the trash")).toBeVisible();
}

async function pdf(pages: number, userPassword?: string) {
  const document = new PdfDocument({ size: [210, 297], userPassword, autoFirstPage: false });
  for (let page = 1; page <= pages; page++) document.addPage().fontSize(60).text(String(page), 40, 100);
  document.end();
  return { name: "moles.pdf", mimeType: "application/pdf", buffer: await buffer(document) };
}

test("an artwork is made on a phone, ordered, hidden, renamed, deleted and put back", async ({
  page,
  walk,
}) => {
  test.setTimeout(240_000);
  await enter(page);
  await open(page, "/admin/works/artworks");
  await walk.check("the list of artworks");
  const before = await titles(page);
  await page.getByRole("link", { name: "Add an artwork" }).click();
  await hydrated(page);

  await test.step("what is missing is said beside each field, and nothing typed is lost", async () => {
    await field(page, "Title").fill("A Mole, Asleep 🌙");
    await expect(field(page, "Slug")).toHaveValue("a-mole-asleep");
    await field(page, "Made of").fill("Ink on paper");
    await save(page);
    await expect(page.getByRole("alert")).toContainText("fields to correct");
    await expect(page.getByText("Choose a picture from the library, or upload one.").last()).toBeVisible();
    await expect(field(page, "Made of")).toHaveValue("Ink on paper");
    await walk.checkInThemes("a refused artwork");
  });

  await test.step("a picture is uploaded in the form", async () => {
    const choosing = page.getByRole("group", { name: "Picture" });
    await choosing.locator("input[type=file]").setInputFiles(await smallPicture("05"));
    await expect(choosing.locator("img")).toBeVisible(arrival);
    await field(page, "Alt text").fill("A mole asleep in a boot");
    await field(page, "Text").fill("It was there.\n\nIt still is.");
    await save(page);
    await expect(page.getByText("Saved.")).toBeVisible();
    await walk.check("an artwork");
  });

  await test.step("it moves by buttons, and they keep the focus", async () => {
    await open(page, "/admin/works/artworks");
    const title = "A Mole, Asleep 🌙";
    expect(await titles(page)).toEqual([title, ...before]);
    const down = page.getByRole("button", { name: `Move down: ${title}` });
    await down.evaluate((button) => button.scrollIntoView({ block: "center" }));
    const scrolled = () => page.evaluate(() => window.scrollY);
    const from = await scrolled();
    await down.press("Enter");
    await expect.poll(() => titles(page)).toEqual([before[0], title, ...before.slice(1)]);
    await expect(down).toBeFocused();
    expect([from > 0, await scrolled()]).toEqual([true, from]);
    await page.getByLabel(`More for ${title}`).click();
    await walk.check("what can be done with an artwork");
    await page.getByLabel(`New place of ${title}`).fill("1");
    await page.getByRole("button", { name: `Move there: ${title}` }).click();
    await expect.poll(() => titles(page)).toEqual([title, ...before]);
  });

  await test.step("hidden, no reader sees it; shown again, they do", async () => {
    await page.getByRole("button", { name: "Hide: A Mole, Asleep" }).click();
    await expect(list(page).getByText("Hidden", { exact: true })).toBeVisible();
    expect((await page.request.get("/art/a-mole-asleep", { maxRedirects: 0 })).status()).not.toBe(200);
    await page.getByRole("button", { name: "Show: A Mole, Asleep" }).click();
    await expect(list(page).getByText("Hidden", { exact: true })).toHaveCount(0);
  });

  await test.step("a taken slug is refused; another one leaves the old address behind", async () => {
    await list(page).getByRole("link", { name: "A Mole, Asleep" }).first().click();
    await hydrated(page);
    const taken =
      (await (await page.request.get("/art")).text()).match(/href="\/art\/([a-z0-9-]+)"/)?.[1] ?? "";
    const other = taken === "a-mole-asleep" ? "none" : taken;
    if (other !== "none") {
      await field(page, "Slug").fill(other);
      await save(page);
      await expect(page.getByText(/already uses the slug|is a page of the site/).first()).toBeVisible();
    }
    await field(page, "Slug").fill("mole");
    await save(page);
    await expect(page.getByText("Saved.")).toBeVisible();
  });

  await test.step("two windows: the later one is shown what the other has saved", async () => {
    const other = await page.context().newPage();
    // Without what the address reports of the save before.
    await open(other, new URL(page.url()).pathname);
    await field(other, "Made of").fill("Ink and soot");
    await save(other);
    await expect(other.getByText("Saved.")).toBeVisible();
    await other.close();
    await field(page, "Alt text").fill("A mole");
    await save(page);
    const conflict = page.getByRole("region", { name: "Saved elsewhere" });
    await expect(conflict).toContainText("Ink and soot");
    await walk.check("a conflict");
    await expect(field(page, "Alt text")).toHaveValue("A mole");
    await conflict.getByRole("button", { name: "Save my version" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(field(page, "Made of")).toHaveValue("Ink on paper");
  });

  await test.step("deleted, it can be put back", async () => {
    await deleteWork(page, "artwork");
    await expect.poll(() => titles(page)).toEqual(before);
    await walk.check("the list with something in the trash");
    await page.getByRole("button", { name: "Restore: A Mole, Asleep" }).click();
    await expect.poll(async () => (await titles(page)).length).toBe(before.length + 1);
    await list(page).getByRole("link", { name: "A Mole, Asleep" }).first().click();
    await deleteWork(page, "artwork");
  });
});

test("a zine is made of a PDF that is split in the browser", async ({ page, walk }) => {
  test.setTimeout(240_000);
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
  await walk.check("the pages of a zine");

  await field(page, "Title").fill("Moles");
  await save(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("Page 4", { exact: true })).toBeVisible();
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
});

test("a project is made; what was typed when the session ended comes back", async ({ page, walk }) => {
  test.setTimeout(120_000);
  await enter(page);
  await open(page, "/admin/works/projects/new");
  const cover = page.getByRole("group", { name: "Cover" });
  await cover.locator("input[type=file]").setInputFiles(await smallPicture("06"));
  await expect(cover.locator("img")).toBeVisible(arrival);
  await field(page, "Title").fill("A lamp for moles");
  await field(page, "Description of the cover").fill("A lamp");
  await field(page, "Text of the card").fill("It gives **no** light.");
  await page.getByLabel("It is Markdown").check();
  await field(page, "Story (markdown)").fill("At length.");
  await field(page, "Tools").fill("Felt, wire");
  const [, firstCategory] = await page.getByRole("group", { name: "Categories" }).getByRole("checkbox").all();
  await firstCategory?.check();
  await page.context().clearCookies();
  await save(page);
  await expect(page.getByRole("dialog", { name: "You have been logged out" })).toBeVisible();

  await enter(page);
  await open(page, "/admin/works/projects/new");
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(field(page, "Story (markdown)")).toHaveValue("At length.");
  await expect(cover.locator("img")).toBeVisible();
  await save(page);
  await expect(page.getByText("Saved.")).toBeVisible();
  await walk.check("a project");
  await deleteWork(page, "project");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a file of the site is renamed, moved and brought back", async ({ page }) => {
    await enter(page);
    await page.goto("/admin/works/projects");
    const files = list(page).locator("ol > li").filter({ hasText: "From a file" });
    const [first = "", second = ""] = await files.locator("a[dir=auto]").allTextContents();
    const before = await titles(page);
    await page.getByRole("button", { name: `Move down: ${first}` }).click();
    const moved = before.map((title) => (title === first ? second : title === second ? first : title));
    await expect.poll(() => titles(page)).toEqual(moved);
    await list(page).getByRole("link", { name: first }).first().click();
    await expect(page.getByText("This work is a file of the site")).toBeVisible();
    await field(page, "Title").fill("");
    await save(page);
    await expect(page.getByText("The title is empty.").first()).toBeVisible();
    await field(page, "Title").fill("Another name");
    await save(page);
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.getByText("Remove the changes", { exact: true }).click();
    await page.getByRole("button", { name: "Back to the file" }).click();
    await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
  });
});

test("categories are added, renamed, ordered and hidden, and the portfolio follows", async ({
  page,
  walk,
  browser,
}) => {
  const reader = await (await browser.newContext()).newPage();
  const chips = reader.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await reader.goto("/portfolio");
  const before = await chips.allTextContents();
  const filter = (await chips.nth(1).getAttribute("href")) ?? "";
  const [name = ""] = /^\D+/.exec(before[1] ?? "") ?? [];
  await enter(page);
  await open(page, "/admin/works/projects");
  await page.getByRole("link", { name: "Categories" }).click();
  await walk.check("the categories of projects");

  await test.step("a category that is renamed keeps its address", async () => {
    await page.getByRole("link", { name: `Edit: ${name.trim()}`, exact: true }).click();
    await field(page, "Name").fill("Moss & mirrors");
    await page.getByRole("button", { name: "Save category" }).click();
    await expect(page.getByText("Saved. Readers see it now.")).toBeVisible();
    await reader.goto(filter);
    await expect(chips.nth(1)).toContainText("Moss & mirrors");
    await expect(chips.nth(1)).toHaveAttribute("aria-current", "true");
  });

  await test.step("a hidden one is no filter, and a new one is a choice of the form", async () => {
    await page.getByRole("button", { name: "Hide: Moss & mirrors" }).click();
    await expect(page.getByText("Hidden from readers.")).toBeVisible();
    await reader.reload();
    await expect(chips.first()).toHaveAttribute("aria-current", "true");
    expect(await chips.allTextContents()).toEqual(before.toSpliced(1, 1));
    await page.getByRole("link", { name: "Add a category" }).click();
    await field(page, "Name").fill("Lanterns");
    await page.getByRole("button", { name: "Save category" }).click();
    await expect(page.getByRole("heading", { name: "Lanterns" })).toBeVisible();
    await open(page, "/admin/works/projects/new");
    await expect(page.getByRole("checkbox", { name: "Lanterns" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Moss & mirrors (hidden)" })).toBeVisible();
  });

  await open(page, "/admin/works/categories");
  await pressAsked(page, "Show the file again");
  await expect(page.getByText("The studio’s file is shown again.")).toBeVisible();
  await reader.goto("/portfolio");
  expect(await chips.allTextContents()).toEqual(before);
});
