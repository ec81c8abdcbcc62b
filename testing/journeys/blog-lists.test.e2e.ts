import { api } from "./editor.ts";
import { enter, expect, hydrated, test } from "./walk.ts";

const fields = { summary: "In short.", content: "Words.", dateString: "4 March 2026" };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
});

test("posts are chosen, thrown away and found on a phone, also by keys", async ({ page, walk }) => {
  for (const number of [1, 2, 3]) {
    const slug = `on-the-list-${number}`;
    await api(page, "POST", "/posts", { ...fields, title: `On the list ${number}`, slug, tags: "lists" });
  }
  await page.goto("/admin/blog/published?tag=lists");
  await hydrated(page);
  const list = page.getByRole("region", { name: "Posts" });
  await list.getByLabel("Choose On the list 1").check();
  await list.getByLabel("Choose On the list 3").check();
  await expect(list.getByRole("option", { name: "Chosen: 2" })).toBeAttached();
  await list.getByLabel("Which posts").selectOption("page");
  await list.getByRole("button", { name: "Move to trash" }).click();
  await expect(page.getByText("3 posts are in the trash")).toBeInViewport();
  await walk.checkInThemes("a bulk change, done");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone: 3 posts are as before.")).toBeVisible();

  await test.step("one is deleted by the menu of its row, and taken back", async () => {
    await list.getByRole("button", { name: "More for On the list 2" }).click();
    await walk.check("the menu of a row");
    await list.getByRole("button", { name: "Delete: On the list 2" }).click();
    await expect(page.getByText("The post is in the trash")).toBeInViewport();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(list.getByRole("link", { name: "On the list 2", exact: true })).toBeVisible();
  });

  await test.step("keys move, choose and search; typing is left alone", async () => {
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    await expect(list.getByLabel(/^Choose/).nth(1)).toBeChecked();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keys" });
    await expect(help).toBeVisible();
    await walk.check("the list of keys");
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.keyboard.press("?");
    await expect(help).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByLabel("Search posts").click();
    await page.keyboard.type("list 2?jx");
    await expect(page.getByLabel("Search posts")).toHaveValue("list 2?jx");
    await expect(list.getByText("Nothing found")).toBeVisible();
  });
});

test("a file becomes a draft as it is chosen; a draft’s day and a post’s past are drawn for a phone", async ({
  page,
  walk,
}) => {
  await page.goto("/admin/blog");
  await hydrated(page);
  await page.getByText("Import a .md file").click();
  const file = (text: string) => ({ name: "kept.md", mimeType: "text/markdown", buffer: Buffer.from(text) });
  const chooser = page.locator('input[name="file"]');
  await chooser.setInputFiles(file("---\ntitle: [oops\n---\n\nHello.\n"));
  await expect(page.getByRole("alert")).toContainText("kept.md");
  await chooser.setInputFiles(file("---\ntitle: Kept elsewhere\n---\n\nHello.\n"));
  await expect(page).toHaveURL(/\?draft=/);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Kept elsewhere");

  const draft = { ...fields, title: "On the calendar", slug: "on-the-calendar" };
  const { id } = (await api(page, "POST", "/drafts", draft)).data as { id: string };
  const schedule = { publishAt: "2097-05-29T09:00", timeZone: "Europe/London" };
  await api(page, "PUT", `/drafts/${id}/schedule`, schedule);
  await page.goto("/admin/calendar?month=2097-05");
  await page.locator("summary", { hasText: "Move" }).click();
  await walk.checkInThemes("a month");
  await page.setViewportSize({ width: 1440, height: 900 });
  await walk.check("a month as a table");
  await page.setViewportSize({ width: 390, height: 844 });

  const first = { ...fields, title: "With a past", slug: "with-a-past", content: "One toad sat." };
  const post = (await api(page, "POST", "/posts", first)).data as { id: string };
  await api(page, "PUT", `/posts/${post.id}`, { ...first, content: "Two toads sat." });
  await page.goto(`/admin/revisions/post/${post.id}`);
  await page.getByRole("link", { name: "As published" }).press("Enter");
  await expect(page.getByText("Removed", { exact: true })).toBeVisible();
  await walk.checkInThemes("revisions as readers see them");
});
