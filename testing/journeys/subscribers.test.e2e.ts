import { readFile } from "node:fs/promises";
import type { Browser, Download, Page } from "@playwright/test";
import { enter, expect, pressAsked, test } from "./walk.ts";

const consent = "Signed the sheet at the June fair.";
const list = `Name;E-Mail
"Pond; Ada";ada@fair.example
"Zoë ""Toad"" Marsh";zoe@fair.example
Ada again;ADA@fair.example
Nobody;no address here
;=1+1
`;

/** Bytes as an older spreadsheet writes them. */
const latin1 = (text: string) => Buffer.from(text, "latin1");

async function bring(page: Page, name: string, buffer: Buffer) {
  await page.goto("/admin/email/subscribers/import");
  await page.getByLabel("Consent").fill(consent);
  await page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Preview the import" }).click();
}

async function textOf(downloading: Promise<Download>): Promise<string> {
  return readFile(await (await downloading).path(), "utf8");
}

async function withoutScripts(browser: Browser, page: Page) {
  const storageState = await page.context().storageState();
  return browser.newContext({ javaScriptEnabled: false, storageState });
}

// Each goes on with the readers of the one before.
test.describe.configure({ mode: "serial" });

test("the owner adds a subscriber, and imports a list", async ({ page, walk }) => {
  await test.step("nobody subscribes yet, or nobody of that name where other journeys left somebody", async () => {
    await enter(page);
    await page.goto("/admin/email/subscribers?q=nobody-of-this-name");
    await expect(page.getByText(/^No (subscribers|results)/).first()).toBeVisible();
    await walk.check("no subscribers");
    await page.goto("/admin/email/subscribers");
  });

  await test.step("somebody is added with a note on consent; what was typed survives a refusal", async () => {
    await page.getByLabel("Email address").fill("Reader@pond.example");
    await page.getByLabel("Consent").fill("ok");
    await page.getByRole("button", { name: "Add subscriber" }).click();
    await expect(page.getByLabel("Consent")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Email address")).toHaveValue("Reader@pond.example");
    await walk.check("adding somebody, refused");
    await page.getByLabel("Consent").fill("Asked me by letter in May.");
    await page.getByRole("button", { name: "Add subscriber" }).click();
    await expect(page.getByText("is now subscribed")).toBeVisible();
    await expect(page.getByRole("row", { name: /Reader@pond\.example Confirmed/ })).toBeVisible();
    await walk.check("one subscriber");
  });

  await test.step("a list is looked at row by row, and its new readers are added", async () => {
    await page.getByRole("link", { name: "Import a list" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import subscribers");
    await walk.check("bringing a list");
    await bring(page, "fair.csv", latin1(list));
    await expect(page.getByText("Read as Windows-1252 (Latin-1), with semicolons")).toBeVisible();
    await expect(
      page.getByRole("row", { name: "4 ADA@fair.example Duplicate. Same address as in line 2." }),
    ).toBeVisible();
    await expect(
      page.getByRole("row", { name: /6 =1\+1 Invalid address\. That is a formula/ }),
    ).toBeVisible();
    await walk.check("a report");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download these rows as CSV" }).click();
    const report = await textOf(downloading);
    expect(report.split("\r\n")[5]).toBe(`6,'=1+1,Invalid address,"That is a formula, not an address."`);
    await page.getByRole("button", { name: "Add 2 subscribers" }).click();
    await expect(page.getByText("2 subscribers were added")).toBeVisible();
    await walk.check("a list that was taken");
    await page.reload();
    await expect(page.getByRole("button", { name: /Add/ })).toHaveCount(0);
  });

  await test.step("a long list tells how far it is read, and is read to its end", async () => {
    const many = Array.from({ length: 30_000 }, (_, n) => `reader${n}@many.example`).join("\n");
    await bring(page, "many.csv", Buffer.from(many));
    await expect(page.getByRole("progressbar")).toBeVisible();
    await walk.check("a list being read");
    await expect(page.getByRole("button", { name: "Add 30,000 subscribers" })).toBeVisible({
      timeout: 90_000,
    });
    await pressAsked(page, "Discard this import");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import subscribers");
    await expect(page.getByRole("link", { name: "many.csv" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "fair.csv" })).toBeVisible();
  });
});

test("lists go the same way without scripts", async ({ page, browser }) => {
  await enter(page);
  await page.goto("/admin/email/subscribers");

  await test.step("a workbook is refused with what to do, and the note is kept", async () => {
    const plain = await withoutScripts(browser, page);
    const simple = await plain.newPage();
    await bring(simple, "readers.xlsx", Buffer.from("PK\u0003\u0004 and so on"));
    await expect(simple.getByText("and then CSV")).toBeVisible();
    await expect(simple.getByLabel("Consent")).toHaveValue(consent);
    await plain.close();
  });

  await test.step("without scripts a list is read, and added, all the same", async () => {
    const plain = await withoutScripts(browser, page);
    const simple = await plain.newPage();
    const rows = Array.from({ length: 12_000 }, (_, n) => `plain${n}@slow.example`).join("\n");
    await bring(simple, "plain.csv", Buffer.from(rows));
    await expect(simple.getByRole("button", { name: "Add 12,000 subscribers" })).toBeVisible({
      timeout: 60_000,
    });
    await simple.getByRole("button", { name: "Add 12,000 subscribers" }).click();
    await expect(simple.getByText("12,000 subscribers were added")).toBeVisible();
    await plain.close();
  });
});

test("the owner finds, removes and forgets", async ({ page, walk }) => {
  await enter(page);
  await page.goto("/admin/email/subscribers");

  await test.step("people are found by any part of their address, a page at a time, and downloaded", async () => {
    await page.goto("/admin/email/subscribers");
    // Beside the few that other journeys leave.
    await expect(page.getByText(/^12,0\d\d found$/)).toBeVisible();
    await walk.check("many subscribers");
    await page.getByRole("link", { name: "Older" }).click();
    await expect(page.getByRole("link", { name: "Newer" })).toBeVisible();
    await page.getByRole("link", { name: "Newer" }).click();
    await expect(page.getByRole("link", { name: "Newer" })).toHaveCount(0);
    await page.getByLabel("Search by any part").fill("FAIR.ex");
    await expect(page.getByText("2 found")).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download these 2 as CSV" }).click();
    const lines = (await textOf(downloading)).split("\r\n");
    expect(lines[0]).toMatch(/^\ufeffemail,state,added_at/);
    expect(lines[1]).toContain(`confirmed`);
    expect(lines).toHaveLength(4);
    await page.getByLabel("Search by any part").fill("nobody at all");
    await expect(page.getByText("No results")).toBeVisible();
    await walk.check("a search that finds nobody");
  });

  await test.step("somebody is taken off the list", async () => {
    await page.goto("/admin/email/subscribers?q=reader@pond");
    await page.getByRole("link", { name: "Reader@pond.example" }).click();
    await expect(page.getByText("Asked me by letter in May.")).toBeVisible();
    await walk.check("a subscriber");
    await pressAsked(page, "Unsubscribe");
    await expect(page.getByRole("button", { name: "Unsubscribe" })).toHaveCount(0);
    await expect(page.getByText("Unsubscribed", { exact: true }).first()).toBeVisible();
  });

  await test.step("they may see all that is kept of them, and are forgotten after being asked about once more", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download all data about this subscriber" }).click();
    expect(JSON.parse(await textOf(downloading))).toMatchObject({
      email: "Reader@pond.example",
      letters: [],
    });
    await page.locator("summary", { hasText: "Erase subscriber" }).click();
    await expect(page.getByRole("dialog")).toContainText("This cannot be undone.");
    await expect(page.getByRole("dialog")).toContainText("A fingerprint of the address is kept");
    await walk.check("asked before forgetting");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.locator("summary", { hasText: "Erase subscriber" }).click();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(page.getByText("The subscriber is erased")).toBeVisible();
    await walk.check("somebody forgotten");
    await bring(page, "again.csv", Buffer.from("reader@pond.example\n"));
    await expect(page.getByText("There are no subscribers to add.")).toBeVisible();
    await expect(page.getByRole("row", { name: /Was erased after unsubscribing/ })).toBeVisible();
  });
});
