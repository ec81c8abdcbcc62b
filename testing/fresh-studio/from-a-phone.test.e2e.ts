import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import PdfDocument from "pdfkit";
import { smallPicture } from "../journeys/small-picture.ts";
import {
  checkPage,
  enter,
  expect,
  hydrated,
  letterPatience,
  mailTo,
  subscribeAs,
  test,
  writeMarkdown,
} from "../journeys/walk.ts";
import { linkIn } from "#testing/link-in-mail.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(phone);

/** A picture is made in many sizes. */
const arrival = { timeout: 90_000 };
const reader = "reader@example.com";
const prints = ["Moss", "Fern", "Lichen"];

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).tap();
const isSaved = (page: Page) => expect(page.getByText("Saved.")).toBeVisible();

/**
 * Goes to a place of the admin, a room of it or a page that it leads to, as a thumb does. From here on one document: what is chosen
 * or filled in later is heard by it.
 */
async function follow(page: Page, place: string, room = ""): Promise<void> {
  await page.goto("/admin");
  await hydrated(page);
  await tap(page, "More");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: place, exact: true }).tap();
  if (room)
    await page
      .getByRole("link", { name: new RegExp(`^${room}( \\d+)?$`) })
      .first()
      .tap();
}

async function choosePicture(page: Page, group: string, name: string, count = 1): Promise<void> {
  const choosing = page.getByRole("group", { name: group });
  await choosing.locator("input[type=file]").setInputFiles(await smallPicture(name));
  await expect(choosing.locator("img")).toHaveCount(count, arrival);
}

async function pdfOf(pages: number): Promise<Buffer> {
  const document = new PdfDocument({ size: [210, 297], autoFirstPage: false });
  for (let page = 1; page <= pages; page++) document.addPage().fontSize(60).text(String(page), 40, 100);
  document.end();
  return buffer(document);
}

