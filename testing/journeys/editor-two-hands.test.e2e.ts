import type { Page } from "@playwright/test";
import {
  api,
  draftOf,
  isSaved,
  openEditor,
  openNewDraft,
  press,
  rest,
  stands,
  text,
  typeOn,
  writeElsewhere,
} from "./editor.ts";
import { checkPage, enter, expect, test } from "./walk.ts";

test.beforeEach(({ page }) => page.clock.install());

const changed = (page: Page) => page.getByText("Changed elsewhere", { exact: true });
const draftAt = (page: Page) => new URL(page.url()).searchParams.get("draft") ?? "";

test("two tabs on one draft: nothing is overwritten until she has chosen", async ({ page, context }) => {
  const id = await openNewDraft(page, "Two tabs", "Begun.");
  const other = await context.newPage();
  await openEditor(other, `/admin/blog?draft=${id}`);
  await typeOn(other, " Theirs.");
  await rest(other);
  await isSaved(other);
  await typeOn(page, " Mine.");
  await rest(page);
  await expect(changed(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Text: yours" })).toContainText("Mine.");
  await expect(page.getByRole("region", { name: "Text: saved elsewhere" })).toContainText("Theirs.");
  await press(page, "Choose a version");
  await checkPage(page, "two texts");
  await typeOn(page, " Still mine.");
  await rest(page);
  expect((await draftOf(page, id)).content).toBe("Begun. Theirs.");
  await press(page, "Keep my version");
  await isSaved(page);
  expect((await draftOf(page, id)).content).toBe("Begun. Mine. Still mine.");

  await test.step("who takes the saved text has her own put aside, and may bring it back", async () => {
    await typeOn(other, " Again.");
    await rest(other);
    await expect(changed(other)).toBeVisible();
    await press(other, "Use the saved version");
    await expect(text(other)).toHaveText("Begun. Mine. Still mine.");
    await press(other, "Restore it");
    await expect(text(other)).toHaveText("Begun. Theirs. Again.");
    await rest(other);
    await isSaved(other);
    await stands(other, id, "Begun. Theirs. Again.");
    await other.close();
  });

  await test.step("two long texts are shown from their reason on, and each where they begin to differ", async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    const alike = "A line of words that both of them have.\n\n".repeat(60);
    const long = await openNewDraft(page, "Two long texts", `${alike}The end.`);
    await writeElsewhere(page, long, `${alike}The end, and theirs.`);
    await typeOn(page, " Mine.");
    await rest(page);
    await press(page, "Choose a version");
    await expect(page.getByRole("heading", { name: "This text was saved elsewhere" })).toBeInViewport();
    for (const side of ["Text: yours", "Text: saved elsewhere"]) {
      const change = page.getByRole("region", { name: side }).locator("mark").first();
      await change.evaluate((mark) => mark.closest("section")?.scrollIntoView({ block: "center" }));
      await expect(change, side).toBeInViewport();
    }
  });
});

test("two browsers on one post: both texts can be kept, one before readers and one as a draft", async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page);
  const fields = { title: "Two browsers", slug: "two-browsers", summary: "In short.", content: "Begun." };
  const { id } = (await api(page, "POST", "/posts", fields)).data as { id: string };
  const address = `/admin/blog?post=${id}`;
  await openEditor(page, address);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await openEditor(other, address);
  await typeOn(other, " Theirs.");
  await press(other, "Update post");
  await expect(other).toHaveURL(/\/blog\/two-browsers\/?$/);
  await elsewhere.close();
  await typeOn(page, " Mine.");
  await press(page, "Update post");
  await expect(changed(page)).toBeVisible();
  await checkPage(page, "two texts of a post");
  await press(page, "Keep both");
  await isSaved(page);
  const postNow = async () => (await api(page, "GET", "/posts/two-browsers")).data as { content: string };
  expect((await postNow()).content).toBe("Begun. Theirs.");
  await expect(page.getByRole("heading", { name: "Draft", exact: true })).toBeVisible();
  await typeOn(page, " And on.");
  await rest(page);
  await isSaved(page);
  await stands(page, draftAt(page), "Begun. Mine. And on.");

  await test.step("and the same over the post's own page", async () => {
    await page.goto("/blog/two-browsers?edit");
    await typeOn(page, " From the pencil.");
    const post = (await api(page, "GET", "/posts/two-browsers")).data as { version: number };
    await api(page, "PUT", `/posts/${id}`, { ...fields, content: "Begun. Twice.", version: post.version });
    await press(page, "Update post");
    await expect(changed(page)).toBeVisible();
    await press(page, "Keep both");
    await expect(page).toHaveURL(/\/admin\/blog\?draft=/);
    await stands(page, draftAt(page), "Begun. Theirs. From the pencil.");
    expect((await postNow()).content).toBe("Begun. Twice.");
  });
});

test("a draft that is deleted elsewhere can be kept: as a new draft, or out of the trash", async ({
  page,
}) => {
  const id = await openNewDraft(page, "Gone", "Begun.");
  const gone = page.getByRole("heading", { name: "This draft was deleted elsewhere" });
  await api(page, "DELETE", `/drafts/${id}`);
  await typeOn(page, " Alive.");
  await rest(page);
  await expect(gone).toBeVisible();
  await expect(page.getByText("Deleted elsewhere: kept on this device")).toBeVisible();
  await checkPage(page, "a draft that was deleted elsewhere");
  await press(page, "Save as a new draft");
  await isSaved(page);
  const own = draftAt(page);
  expect(own).not.toBe(id);
  await stands(page, own, "Begun. Alive.");

  await test.step("or it is taken out of the trash", async () => {
    await api(page, "DELETE", `/drafts/${own}`);
    await typeOn(page, " Still.");
    await rest(page);
    await expect(gone).toBeVisible();
    await press(page, "Restore it from the trash");
    await isSaved(page);
    await stands(page, own, "Begun. Alive. Still.");
  });
});
