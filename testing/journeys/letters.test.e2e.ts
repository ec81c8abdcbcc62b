import type { Page } from "@playwright/test";
import { faultsOf } from "../mail-html.ts";
import { text as postText, tools } from "./editor.ts";
import { enter, expect, letterPatience, linkIn, mailTo, subscribeAs, test } from "./walk.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Letter (markdown)", exact: true });

async function openNewsletter(page: Page): Promise<void> {
  await enter(page);
  await page.goto("/admin/email");
  await expect(page.getByRole("heading", { level: 1, name: "Newsletter" })).toBeVisible();
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
}

async function subscribe(page: Page, reader: string): Promise<void> {
  await page.goto("/subscribe");
  await subscribeAs(page, reader);
  await page.goto(linkIn(await mailTo(reader, () => true), "/confirmation/"));
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();
}

test("a letter is written in the editor, saved automatically, reviewed, tested, sent, and arrives", async ({
  page,
  walk,
  browser,
}) => {
  test.setTimeout(360_000);
  const reader = `letters.${Date.now()}@example.com`;
  const visitor = await (await browser.newContext()).newPage();
  await subscribe(visitor, reader);

  await openNewsletter(page);
  const subject = `Toads in June ${Date.now()}`;
  await test.step("what is typed becomes a letter of its own, in its own list", async () => {
    await expect(page.getByRole("button", { name: "Check and send…" })).toBeDisabled();
    await page.getByLabel("Subject", { exact: true }).fill(subject);
    await expect(tools(page)).toBeVisible({ timeout: 30_000 });
    await text(page).click();
    await page.keyboard.type("Some toads are early this year.");
    await expect(page).toHaveURL(/\?letter=[\w-]+$/, { timeout: 20_000 });
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole("link", { name: subject })).toBeVisible();
    await walk.check("a letter in the editor");
    await page.goto("/admin/blog");
    await expect(page.getByText(subject)).toHaveCount(0);
    await page.goBack();
    await expect(text(page)).toContainText("Some toads are early this year.");
  });

  await test.step("its preview is the mail, for four kinds of inbox", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/email\/preview\?letter=/);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name: subject })).toBeVisible();
    await expect(frame.locator("body")).toContainText("Some toads are early this year.");
    for (const [view, width] of [
      ["Phone", 375],
      ["Dark", 700],
      ["Plain text", 700],
    ] as const) {
      await page.getByRole("link", { name: view, exact: true }).click();
      await expect(page.locator("iframe")).toHaveAttribute("title", new RegExp(view));
      await expect(frame.locator("body")).toContainText("Some toads are early this year.");
      expect((await page.locator("iframe").boundingBox())?.width).toBe(width);
    }
    await expect(page.getByText(/KB of HTML/)).toBeVisible();
    // What looks for barriers runs as a script in every frame; in this one nothing runs.
    await page.locator("iframe").evaluate((element) => element.remove());
    await walk.check("the preview, but for its frame");
  });

  await test.step("before it goes out, all is looked at, and a test is sent", async () => {
    await page.getByRole("link", { name: "Check and send…" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Check and send" })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText("This text has not been tested.")).toBeVisible();
    await walk.check("the last step");
    await page.getByLabel("Send test to").fill("proof@example.com");
    await page.getByRole("button", { name: "Send test" }).click();
    await expect(page.getByText("A test letter is on its way to proof@example.com.")).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText("This text was sent to you as a test.")).toBeVisible();
    const proof = await mailTo("proof@example.com", (mail) => mail.subject.includes(subject));
    expect(proof.subject).toBe(`[Test] ${subject}`);
    expect(proof.text).toContain("Some toads are early this year.");
  });

  await test.step("it is sent, and arrives as it was tested", async () => {
    await page.getByRole("button", { name: /^Send to \d+ subscriber/ }).click();
    await expect(page).toHaveURL(/\/admin\/email\/letters\/[\w-]+$/);
    const letter = await mailTo(reader, (mail) => mail.subject === subject, letterPatience);
    expect(faultsOf(letter.html)).toEqual([]);
    expect(letter.text).toContain("Some toads are early this year.");
    expect(letter.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    await page.goto("/admin/email");
    await expect(page.getByRole("region", { name: "Draft letters" }).getByText(subject)).toHaveCount(0);
  });
  await visitor.context().close();
});

test("a post becomes a letter at one press; deleted, it is restored", async ({ page, walk }) => {
  await enter(page);
  await page.goto("/admin/blog");
  await expect(postText(page)).toBeVisible();
  const title = "What the press said";
  await page.goto("/blog/what-the-press-said");
  await page.getByRole("button", { name: `Send as a letter: ${title}` }).click();
  await expect(page).toHaveURL(/\/admin\/email\?letter=/);
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue(title);
  await expect(text(page)).toContainText("Read this on the site");
  await walk.check("a post as a letter");
  const place = page.url();

  await page.goto("/blog/what-the-press-said");
  await page.getByRole("button", { name: `Send as a letter: ${title}` }).click();
  await expect(page).toHaveURL(place);
  // Before its scripts run, the bin unfolds in place and opens no dialog.
  await expect(text(page)).toContainText("Read this on the site");

  await page.getByRole("group").getByLabel("Delete this letter").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/admin\/email$/);
  await expect(page.getByText("The letter is in the trash")).toBeVisible();
  await page.getByText("Undo", { exact: true }).click();
  await expect(page).toHaveURL(place);
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue(title);
});

test("a text that an older form kept on this device is offered, and restored in the editor", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const values = { subject: "Kept", content: "Long and **dear** words.", title: "Kept" };
    const copy = { values, sent: false, keptAt: Date.now() - 60_000 };
    if (!sessionStorage.getItem("laid")) {
      localStorage.setItem("site-unsaved:letter#older", JSON.stringify(copy));
      sessionStorage.setItem("laid", "yes");
    }
  });
  await openNewsletter(page);
  const kept = page.getByRole("region", { name: "Text kept on this device" });
  await expect(kept).toContainText("Kept");
  await kept.getByRole("button", { name: "Restore it" }).click();
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue("Kept");
  await expect(text(page)).toContainText("Long and dear words.");
  await expect(kept).toHaveCount(0);
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("a letter is written, previewed, looked at and scheduled", async ({ page }) => {
    await enter(page);
    await page.goto("/admin/email");
    await page.getByLabel("Subject", { exact: true }).fill("Plain letter");
    await page.getByLabel("Letter (markdown)", { exact: true }).fill("Still **true**.");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.frameLocator("iframe").locator("body")).toContainText("Still true.");
    await page.getByRole("link", { name: "Continue writing" }).click();
    await page.getByLabel("Letter (markdown)", { exact: true }).fill("Still **true**, and more.");
    await page.getByRole("button", { name: "Check and send…" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Check and send" })).toBeVisible();
    await page.getByLabel("Day and time").fill("2030-06-02T09:00");
    await page.getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByRole("alert")).toContainText("more than a year ahead");
    await expect(page.getByLabel("Day and time")).toHaveValue("2030-06-02T09:00");
  });
});
