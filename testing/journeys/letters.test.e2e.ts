import type { Page } from "@playwright/test";
import { api, send, tools } from "./editor.ts";
import { checkPage, enter, expect, letterPatience, mailTo, test } from "./walk.ts";
import { linkIn } from "#testing/link-in-mail.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Letter (markdown)", exact: true });

test("a letter kept on this device is restored, written on and saved automatically; the page of one that was sent follows it", async ({
  page,
  context,
  walk,
  browser,
}) => {
  test.setTimeout(300_000);
  const now = Date.now();
  const [reader, subject] = [`letters.${now}@example.com`, `Toads in June ${now}`];
  await enter(page);
  await api(page, "POST", `/email/subscribe/${reader}`);

  await test.step("the seconds of one that is sent are counted", async () => {
    const draftKey = crypto.randomUUID();
    const content = "Some toads are early.";
    await page.goto(
      await send(page, "/admin/email", { intent: "review-letter", title: subject, content, draftKey }),
    );
    await walk.check("the last step");
    await page.getByRole("checkbox", { name: "Show in the public archive" }).check();
    await page.getByRole("button", { name: /^Send to \d+ subscriber/ }).click();
    await expect(page.getByText(/^No one has received it yet\..+ is sent in \d+ seconds?\.$/)).toBeVisible();
    await walk.check("a send that can be taken back");
  });

  // Another is written while those seconds pass.
  await page.evaluate(() => {
    const values = { subject: "Kept", content: "Long and **dear** words.", title: "Kept" };
    const copy = { values, sent: false, keptAt: Date.now() - 60_000 };
    localStorage.setItem("site-unsaved:letter#older", JSON.stringify(copy));
  });
  const editor = await context.newPage();
  await editor.goto("/admin/email");
  const other = `Spores on paper ${now}`;

  await test.step("a text that an older form kept is restored in the editor", async () => {
    await expect(tools(editor)).toBeVisible();
    await expect(editor.getByRole("button", { name: "Check and send…" })).toBeDisabled();
    const kept = editor.getByRole("region", { name: "Text kept on this device" });
    await kept.getByRole("button", { name: "Restore it" }).click();
    await expect(editor.getByLabel("Subject", { exact: true })).toHaveValue("Kept");
    await expect(text(editor)).toContainText("Long and dear words.");
    await expect(kept).toHaveCount(0);
  });

  await test.step("what is typed becomes a letter of its own, in its own list", async () => {
    await editor.getByLabel("Subject", { exact: true }).fill(other);
    await text(editor).click();
    await editor.keyboard.press("Control+End");
    await editor.keyboard.type(" Some toads are early this year.");
    await expect(editor).toHaveURL(/\?letter=[\w-]+$/);
    await expect(editor.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(editor.getByRole("link", { name: other, exact: true })).toBeVisible();
    await checkPage(editor, "a letter in the editor");
    await editor.goto("/letters");
    await editor.goBack();
    await expect(text(editor)).toContainText("Some toads are early this year.");
  });

  await test.step("its preview has the width of each kind of inbox", async () => {
    await editor.getByRole("button", { name: "Preview mail" }).click();
    const frame = editor.locator("iframe");
    for (const [view, width] of [
      ["Phone", 375],
      ["Dark", 700],
    ] as const) {
      await editor.getByRole("link", { name: view, exact: true }).click();
      await expect(frame).toHaveAttribute("title", new RegExp(view));
      await expect(frame.contentFrame().locator("body")).toContainText("Some toads are early this year.");
      expect((await frame.boundingBox())?.width).toBe(width);
    }
    // What looks for barriers runs as a script in every frame; in this one nothing runs.
    await frame.evaluate((element) => element.remove());
    await checkPage(editor, "the preview, but for its frame");
    await editor.close();
  });

  await test.step("the page of the one that was sent has followed it to the end by itself", async () => {
    await expect(page.getByText(/^Sent (just now|\d+ minutes? ago)/)).toBeVisible({
      timeout: letterPatience,
    });
    await expect(page.getByRole("button", { name: "Undo send" })).toHaveCount(0);
    await walk.check("a letter that was sent");
    await page.getByRole("link", { name: "Sent", exact: true }).click();
    await expect(page.getByRole("link", { name: subject })).toBeVisible();
    await walk.check("all letters sent off");
  });

  const visitor = await (await browser.newContext()).newPage();
  await test.step("everybody finds it in the archive", async () => {
    await visitor.goto("/letters");
    await checkPage(visitor, "the archive of letters");
    await visitor.getByRole("link", { name: subject }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(subject);
    await checkPage(visitor, "a letter of the archive");
  });

  await test.step("its reader leaves, and a reason that is too long is not lost", async () => {
    const letter = await mailTo(reader, (mail) => mail.subject === subject);
    await visitor.goto(linkIn(letter, "/unsubscribe/"));
    await checkPage(visitor, "leaving");
    await visitor.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(visitor.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
    await checkPage(visitor, "left");
    const words = visitor.getByLabel("In your own words");
    await visitor.getByLabel("Too many letters").check();
    await words.fill("Because. ".repeat(60));
    await visitor.getByRole("button", { name: "Send" }).click();
    await expect(visitor.getByText("That is too long")).toBeVisible();
    await expect(words).toHaveValue("Because. ".repeat(60));
    await checkPage(visitor, "a reason that is too long");
    await words.fill("Because.");
    await visitor.getByRole("button", { name: "Send" }).click();
    await expect(visitor.getByText("Thank you for saying why.")).toBeVisible();
    await checkPage(visitor, "told");
    await visitor.context().close();
  });
});
