import { draftOf, isSaved, look, openNewDraft, rest, stands, text, typeOn } from "./editor.ts";
import { switchSite, test } from "./network.ts";
import { checkPage, expect } from "./walk.ts";

/** The browser's messages about failing calls are expected here; the journeys check that no letter is lost. */
test.beforeEach(({ page }) => page.clock.install());

test("the network is lost in the middle of a save, and comes back @smoke", async ({
  page,
  context,
  network,
}) => {
  const id = await openNewDraft(page, "Cut off", "Begun.");
  const kept = page.getByText("Offline: kept on this device");
  network.become("deaf");
  await typeOn(page, " Sent into nothing.");
  await rest(page);
  await expect(kept).toBeVisible();
  expect(network.saves(), "it was sent").toBeGreaterThan(0);
  expect((await draftOf(page, id)).content, "it arrived").toBe("Begun. Sent into nothing.");
  network.become("cut");
  await typeOn(page, " Written with no network.");
  await rest(page);
  await expect(kept).toBeVisible();
  await checkPage(page, "the editor without a network");
  await context.setOffline(true);
  await typeOn(page, " And offline.");
  await expect(kept).toBeVisible();
  network.become("fair");
  await context.setOffline(false);
  await isSaved(page);
  await stands(page, id, "Begun. Sent into nothing. Written with no network. And offline.");

  await test.step("a site that has trouble is tried again", async () => {
    network.become("trouble");
    await typeOn(page, " And on.");
    await rest(page);
    await expect(page.getByText("The site has trouble: kept on this device, and tried again")).toBeVisible();
    await checkPage(page, "the editor of a site in trouble");
    await rest(page, 5000);
    await expect.poll(network.saves, "tried again").toBeGreaterThan(1);
    network.become("fair");
    await rest(page, 70_000);
    await isSaved(page);
    await stands(page, id, "Begun. Sent into nothing. Written with no network. And offline. And on.");
  });
});

test("the site crashes while she writes; when it is back, her text is saved", async ({ page }) => {
  const id = await openNewDraft(page, "Crashed", "Begun.");
  await typeOn(page, " Before it.");
  await rest(page);
  await isSaved(page);
  await switchSite("off");
  try {
    await typeOn(page, " While it was gone.");
    await rest(page);
    await expect(page.getByText("Offline: kept on this device")).toBeVisible();
    await page.reload().catch(() => undefined);
  } finally {
    await switchSite("on");
  }
  await page.goto(`/admin/blog?draft=${id}`);
  await page.getByText("Show Form").click();
  await page.getByRole("button", { name: "Restore it" }).click();
  // The tools come once the text is in sight.
  await text(page).scrollIntoViewIfNeeded();
  await expect(text(page)).toHaveText("Begun. Before it. While it was gone.");
  await typeOn(page, " After it.");
  await rest(page);
  await isSaved(page);
  await stands(page, id, "Begun. Before it. While it was gone. After it.");
});

test("a text that is too long for the site, and for this device, is reported, and not a letter of it is cut", async ({
  page,
}) => {
  const id = await openNewDraft(page, "Too long", "Begun.");
  const tooLong = page.getByText(/^The text is [\d,]+ characters too long for the site/);
  await look(page, "Markdown");
  /** Writes so many words at once, in paragraphs of a hundred, without carrying them through the test. */
  const hall = (word: string, count: number) =>
    text(page).evaluate(
      (field, much) => {
        const paragraph = `${Array(100).fill(much.word).join(" ")}\n`;
        (field as HTMLTextAreaElement).value = paragraph.repeat(much.count / 100).trimEnd();
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      },
      { word, count },
    );
  await hall("hall", 101_000);
  await rest(page);
  await expect(tooLong).toContainText("Nothing is cut; the whole text is kept on this device.");
  await expect(
    page.getByText(/The text is too long: it has [\d,]+ characters, and the limit is 500,000/).first(),
  ).toBeVisible();
  await checkPage(page, "a text that is too long");
  // Over the 2 MB that the site reads at all, and more than the rest of this device holds.
  await page.evaluate(() => localStorage.setItem("else", "x".repeat(4_700_000)));
  await hall("広間広間", 160_000);
  await rest(page);
  await expect(page.getByText("The text is too large to save. Keep it under 2 MB")).toBeVisible();
  await expect(tooLong).toContainText("this device has no storage left for a copy, so keep this page open");
  expect(await text(page).evaluate((field) => (field as HTMLTextAreaElement).value.length)).toBe(799_999);
  await page.evaluate(() => localStorage.removeItem("else"));
  await text(page).fill("Begun. Shorter.");
  await rest(page);
  await isSaved(page);
  await expect(tooLong).toBeHidden();
  expect((await draftOf(page, id)).content).toBe("Begun. Shorter.");
});
