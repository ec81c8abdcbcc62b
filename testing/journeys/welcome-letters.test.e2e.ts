import type { Page } from "@playwright/test";
import { isSaved, press, rest, tools, typeOn as typeAtEnd } from "./editor.ts";
import { checkPage, enter, expect, logIn, test } from "./walk.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Letter (markdown)" });

async function typeOn(page: Page, words: string) {
  await expect(tools(page)).toBeVisible();
  await typeAtEnd(page, words, text(page));
}

test("a welcome letter is written in the whole editor, and nothing typed is lost", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enter(page);
  await page.goto("/admin/email/welcome/letter");
  await page.getByLabel("Subject").fill("Hello from the kettle");
  await typeOn(page, "Sit down.");
  await rest(page);
  await isSaved(page);
  await expect(page).toHaveURL(/\/welcome\/letter\?letter=/);
  await checkPage(page, "a welcome letter");

  await test.step("without a network, and after the end of the session", async () => {
    await context.setOffline(true);
    await typeOn(page, " On the train.");
    await rest(page);
    await expect(page.getByText("Offline: kept on this device")).toBeVisible();
    await context.setOffline(false);
    await context.clearCookies();
    await typeOn(page, " Home.");
    await rest(page, 60_000);
    const told = page.getByRole("dialog", { name: "You have been logged out" });
    await expect(told).toBeVisible();
    const opening = page.waitForEvent("popup");
    await told.getByRole("button", { name: "Log in again" }).click();
    const popup = await opening;
    const closing = popup.waitForEvent("close");
    await logIn(popup);
    await closing;
    await isSaved(page);
  });

  await test.step("in two windows", async () => {
    const other = await context.newPage();
    let sendScripts = (): void => undefined;
    const scripts = new Promise<void>((send) => (sendScripts = send));
    await other.route(/\/entry\.client/, (route) => scripts.then(() => route.continue()));
    await other.goto(page.url(), { waitUntil: "commit" });
    const close = other.getByRole("button", { name: "Save and close" });
    const before = await close.boundingBox();
    sendScripts();
    await expect(tools(other)).toBeVisible();
    expect(await close.boundingBox(), "it stands where it stood before scripts ran").toEqual(before);
    await expect(text(other)).toHaveText("Sit down. On the train. Home.");
    await other.getByLabel("Subject").fill("Hello from the pot");
    await close.click();
    await expect(other.getByRole("link", { name: "Hello from the pot" })).toBeVisible();
    await typeOn(page, " Tea?");
    await rest(page);
    await expect(page.getByText("Changed elsewhere", { exact: true })).toBeVisible();
    await press(page, "Choose a version");
    await press(page, "Keep my version");
    await isSaved(page);
    await other.close();
  });

  await test.step("added, its changes are marked until readers get them", async () => {
    await page.getByRole("button", { name: "Add to the welcome letters" }).click();
    const letter = page.getByRole("listitem").filter({ hasText: "Hello from the kettle" });
    await letter.getByRole("link", { name: "Hello from the kettle" }).click();
    await expect(text(page)).toHaveText("Sit down. On the train. Home. Tea?");
    await typeOn(page, " Or coffee.");
    await page.getByRole("button", { name: "Save and close" }).click();
    await expect(letter).toContainText("Has changes that readers do not get yet");
    await checkPage(page, "the welcome letters, one of them changed");
    await letter.getByRole("link", { name: "Hello from the kettle" }).click();
    await press(page, "Save for readers");
    await expect(page.getByText("Readers whose turn comes now get this text.")).toBeVisible();
    await expect(page.getByRole("link", { name: "History (2 revisions)" })).toBeVisible();
    await page.getByLabel("Delete this letter").first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(letter).toHaveCount(0);
  });
});
