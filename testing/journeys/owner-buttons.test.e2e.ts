import { api, copiesOf, draftOf, isSaved, openEditor, press, tools, typeOn } from "./editor.ts";
import { enter, expect, test } from "./walk.ts";

const fields = { summary: "In short.", content: "Begun.", dateString: "4 March 2026" };

test("a press that asks to edit unfolds the form where it is; Ctrl+S saves at once, and never publishes", async ({
  page,
  walk,
}) => {
  await enter(page);
  const draft = { ...fields, title: "Folded away", slug: "folded-away" };
  const { id } = (await api(page, "POST", "/drafts", draft)).data as { id: string };
  const post = { ...fields, title: "Folded too", slug: "folded-too" };
  const { id: postId } = (await api(page, "POST", "/posts", post)).data as { id: string };
  const title = page.getByRole("textbox", { name: "Title", exact: true });

  await test.step("the draft that is open already", async () => {
    await page.goto(`/admin/blog?draft=${id}`);
    await expect(page.getByText("Show Form")).toBeVisible();
    const slug = page.getByRole("textbox", { name: "Slug" });
    await expect(title).toBeVisible();
    await expect(slug).toBeHidden();
    await page.getByRole("link", { name: "Folded away" }).click();
    await expect(slug).toBeVisible();
    await expect(tools(page)).toBeVisible();
    await typeOn(page, " And on.");
    await page.keyboard.press("Control+s");
    await isSaved(page);
    expect((await draftOf(page, id)).content).toBe("Begun. And on.");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Nothing to save: the text has not changed.")).toBeVisible();
  });

  await test.step("a title’s limit is shown before it is reached", async () => {
    await title.fill("a".repeat(185));
    await expect(page.getByText("15 characters left of 200.")).toBeVisible();
    await title.fill("a".repeat(230));
    await expect(title).toHaveAccessibleDescription(/30 characters over the limit of 200\./);
    await title.press("Control+s");
    await expect(
      page.getByText(/The title is too long: it has 230 characters.*Shorten it by 30\./).first(),
    ).toBeVisible();
    await walk.check("a title that is too long");
    await title.fill("Folded away");
    await title.press("Control+s");
    await isSaved(page);
  });

  await test.step("a post that readers see", async () => {
    await openEditor(page, `/admin/blog?post=${postId}&edit`);
    await typeOn(page, " Unseen.");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Readers see it once you press “Update post”.")).toBeVisible();
    expect((await api(page, "GET", `/posts/${postId}`)).data).toMatchObject({ content: "Begun." });
    expect(await copiesOf(page, `post:${postId}`)).toHaveLength(1);
  });

  await test.step("beside the post itself", async () => {
    await page.goto("/blog/folded-too");
    const pencil = page.getByRole("link", { name: "Edit “Folded too”" });
    // Until scripts run, it leads to the editor's own page.
    await expect(pencil).toHaveAttribute("href", "/blog/folded-too?edit");
    await pencil.click();
    const editor = page.getByRole("dialog");
    await expect(editor.getByRole("textbox", { name: "Title" })).toBeVisible();
    await editor.getByLabel("Summary").fill("In brief.");
    await press(page, "Update post");
    await expect(page).toHaveURL(/\/blog\/folded-too\/$/);
    await expect(page.getByText("The post is saved.")).toBeVisible();
    await walk.check("a post that was saved");
  });
});
