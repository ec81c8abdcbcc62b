import type { Page } from "@playwright/test";
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

const tooLong = `${"Because. ".repeat(60)}`;

/** A try that failed has left its letters in the series. */
async function deleteWelcomeLetters(owner: Page): Promise<void> {
  await owner.goto("/admin/email/welcome");
  const remove = owner.getByRole("main").getByLabel(/^Delete this letter: /);
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await owner.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(remove).toHaveCount(left - 1);
  }
}

const writing = (page: Page) => page.getByRole("textbox", { name: "Letter (markdown)" });

test("a reader joins, is welcomed once, leaves, and says why if they like", async ({
  page,
  walk,
  browser,
}) => {
  const reader = `Joiner.${Date.now()}@example.com`;
  const owner = await (await browser.newContext()).newPage();
  // Of this try: what a failed try has left behind is not taken for it.
  const [hello, later] = [`Hello from the press ${Date.now()}`, `A week later ${Date.now()}`];

  await test.step("the owner writes the welcome letter, tests it and switches it on", async () => {
    await enter(owner);
    await deleteWelcomeLetters(owner);
    await checkPage(owner, "the welcome series");
    await owner.getByRole("link", { name: /^(Write the first|Add a) letter$/ }).click();
    await owner.getByLabel("Subject").fill(hello);
    await owner.getByRole("button", { name: "Add to the series" }).click();
    await expect(owner.getByText("The letter is empty. Please write something.")).toBeVisible();
    await checkPage(owner, "a welcome letter that is refused");
    await writing(owner).fill("Sit down, have some tea.");
    await owner.getByLabel("Send a test to").fill("welcome-proof@example.com");
    await owner.getByRole("button", { name: "Send test" }).click();
    const proof = await mailTo("welcome-proof@example.com", ({ subject }) => subject.endsWith(hello));
    expect(proof.subject).toBe(`[Test] ${hello}`);
    await owner.getByRole("button", { name: "Add to the series" }).click();
    await expect(owner.getByRole("link", { name: hello })).toBeVisible();
    await expect(owner.getByText("At once, after confirming")).toBeVisible();
    await owner.getByRole("link", { name: "Add a letter" }).click();
    await owner.getByLabel("Subject").fill(later);
    await writing(owner).fill("How was the tea?");
    await owner.getByRole("button", { name: "Add to the series" }).click();
    await expect(owner.getByText("7 days after the one before")).toBeVisible();
    await checkPage(owner, "a welcome series of two");
  });

  await test.step("the reader asks; what is laid out for machines is out of a person's way", async () => {
    await page.goto("/subscribe");
    await walk.check("subscribe");
    await page.getByLabel("Your email address").focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("button", { name: "Subscribe" })).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
    await subscribeAs(page, reader);
    await walk.check("asked");
  });

  await test.step("they confirm, and opening the link again says what is so", async () => {
    const link = linkIn(await mailTo(reader, () => true), "/confirmation/");
    await page.goto(link);
    await walk.check("confirmation");
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "You are subscribed", exact: true }),
    ).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "You are already subscribed" })).toBeVisible();
    await walk.check("confirmed before");
  });

  await test.step("they leave by the welcome letter's link; a reason that is too long is not lost", async () => {
    const welcome = await mailTo(reader, (mail) => mail.subject === hello, letterPatience);
    expect(welcome.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    await page.goto(linkIn(welcome, "/unsubscribe/"));
    await walk.check("leaving");
    await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeVisible();
    await walk.check("left");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toContainText("This is optional");
    await page.getByLabel("Too many letters").check();
    await page.getByLabel("In your own words").fill(tooLong);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("That is too long")).toBeVisible();
    await expect(page.getByLabel("In your own words")).toHaveValue(tooLong);
    await walk.check("a reason that is too long");
    await page.getByLabel("In your own words").fill("Because.");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thank you for saying why.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send" })).toHaveCount(0);
    await walk.check("told");
  });

  await test.step("they change their mind, and are back without waiting and without a second welcome", async () => {
    await page.getByRole("link", { name: "Subscribe again" }).click();
    await subscribeAs(page, reader);
    const back = await mailTo(reader, (mail) => mail.subject.startsWith("Welcome back?"));
    await page.goto(linkIn(back, "/confirmation/"));
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "You are subscribed", exact: true }),
    ).toBeVisible();
    const welcomes = (await mailsTo(reader)).filter(({ subject }) => subject === hello);
    expect(welcomes).toHaveLength(1);
  });

  await test.step("the owner switches the welcome letter off", async () => {
    await owner.goto("/admin/email/welcome");
    const first = owner.getByRole("listitem").filter({ hasText: hello });
    await expect(first).toContainText(/Sent\s*1/);
    await first.getByRole("button", { name: "Pause" }).click();
    await expect(owner.getByText("At once, after confirming · Paused")).toBeVisible();
    for (const letter of [hello, later]) {
      await owner.getByLabel(`Delete this letter: ${letter}`).first().click();
      await owner.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(owner.getByRole("link", { name: letter })).toHaveCount(0);
    }
    await expect(owner.getByText("No welcome letters yet")).toBeVisible();
  });
  await owner.context().close();
});

