import { test, type Page, type Route } from "@playwright/test";
import {
  api,
  type Draft,
  draftOf,
  isSaved,
  openEditor,
  openNewDraft,
  press,
  rest,
  slugOf,
  text,
  typeOn,
  writeElsewhere,
} from "./editor.ts";
import { checkPage, expect, logIn } from "./walk.ts";

/** What the browser says of a call that fails is expected here; that not one letter is lost is what is looked at. */
const saving = "**/api/drafts**";

test.beforeEach(({ page }) => page.clock.install());

test("the network goes in the middle of a save, and comes back", async ({ page, context }) => {
  const id = await openNewDraft(page, "Cut off", "Begun.");
  await typeOn(page, " Sent into nothing.");
  // It arrives, and its answer does not.
  await page.route(saving, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await rest(page);
  await expect(page.getByText("Offline: kept on this device")).toBeVisible();
  await page.unroute(saving);
  await context.setOffline(true);
  await typeOn(page, " Written offline.");
  await rest(page);
  await expect(page.getByText("Offline: kept on this device")).toBeVisible();
  await checkPage(page, "the editor, offline");
  await context.setOffline(false);
  await isSaved(page);
  await stands(page, id, "Begun. Sent into nothing. Written offline.");
});

test("a site that has trouble is tried again; what it refuses is told, and stays", async ({ page }) => {
  const id = await openNewDraft(page, "In trouble", "Begun.");
  await answering(page, 500, "oops");
  await typeOn(page, " And on.");
  await rest(page);
  await expect(page.getByText("The site has trouble: kept on this device, and tried again")).toBeVisible();
  await checkPage(page, "the editor of a site in trouble");
  await answering(page, 413, '{"error":{"code":"body_too_large","message":"Too large."}}');
  await rest(page);
  await expect(page.getByText("The text is too large to send")).toBeVisible();
  await checkPage(page, "a text that is too large");
  await page.unroute(saving);
  await typeOn(page, " Shorter.");
  await rest(page);
  await isSaved(page);
  await stands(page, id, "Begun. And on. Shorter.");
});

test("the session ends while she writes: she logs in beside her text, and it is saved", async ({
  page,
  context,
}) => {
  const id = await openNewDraft(page, "Logged out", "Begun.");
  await typeOn(page, " Without a key.");
  await context.clearCookies();
  await rest(page);
  const told = page.getByRole("dialog", { name: "You have been logged out" });
  await expect(told).toContainText("Your text is kept on this device. Log in again, and it is saved.");
  await checkPage(page, "logged out");
  const opening = page.waitForEvent("popup");
  await told.getByRole("button", { name: "Log in again" }).click();
  const popup = await opening;
  const closing = popup.waitForEvent("close");
  await logIn(popup);
  await closing;
  await isSaved(page);
  await expect(told).toBeHidden();
  await stands(page, id, "Begun. Without a key.");
});

test("a draft that was saved elsewhere is not overwritten; one that was deleted elsewhere lives on", async ({
  page,
}) => {
  const id = await openNewDraft(page, "Two hands at once", "Begun.");
  await typeOn(page, " Mine.");
  await writeElsewhere(page, id, "Begun. Theirs.");
  await rest(page);
  await expect(page.getByText("Changed elsewhere", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Text: yours" })).toContainText("Mine.");
  await expect(page.getByRole("region", { name: "Text: saved elsewhere" })).toContainText("Theirs.");
  await checkPage(page, "two texts");
  await typeOn(page, " Still mine.");
  await rest(page);
  expect((await draftOf(page, id)).content).toBe("Begun. Theirs.");
  await press(page, "Keep both");
  await isSaved(page);
  const own = new URL(page.url()).searchParams.get("draft") ?? "";
  expect(own).not.toBe(id);
  await stands(page, own, "Begun. Mine. Still mine.");
  expect((await draftOf(page, id)).content).toBe("Begun. Theirs.");

  await test.step("deleted elsewhere", async () => {
    await api(page, "DELETE", `/drafts/${own}`);
    await typeOn(page, " Alive.");
    await rest(page);
    await expect(page.getByRole("heading", { name: "This draft was deleted elsewhere" })).toBeVisible();
    await checkPage(page, "a draft that was deleted elsewhere");
    await press(page, "Take it out of the trash");
    await isSaved(page);
    await stands(page, own, "Begun. Mine. Still mine. Alive.");
  });
});

test("a slug that is taken is told before anything is published; two presses make one post", async ({
  page,
}) => {
  const title = "Pressed twice";
  await openNewDraft(page, title, "Begun.");
  await page.getByLabel("Slug").fill("what-the-toad-said-about-latency");
  await typeOn(page, " And ended.");
  await press(page, "Publish Draft");
  await expect(page.getByLabel("Slug")).toHaveAttribute("aria-invalid", "true");
  await expect(text(page)).toHaveText("Begun. And ended.");
  await checkPage(page, "a slug that is taken");
  await page.getByLabel("Slug").fill(slugOf(title));
  // The first press arrives and is not heard of.
  let presses = 0;
  await page.route("**/admin/blog/send", async (route) => {
    presses += 1;
    if (presses > 1) return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await press(page, "Publish Draft");
  await expect(page.getByText("Press the button again when you are online")).toBeVisible();
  await checkPage(page, "a press that was not heard");
  await press(page, "Publish Draft");
  await expect(page).toHaveURL(/\/blog$/);
  const posts = (await api(page, "GET", "/posts?q=pressed")).data as { title: string; content: string }[];
  const made = posts.filter((post) => post.title === title);
  expect(made).toHaveLength(1);
  const drafts = (await api(page, "GET", "/drafts?q=pressed")).data as Draft[];
  expect(drafts).toEqual([]);
  await openEditor(page);
  await expect(page.getByRole("button", { name: "Bring it back" })).toHaveCount(0);
});

/** The same letters on the page, at the site, and in an editor opened anew. */
async function stands(page: Page, id: string, content: string): Promise<void> {
  await expect(text(page)).toHaveText(content);
  expect((await draftOf(page, id)).content).toBe(content);
  await openEditor(page, `/admin/blog?draft=${id}`);
  await expect(text(page)).toHaveText(content);
  await expect(page.getByRole("button", { name: "Bring it back" })).toHaveCount(0);
}

async function answering(page: Page, status: number, body: string): Promise<void> {
  await page.unroute(saving);
  await page.route(saving, (route: Route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status, body }),
  );
}
