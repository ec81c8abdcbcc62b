import type { Page } from "@playwright/test";
import { enter, expect, openKnown, test, writeMarkdown } from "./walk.ts";

test.beforeEach(({ context }) => writeMarkdown(context));

async function newDraft(page: Page, title: string): Promise<string> {
  await enter(page);
  await page.goto("/admin/blog");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByLabel("Summary").fill("A summary.");
  // Scripts have taken the form over once they suggest a slug.
  await expect(page.getByLabel("Slug")).not.toHaveValue("");
  await page.getByRole("button", { name: "Create Draft" }).click();
  await expect(page).toHaveURL(/\?draft=/);
  return page.url().replace(/&.*/, "");
}

const text = (page: Page) => page.locator('textarea[name="content"]');

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByText("Show Form").click();
}

// Two windows on one text: editor-two-hands.test.e2e.ts.
test("a lost connection, a lost session and a closed page each give the text back", async ({
  page,
  context,
}) => {
  const address = await newDraft(page, "Held on to");
  const isOffered = async (kept: string) => {
    await openForm(page, address);
    await page.getByRole("button", { name: "Restore it" }).first().click();
    await expect(text(page)).toHaveValue(kept);
  };
  await openForm(page, address);
  await text(page).fill("Sent into the void.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Close Draft" }).click();
  await expect(page.getByText("Offline: kept on this device")).toBeVisible();
  await expect(text(page)).toHaveValue("Sent into the void.");
  await context.setOffline(false);
  const saved = address.replace(/.*draft=/, "/api/drafts/");
  await expect.poll(async () => (await page.request.get(saved)).text()).toContain("Sent into the void.");

  await openKnown(page, address);
  await page.getByText("Show Form").click();
  await text(page).fill("Sent without a key.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Close Draft" }).click();
  await expect(page.getByText("You have been logged out").filter({ visible: true }).first()).toBeVisible();
  await enter(page);
  await page.goto("/admin/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Posts and drafts" })).toBeVisible();
  await isOffered("Sent without a key.");

  await text(page).fill("Typed and gone at once.");
  await page.goto("/blog");
  await isOffered("Typed and gone at once.");

  await page.getByRole("button", { name: "Close Draft" }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await openForm(page, address);
  await expect(text(page)).toHaveValue("Typed and gone at once.");
  await expect(page.getByRole("button", { name: "Restore it" })).toHaveCount(0);
});
