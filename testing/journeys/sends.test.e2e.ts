import type { Browser, Page } from "@playwright/test";
import { tools } from "./editor.ts";
import {
  checkPage,
  enter,
  expect,
  letterPatience,
  linkIn,
  mailsTo,
  mailTo,
  subscribeAs,
  test,
} from "./walk.ts";

async function subscribe(browser: Browser, reader: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/subscribe");
  await subscribeAs(page, reader);
  await page.goto(linkIn(await mailTo(reader, () => true), "/confirmation/"));
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();
  await page.context().close();
}

/** To the last step before a letter goes out. */
async function review(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check and send…" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check and send" })).toBeVisible({
    timeout: 30_000,
  });
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Send to \d+ subscriber/ }).click();
  await expect(page).toHaveURL(/\/admin\/email\/letters\/[\w-]+$/);
  await expect(
    page.getByText(/^No one has received it yet\. The first email to \d+ subscribers? is sent/),
  ).toBeVisible();
}

async function takeBack(page: Page, subject: string): Promise<void> {
  await page.getByRole("button", { name: "Undo send" }).click();
  await expect(page).toHaveURL(/\/admin\/email\?letter=[\w-]+$/);
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue(subject);
}

/** A day from now, as a field for day and time takes it. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);

test("a letter is undone, scheduled, sent at last, watched, and read by all its readers", async ({
  page,
  walk,
  browser,
}) => {
  const now = Date.now();
  const [reader, subject] = [`sends.${now}@example.com`, `Spores on paper ${now}`];
  await subscribe(browser, reader);
  await enter(page);
  await page.goto("/admin/email");
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  // The writing tools take the place of the field, which cannot be pressed from then on.
  await expect(tools(page)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("textbox", { name: "Letter (markdown)", exact: true }).click();
  await page.keyboard.type("The pond is open again, and all its lamps are lit for the toads.");

  await test.step("it is taken back while the seconds are counted", async () => {
    await review(page);
    await send(page);
    await expect(page.getByText(/is sent in \d+ seconds?\.$/)).toBeVisible();
    await walk.check("a send that can be taken back");
    await takeBack(page, subject);
    expect(await mailsTo(reader)).toHaveLength(1);
  });

  await test.step("it is scheduled, and taken back as well", async () => {
    await review(page);
    await page.getByLabel("Day and time").fill(tomorrow());
    await page.getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByText(/^Will be sent .+, to everyone who is subscribed then\./)).toBeVisible();
    await walk.check("a scheduled send");
    await takeBack(page, subject);
  });

  await test.step("it is sent, and its page follows it to the end by itself", async () => {
    await review(page);
    const box = page.getByRole("checkbox", { name: "Show in the public archive" });
    await expect(box).not.toBeChecked();
    await send(page);
    await expect(page.getByText(/^Sent (just now|\d+ minutes? ago)/)).toBeVisible({
      timeout: letterPatience,
    });
    await expect(page.getByRole("button", { name: "Undo send" })).toHaveCount(0);
    await expect(page.getByText(/^Of \d+ subscribers?: \d+ accepted/)).toBeAttached();
    await walk.check("a letter that was sent");
    await mailTo(reader, (mail) => mail.subject === subject);
    expect((await mailsTo(reader)).filter((mail) => mail.subject === subject)).toHaveLength(1);
  });

  await test.step("its list is one step away, and leads back to it", async () => {
    await page.getByRole("link", { name: "Sent letters" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sent letters" })).toBeVisible();
    await walk.check("all letters sent off");
    await expect(page.getByRole("link", { name: subject })).toHaveAttribute("href", /\/letters\/[\w-]+$/);
  });

  await test.step("the archive shows it when its owner asks for that", async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto("/letters");
    await expect(visitor.getByRole("link", { name: subject })).toHaveCount(0);
    await page.getByRole("link", { name: subject }).click();
    await page.getByRole("button", { name: "Show in the public archive" }).click();
    await expect(page.getByText(/^It is public at \/letters\/[\w-]+\.$/)).toBeVisible();
    await visitor.context().close();
  });

  await test.step("everybody finds it in the archive, and in its feed", async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto("/letters");
    await checkPage(visitor, "the archive of letters");
    await visitor.getByRole("link", { name: subject }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(subject);
    await expect(visitor.getByText("all its lamps are lit")).toBeVisible();
    await checkPage(visitor, "a letter of the archive");
    const feed = await visitor.request.get("/letters/feed.xml");
    expect(feed.status()).toBe(200);
    expect(await feed.text()).toContain(subject);
    await visitor.context().close();
  });
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("a send shows its time instead of a countdown, and is undone", async ({ page, browser }) => {
    const now = Date.now();
    const subject = `Plain spores ${now}`;
    await subscribe(browser, `plain.sends.${now}@example.com`);
    await enter(page);
    await page.goto("/admin/email");
    await page.getByLabel("Subject", { exact: true }).fill(subject);
    await page.getByLabel("Letter (markdown)", { exact: true }).fill("Still **true**, and still on paper.");
    await review(page);
    await send(page);
    await expect(page.locator("time")).toHaveText(/\d\d:\d\d/);
    await expect(page.getByRole("link", { name: "Refresh" })).toBeVisible();
    await takeBack(page, subject);
  });
});
