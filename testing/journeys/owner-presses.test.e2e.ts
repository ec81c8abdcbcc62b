import { api, draftOf, isSaved, openEditor, openNewDraft, press, typeOn } from "./editor.ts";
import { enter, expect, logIn, test } from "./walk.ts";

const fields = { summary: "In short.", content: "Begun.", dateString: "4 March 2026" };

test("a published draft is announced where the press leads, and leaves nothing in the trash", async ({
  page,
  walk,
}) => {
  await enter(page);
  const title = "Out of the drawer";
  const draft = { ...fields, title, slug: "out-of-the-drawer" };
  const { id } = (await api(page, "POST", "/drafts", draft)).data as { id: string };
  await page.goto(`/admin/blog?draft=${id}&edit`);
  await press(page, "Publish Draft");
  await expect(page).toHaveURL(/\/blog$/);
  const notice = page.getByText(`Published: ${title}`);
  await expect(notice).toBeVisible();
  await walk.checkInThemes("the blog after publishing");
  await notice.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/\/blog\/out-of-the-drawer$/);
  await page.goto("/admin/blog/trash");
  const trash = page.getByRole("region", { name: "Trash" });
  await expect(trash).toBeVisible();
  await expect(trash.getByText(title)).toHaveCount(0);
});

test("a press that asks to edit unfolds the form; an address that is opened leaves it folded", async ({
  page,
}) => {
  await enter(page);
  const draft = { ...fields, title: "Folded away", slug: "folded-away" };
  const { id } = (await api(page, "POST", "/drafts", draft)).data as { id: string };
  await api(page, "POST", "/posts", { ...draft, title: "Folded too", slug: "folded-too" });
  const title = page.getByRole("textbox", { name: "Title" });

  await page.goto(`/admin/blog?draft=${id}`);
  await expect(page.getByText("Show Form")).toBeVisible();
  await expect(title).toBeHidden();
  const link = page.getByRole("link", { name: "Folded away" });
  await link.click();
  await expect(title, "the draft that is open already").toBeVisible();
  await page.goto("/admin/blog");
  await link.click();
  await expect(page.getByRole("heading", { name: "Edit the draft" })).toBeVisible();
  await expect(title).toBeVisible();
  await page.getByText("Hide Form").click();
  await expect(title).toBeHidden();

  // Other journeys have written newer ones.
  await page.goto("/admin/blog/published?q=folded");
  await page.getByRole("link", { name: "Edit Folded too" }).click();
  await expect(title).toHaveValue("Folded too");
  await expect(title).toBeVisible();

  await page.goto("/blog/folded-too");
  const pencil = page.getByRole("link", { name: "Edit “Folded too”" });
  // Until scripts run, it leads to the editor's own page.
  await expect(pencil).toHaveAttribute("href", "/blog/folded-too?edit");
  await pencil.click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Title" })).toBeVisible();
  await page.getByRole("dialog").getByLabel("Summary").fill("In brief.");
  await press(page, "Update post");
  await expect(page).toHaveURL(/\/blog\/folded-too\/$/);
  await expect(page.getByText("The post is saved.")).toBeVisible();
});

test("Ctrl+S saves a draft at once, and never publishes; a title’s limit is shown before it is reached", async ({
  page,
  walk,
}) => {
  const content = "Begun.";
  const id = await openNewDraft(page, "Saved by a key", content);
  await typeOn(page, " And on.");
  await page.keyboard.press("Control+s");
  await isSaved(page);
  expect((await draftOf(page, id)).content).toBe("Begun. And on.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Nothing to save: the text has not changed.")).toBeVisible();

  const title = page.getByLabel("Title", { exact: true });
  await title.fill("a".repeat(185));
  await expect(page.getByText("15 characters left of 200.")).toBeVisible();
  await title.fill("a".repeat(230));
  await expect(title).toHaveAccessibleDescription(/30 characters over the limit of 200\./);
  await title.press("Control+s");
  await expect(
    page.getByText(/The title is too long: it has 230 characters.*Shorten it by 30\./).first(),
  ).toBeVisible();
  await walk.check("a title that is too long");
  await title.fill("Saved by a key");
  await title.press("Control+s");
  await isSaved(page);

  const post = { ...fields, title: "Saved by no key", slug: "saved-by-no-key" };
  const { id: postId } = (await api(page, "POST", "/posts", post)).data as { id: string };
  await openEditor(page, `/admin/blog?post=${postId}&edit`);
  await typeOn(page, " Unseen.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Readers see it once you press “Update post”.")).toBeVisible();
  expect((await api(page, "GET", `/posts/${postId}`)).data).toMatchObject({ content: "Begun." });
  await page.reload();
  await expect(page.getByRole("button", { name: "Restore it" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same presses unfold, announce and come back", async ({ page }) => {
    await page.goto("/admin/blog");
    await logIn(page);
    const draft = { ...fields, title: "On plain paper", slug: "on-plain-paper" };
    await api(page, "POST", "/drafts", draft);
    await page.goto("/admin/blog");
    await page.getByRole("link", { name: "On plain paper" }).click();
    await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
    await press(page, "Publish Draft");
    await expect(page).toHaveURL(/\/blog$/);
    await page.getByText("Published: On plain paper").getByRole("link").click();
    await expect(page).toHaveURL(/\/blog\/on-plain-paper$/);
    await page.getByRole("link", { name: "Edit “On plain paper”" }).click();
    await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();

    await page.goto("/admin/blog/published?q=plain+paper");
    const list = page.getByRole("region", { name: "Published" });
    await list.locator('summary[aria-label="Delete On plain paper"]').click();
    await list.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL(/\/published\?q=plain\+paper#list-title$/);
    await list.getByRole("button", { name: "Undo" }).click();
    await expect(list.getByRole("link", { name: "On plain paper", exact: true })).toBeVisible();
  });
});