test("the owner sees at once whether letters will arrive, and takes the record along", async ({
  page,
  walk,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page);
  await page.goto("/admin/email");
  await page.getByRole("button", { name: "Check the sending domain" }).click();
  // The local site has no https; the rest of the made-up domain is in order.
  await expect(page.getByText("To fix: One-click unsubscribe")).toBeVisible();
  const checks = page.getByRole("list", { name: "Sending domain checks" });
  await expect(checks.getByRole("listitem")).toHaveCount(6);
  await expect(checks.getByText("Expected").filter({ visible: true })).toHaveCount(1);
  await checks.getByText("DMARC", { exact: true }).click();
  await expect(checks.getByText("p=none only monitors.")).toBeVisible();
  await walk.check("the sending domain");
  await checks.getByRole("button", { name: "Copy the value" }).filter({ visible: true }).click();
  await expect(checks.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "v=DMARC1; p=quarantine; rua=mailto:letters@studio.example",
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader joins, leaves and says why", async ({ page }) => {
    const reader = `plain.${Date.now()}@example.com`;
    const hello = `Hello from the press ${Date.now()}`;
    await enter(page);
    await page.goto("/admin/email/welcome/letter");
    await page.getByLabel("Subject").fill(hello);
    await page.getByLabel("Letter (markdown)").fill("Sit down, *have some tea*.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByLabel("Days to wait").fill("0");
    await page.getByRole("button", { name: "Add to the series" }).click();
    await page.goto("/subscribe");
    await subscribeAs(page, reader);
    await page.goto(linkIn(await mailTo(reader, () => true), "/confirmation/"));
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    const welcome = await mailTo(reader, (mail) => mail.subject === hello, letterPatience);
    await page.goto(linkIn(welcome, "/unsubscribe/"));
    await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await page.getByLabel("I read it elsewhere").check();
    await page.getByLabel("In your own words").fill(tooLong);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByLabel("In your own words")).toHaveValue(tooLong);
    await expect(page.getByLabel("I read it elsewhere")).toBeChecked();
    await page.getByLabel("In your own words").fill("");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thank you for saying why.")).toBeVisible();
    await page.goto("/admin/email/welcome");
    const letter = page.getByRole("main").getByRole("listitem").filter({ hasText: hello });
    await letter.getByRole("button", { name: "Pause" }).click();
    await expect(letter.getByText("At once, after confirming · Paused")).toBeVisible();
  });

  test("the owner reads the record to paste off the page", async ({ page }) => {
    await enter(page);
    await page.goto("/admin/email");
    await page.getByRole("button", { name: "Check the sending domain" }).click();
    await page.getByText("DMARC", { exact: true }).click();
    await expect(page.getByText("v=DMARC1; p=quarantine; rua=mailto:letters@studio.example")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy the value" })).toHaveCount(0);
  });
});
