import type { Page } from "@playwright/test";
import { enter, expect, hydrated, test } from "./walk.ts";

async function openAdmin(page: Page, path = "/admin/blog"): Promise<void> {
  await enter(page);
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`${path.replace("?", "\\?")}`));
}

interface Made {
  id: string;
}

/** Calls the API as the logged-in owner. */
function ask(page: Page, method: "POST" | "PUT", path: string, body: object): Promise<Made> {
  return page.evaluate(
    async ([method, path, body]) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
      const headers = { "Content-Type": "application/json", "X-XSRF-TOKEN": token };
      const options: RequestInit = { method, headers, body };
      const response = await fetch(`/api${path}`, options);
      return ((await response.json()) as { data: Made }).data;
    },
    [method, path, JSON.stringify(body)] as const,
  );
}

const draftsOf = (page: Page) => page.getByRole("region", { name: "Drafts", exact: true });

test("drafts are found as the author types, show when they are published, and come back out of the trash", async ({
  page,
  walk,
}) => {
  await openAdmin(page);
  const fields = { slug: "a-quiet-moire", summary: "A summary.", content: "The angle of the yellow screen." };
  const { id } = await ask(page, "POST", "/drafts", { ...fields, title: "A quiet moiré" });
  await ask(page, "POST", "/drafts", { content: "Nobody has named this." });
  const schedule = { publishAt: "2099-03-04T09:00", timeZone: "Europe/London" };
  await ask(page, "PUT", `/drafts/${id}/schedule`, schedule);
  await page.reload();
  const drafts = draftsOf(page);
  await expect(drafts.getByRole("link", { name: "Untitled" }).first()).toBeVisible();
  await expect(drafts.getByText("Will be published on 4 March 2099, 09:00")).toBeVisible();
  await expect(drafts.getByText(/^saved just now, at \d\d:\d\d$/).first()).toBeVisible();

  await walk.checkInThemes("the lists");

  await page.goto("/admin/blog/drafts");
  await page.getByLabel("Search drafts").fill("yellow, moiré");
  await expect(drafts.getByText("1 draft", { exact: true })).toBeVisible();
  await expect(drafts.getByRole("link", { name: "A quiet moiré" })).toBeVisible();
  await page.getByLabel("Search drafts").fill("nothing holds this");
  await expect(drafts.getByText("Nothing found")).toBeVisible();
  await page.goto("/admin/blog");

  await drafts.locator('summary[aria-label="Delete the draft A quiet moiré"]').click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The draft is in the trash")).toBeVisible();
  await expect(drafts.getByRole("link", { name: "A quiet moiré" })).toHaveCount(0);
  await page.getByText("Undo", { exact: true }).click();
  await expect(drafts.getByRole("link", { name: "A quiet moiré" })).toBeVisible();
  await expect(page.getByText("The draft is in the trash")).toBeHidden();
});

test("a post deleted on its page leads to the blog, one deleted in the list stays in that list; both come back", async ({
  page,
  walk,
}) => {
  await openAdmin(page);
  const fields = { summary: "A summary.", content: "Here for a while.", dateString: "4 March 2026" };
  await ask(page, "POST", "/posts", { ...fields, title: "Here for a while", slug: "here-for-a-while" });
  const remove = async (bin: string) => {
    // Before that, the question unfolds in place.
    await hydrated(page);
    await page.locator(`summary[aria-label="${bin}"]`).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  };
  const isThere = async () => (await page.request.get("/blog/here-for-a-while")).status() === 200;

  await page.goto("/blog/here-for-a-while");
  await remove("Delete “Here for a while”");
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(isThere).toBe(true);

  await page.goto("/admin/blog/published?q=for+a+while");
  const list = page.getByRole("region", { name: "Published" });
  await remove("Delete Here for a while");
  await expect(page).toHaveURL(/\/admin\/blog\/published\?q=for\+a\+while#list-title$/);
  await expect(list.getByText("The post is in the trash")).toBeInViewport();
  await expect(list.getByRole("link", { name: "Here for a while", exact: true })).toHaveCount(0);
  await walk.check("a list after deleting");
  await list.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(list.getByRole("link", { name: "Here for a while", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/published\?q=for\+a\+while#list-title$/);
  await expect(list.getByText("The post is in the trash")).toHaveCount(0);
  expect(await isThere()).toBe(true);
});

test("a file of markdown becomes a draft; a damaged one is reported with its line", async ({ page }) => {
  await openAdmin(page);
  await page.getByText("Import a .md file").click();
  const chooser = page.locator('input[name="file"]');
  const file = (text: string) => ({ name: "kept.md", mimeType: "text/markdown", buffer: Buffer.from(text) });
  await chooser.setInputFiles(file("---\ntitle: [oops\nslug: x\n---\n\nHello.\n"));
  await expect(page.getByRole("alert")).toContainText("kept.md");
  await expect(page.getByRole("alert")).toContainText("Line 3");
  await chooser.setInputFiles(file("---\ntitle: Kept elsewhere\nslug: kept-elsewhere\n---\n\nHello.\n"));
  await expect(page).toHaveURL(/\?draft=/);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Kept elsewhere");
  await expect(page.getByRole("textbox", { name: "Title" }), "an import asks to edit").toBeVisible();
});

test("a post's earlier text is compared in two views, is restored at a press, and replaced again", async ({
  page,
  walk,
}) => {
  await openAdmin(page);
  const fields = { slug: "with-a-past", summary: "A summary.", dateString: "4 March 2026" };
  const first = { ...fields, title: "With a past", content: "One toad sat by the press." };
  const { id } = await ask(page, "POST", "/posts", first);
  await ask(page, "PUT", `/posts/${id}`, { ...first, content: "Two toads sat by the press." });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/revisions/post/${id}`);
  const compared = page.getByRole("region", { name: "Differences" });
  await expect(compared.locator("del", { hasText: "One" })).toBeVisible();
  await expect(compared.locator("ins", { hasText: "Two" })).toBeVisible();
  await walk.checkInThemes("revisions");
  await compared.getByRole("link", { name: "As published" }).press("Enter");
  await expect(compared.getByText("Removed", { exact: true })).toBeVisible();
  await walk.check("revisions as readers see them");

  await page
    .getByRole("button", { name: /^Restore/ })
    .first()
    .press("Enter");
  await expect(page.getByText("Restored.", { exact: true })).toBeVisible();
  expect(await (await page.request.get("/blog/with-a-past")).text()).toContain("One toad sat");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(compared.locator("ins", { hasText: "Two" })).toBeVisible();
  expect(await (await page.request.get("/blog/with-a-past")).text()).toContain("Two toads sat");
});
