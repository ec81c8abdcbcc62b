import { api, isSaved, openEditor, openNewDraft, rest, slugOf, stands, text, typeOn } from "./editor.ts";
import { checkPage, enter, expect, logIn, test } from "./walk.ts";

test.beforeEach(({ page }) => page.clock.install());

test("the session ends while she writes: she logs in beside her text, and it is saved", async ({
  page,
  context,
}) => {
  const id = await openNewDraft(page, "Logged out", "Begun.");
  await typeOn(page, " Without a key.");
  await context.clearCookies();
  await rest(page);
  const told = page.getByRole("dialog", { name: "You have been logged out" });
  await expect(told).toContainText("Your text is kept on this device. Log in again to save it.");
  await checkPage(page, "logged out");
  await told.getByRole("button", { name: "Continue writing" }).click();
  await expect(told).toBeHidden();
  await typeOn(page, " Going on.");
  // The dialog may have opened again, after the next save that was refused.
  await expect(async () => {
    if (!(await told.isVisible()))
      await page.getByRole("button", { name: "Log in again" }).click({ timeout: 1000 });
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
  const opening = page.waitForEvent("popup");
  await told.getByRole("button", { name: "Log in again" }).click();
  const popup = await opening;
  const closing = popup.waitForEvent("close");
  await logIn(popup);
  await closing;
  await isSaved(page);
  await expect(told).toBeHidden();
  await stands(page, id, "Begun. Without a key. Going on.");
});

test("the copy of a lost draft is offered where a new text begins; copies that the site holds are deleted", async ({
  page,
}) => {
  await enter(page);
  const draft = {
    title: "Left behind",
    slug: slugOf("Left behind"),
    summary: "In short.",
    content: "Begun.",
  };
  const { id } = (await api(page, "POST", "/drafts", draft)).data as { id: string };
  await page.goto("/letters");
  const keep = (place: string, content: string, days: number) =>
    page.evaluate(
      ([place, values, keptAt]) =>
        localStorage.setItem(place, JSON.stringify({ values, sent: false, keptAt, base: 1 })),
      [place, { ...draft, dateString: "", imageUrl: "", content }, Date.now() - days * 86_400_000] as const,
    );
  await keep(`site-unsaved:draft:${id}#one`, "Begun.", 40);
  await keep(`site-unsaved:draft:${id}#two`, "Begun. Young.", 3);
  await keep(`site-unsaved:draft:${id}#three`, "Begun. Old.", 31);
  // As an earlier version kept it.
  await keep("toadstool-unsaved:draft:nothing-there#four", "Of a draft that is gone.", 1);
  await openEditor(page);
  const offers = page.getByRole("region", { name: "Text kept on this device" });
  await expect(offers).toHaveCount(2);
  await checkPage(page, "copies that are offered");
  await offers.last().getByRole("button", { name: "Discard it…" }).click();
  await offers.last().getByRole("button", { name: "Discard it", exact: true }).click();
  await offers.getByRole("button", { name: "Restore it" }).click();
  await expect(text(page)).toHaveText(/Begun\. Old\.|Of a draft that is gone\./);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /#(one|two|three|four)$/.test(key)),
  );
  expect(left.map((key) => key.split("#")[1])).toEqual(["two"]);
  await rest(page);
  await isSaved(page);
});
