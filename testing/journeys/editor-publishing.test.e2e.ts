import type { Page } from "@playwright/test";
import { api, type Draft, openEditor, openNewDraft, press, slugOf, text, typeOn } from "./editor.ts";
import { test } from "./network.ts";
import { checkPage, enter, expect } from "./walk.ts";

test.beforeEach(({ page }) => page.clock.install());

async function isPublishedOnce(page: Page, title: string): Promise<void> {
  const query = `?q=${encodeURIComponent(title)}`;
  const posts = (await api(page, "GET", `/posts${query}`)).data as { title: string }[];
  expect(posts.filter((post) => post.title === title)).toHaveLength(1);
  const drafts = (await api(page, "GET", `/drafts${query}`)).data as Draft[];
  expect(drafts).toEqual([]);
  const copies = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /-unsaved:/.test(key)));
  await expect.poll(copies).toEqual([]);
}

test("a slug that is taken is reported before anything is published; a press whose answer is lost, and one in a hurry, make one post", async ({
  page,
  network,
}, { retry }) => {
  const title = `Pressed and unheard ${retry}`;
  await openNewDraft(page, title, "Begun.");
  await page.getByLabel("Slug").fill("what-the-press-said");
  await typeOn(page, " And ended.");
  await press(page, "Publish Draft");
  await expect(page.getByLabel("Slug")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Slug"), "what must be mended is led to").toBeFocused();
  await expect(page.getByLabel("Slug")).toBeInViewport();
  await expect(text(page)).toHaveText("Begun. And ended.");
  await checkPage(page, "a slug that is taken");
  await page.getByLabel("Slug").fill(slugOf(title));
  network.become("deaf");
  await press(page, "Publish Draft");
  await expect(page.getByText("Press the button again when you are online").first()).toBeInViewport();
  await checkPage(page, "a press that was not heard");
  network.become("fair");
  await page.getByRole("button", { name: "Publish Draft" }).dblclick();
  await expect(page).toHaveURL(/\/blog$/);
  await isPublishedOnce(page, title);

  await test.step("a new post, pressed twice in a hurry, is one post", async () => {
    const other = `In a hurry ${retry}`;
    await openEditor(page);
    await page.getByLabel("Title", { exact: true }).fill(other);
    await page.getByLabel("Summary").fill("In short.");
    await typeOn(page, "All at once.");
    await page.getByRole("button", { name: "Publish Post" }).dblclick();
    await expect(page).toHaveURL(/\/blog$/);
    await isPublishedOnce(page, other);
  });
});

test("an author cannot type into a page that its button is just leading away from", async ({ page }, {
  retry,
}) => {
  await enter(page);
  const slug = `on-its-way-${retry}`;
  const fields = { title: "Sending", slug, summary: "In short.", content: "Begun." };
  const { id } = (await api(page, "POST", "/posts", fields)).data as { id: string };
  await openEditor(page, `/admin/blog?post=${id}`);
  await typeOn(page, " Updated.");
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((go) => (arrive = go));
  await page.route(new RegExp(`/blog/${slug}.*\\.data`), async (route) => {
    await arrival;
    await route.continue();
  });
  await page.getByRole("button", { name: "Update post" }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await text(page).evaluate((field) => field.focus());
  await page.keyboard.type("Lost?");
  await expect(text(page)).toHaveText("Begun. Updated.");
  arrive();
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}/?$`));
});