test("an empty site becomes a whole one from a phone alone", async ({ page, walk, browser }) => {
  test.setTimeout(1_800_000);
  const visitor = await (await browser.newContext(phone)).newPage();
  await test.step("there is nothing yet, and a reader subscribes", async () => {
    for (const path of ["/portfolio", "/art", "/blog", "/notes"]) {
      await visitor.goto(path);
      await checkPage(visitor, `${path} without anything`);
    }
    await visitor.goto("/subscribe");
    await subscribeAs(visitor, reader);
    await visitor.goto(linkIn(await mailTo(reader, () => true), "/confirmation/"));
    await visitor.getByRole("main").getByRole("button").first().tap();
    await expect(visitor.getByRole("heading", { name: "You are subscribed" })).toBeVisible();
  });

  await writeMarkdown(page.context());
  await enter(page);

  await test.step("a profile, with a link, a job and tools", async () => {
    await follow(page, "Site");
    await field(page, "Name").fill("Zelda Ink");
    await field(page, "Title").fill("Printmaker and keeper of newts");
    await tap(page, "Save profile");
    await expect(page.getByText("Saved. Readers see it now.")).toBeVisible();
    await walk.check("the profile");
    await page.getByRole("link", { name: "Links", exact: true }).tap();
    await page.getByRole("link", { name: "Add a link" }).tap();
    await field(page, "Label").fill("Photographs");
    await field(page, "Address").fill("https://photos.example/zelda");
    await tap(page, "Save link");
    await expect(page.getByRole("heading", { name: "Photographs" })).toBeVisible();
    await page.getByRole("link", { name: "Jobs", exact: true }).tap();
    await page.getByRole("link", { name: "Add a job" }).tap();
    await field(page, "Role").fill("Keeper of newts");
    await field(page, "Organisation").fill("The Pond");
    await field(page, "Dates").fill("2024 to today");
    await field(page, "Name of the tab").fill("Pond");
    await field(page, "Points").fill("Counted newts.");
    await tap(page, "Save job");
    await expect(page.getByRole("heading", { name: "Keeper of newts" })).toBeVisible();
    await page.getByRole("link", { name: "Tools", exact: true }).tap();
    await page.getByRole("link", { name: "Add a category" }).tap();
    await field(page, "Category").fill("Printing");
    await page.getByRole("textbox", { name: "Tools" }).fill("Press, Ink");
    await tap(page, "Save category");
    await expect(page.getByRole("main")).toContainText("2 tools");
  });

  await test.step("a project", async () => {
    await follow(page, "Works", "Projects");
    await page.getByRole("link", { name: "New project" }).first().tap();
    await choosePicture(page, "Cover", "06");
    await field(page, "Title").fill("A lamp for moles");
    await field(page, "Description of the cover").fill("A lamp");
    await field(page, "Text of the card").fill("It gives no light.");
    await field(page, "Story (markdown)").fill("At length.");
    await field(page, "Tools").fill("Felt, wire");
    await page.getByRole("checkbox", { name: "Print" }).tap();
    await tap(page, "Save");
    await isSaved(page);
  });

  await test.step("three prints", async () => {
    for (const [index, title] of prints.entries()) {
      await follow(page, "Works", "Artworks");
      await page.getByRole("link", { name: "New artwork" }).first().tap();
      await field(page, "Title").fill(title);
      await field(page, "Made of").fill("Linocut");
      await choosePicture(page, "Picture", `0${index + 1}`);
      await field(page, "Alt text").fill(`A print of ${title}`);
      await field(page, "Text").fill("Printed by hand.");
      await tap(page, "Save");
      await isSaved(page);
    }
  });

  await test.step("a zine, from a PDF", async () => {
    await follow(page, "Works", "Zines");
    await page.getByRole("link", { name: "New zine" }).first().tap();
    const pages = page.getByRole("group", { name: "Pages" });
    await pages
      .locator("input[type=file]")
      .setInputFiles({ name: "newts.pdf", mimeType: "application/pdf", buffer: await pdfOf(4) });
    await expect(page.getByText("4 pages.")).toBeVisible(arrival);
    await field(page, "Title").fill("Newts");
    for (const number of [1, 2, 3, 4]) await field(page, `Alt text of page ${number}`).fill(`A ${number}`);
    await field(page, "Alt text of the cover").fill("A one");
    await field(page, "Description").fill("Four numbers.");
    await field(page, "Made of").fill("Black on white");
    await field(page, "Text").fill("Counting.");
    await tap(page, "Save");
    await isSaved(page);
  });

  await test.step("a page", async () => {
    await follow(page, "Site", "Pages");
    await page.getByRole("textbox", { name: "Title" }).fill("Now");
    await page.getByRole("textbox", { name: "Text (markdown)" }).fill("A zine about moss.");
    await tap(page, "Publish page");
    await expect(page.getByText("Published:")).toBeVisible();
  });

  await test.step("a note", async () => {
    await follow(page, "Notes");
    await page.getByRole("textbox", { name: "Note", exact: true }).fill("The first newt of the year.");
    await tap(page, "Publish note");
    await expect(page.getByRole("main")).toContainText("The first newt of the year.", arrival);
  });

  await test.step("a post", async () => {
    await follow(page, "Posts", "New post");
    await page.getByRole("textbox", { name: "Title" }).fill("Why newts");
    await page.getByLabel("Summary").fill("In short.");
    await page.getByRole("textbox", { name: "Text (markdown)" }).fill("Because of their **patience**.");
    await tap(page, "Publish Post");
    // Not that of the form, /admin/blog: what is sent from there would not arrive.
    await page.waitForURL(({ pathname }) => pathname === "/blog");
  });

  await test.step("a letter, which arrives", async () => {
    await follow(page, "Letters");
    await field(page, "Subject").fill("Newts, by letter");
    await page.locator('textarea[name="content"]').fill("They are **back**.");
    await tap(page, "Check and send…");
    await page.getByRole("button", { name: /^Send to 1 subscriber/ }).tap();
    await expect(page).toHaveURL(/\/admin\/email\/letters\/[\w-]+$/);
    const letter = await mailTo(reader, ({ subject }) => subject === "Newts, by letter", letterPatience);
    expect(letter.html).toContain("<strong");
  });

  await test.step("readers have all of it", async () => {
    const shown: [path: string, words: string[]][] = [
      ["/", ["Zelda Ink"]],
      ["/about-me", ["Printmaker and keeper of newts", "The Pond", "Printing"]],
      ["/portfolio", ["A lamp for moles"]],
      ["/art", [...prints, "Newts"]],
      ["/art/zine/newts", ["Newts"]],
      ["/now", ["A zine about moss."]],
      ["/notes", ["The first newt of the year."]],
      ["/blog", ["Why newts"]],
      ["/blog/why-newts", ["patience"]],
    ];
    for (const [path, words] of shown) {
      await visitor.goto(path);
      for (const word of words) await expect(visitor.locator("body")).toContainText(word);
      await checkPage(visitor, path);
    }
  });
});
