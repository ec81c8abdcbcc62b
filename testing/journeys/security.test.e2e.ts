import type { Browser, Locator, Page } from "@playwright/test";
import { expect, logIn, test } from "./walk.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const tablet =
  "Mozilla/5.0 (Linux; Android 16; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** Another browser of the owner's, logged in and on the admin's home. */
async function logInWith(browser: Browser, userAgent: string): Promise<Page> {
  const page = await (await browser.newContext({ userAgent })).newPage();
  await page.goto("/admin");
  await logIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Admin" })).toBeVisible();
  return page;
}

/** At its next step the browser is asked to log in, by a provider that knows it still. */
async function isLoggedOut(page: Page, step: () => Promise<unknown>): Promise<void> {
  await step();
  await page.waitForURL(`${process.env.IDENTITY}/**`);
  await expect(page.getByLabel("Name to log in as")).toBeVisible();
}

/** The owner's own browser, on the page, and logged in nowhere else. */
async function openSecurity(page: Page): Promise<void> {
  await page.goto("/admin/security");
  await logIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
  const endOthers = page.getByRole("button", { name: /^End (all \d+ others|the other session)$/ });
  if (await endOthers.isVisible()) await endOthers.click();
  await expect(page.getByText("There are no other sessions.")).toBeVisible();
}

const sessions = (page: Page) => page.getByRole("region", { name: "Where you are logged in" });
const session = (page: Page, device: string): Locator =>
  sessions(page).getByRole("listitem").filter({ hasText: device });

test("the owner sees where she is logged in, and ends what is not hers", async ({ page, browser, walk }) => {
  await openSecurity(page);
  await walk.check("one session");
  const onPhone = await logInWith(browser, phone);
  const onTablet = await logInWith(browser, tablet);

  await test.step("each browser stands in the list, this one marked", async () => {
    await page.reload();
    await expect(session(page, "Current session")).toHaveCount(1);
    await expect(session(page, "Current session").getByRole("button")).toHaveCount(0);
    await expect(session(page, "Safari on iOS")).toBeVisible();
    await expect(session(page, "Chrome on Android")).toBeVisible();
    await walk.check("three sessions");
    await page.setViewportSize({ width: 320, height: 700 });
    await walk.check("three sessions at 320 px");
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("one that is ended is logged out at its next step, and no other is", async () => {
    await session(page, "Safari on iOS").getByRole("button", { name: "End this session" }).click();
    const told = page.getByText("That session has ended.");
    await expect(told).toBeFocused();
    await expect(session(page, "Safari on iOS")).toHaveCount(0);
    await walk.check("a session was ended");
    await isLoggedOut(onPhone, () => onPhone.getByRole("link", { name: "Images" }).click());
    await onTablet.getByRole("main").getByRole("link", { name: "Images" }).click();
    await expect(onTablet.getByRole("heading", { level: 1, name: "Images" })).toBeVisible();
    const ended = page.getByRole("row", { name: /Session ended You ended it on this page/ }).first();
    await expect(ended).toContainText("Safari on iOS");
  });

  await test.step("the others are ended at once", async () => {
    const back = await logInWith(browser, phone);
    await page.reload();
    await page.getByRole("button", { name: "End all 2 others" }).click();
    await expect(page.getByText("All 2 other sessions have ended.")).toBeFocused();
    await expect(page.getByText("There are no other sessions.")).toBeVisible();
    await isLoggedOut(back, () => back.reload());
    await isLoggedOut(onTablet, () => onTablet.goto("/admin/email"));
  });

  await test.step("and this one with them, here and at the identity provider", async () => {
    const back = await logInWith(browser, tablet);
    await page.reload();
    await page.getByRole("button", { name: "Log out everywhere, including here" }).click();
    await expect(page).toHaveURL(new URL("/", process.env.SITE).href);
    await expect(page.getByRole("button", { name: "Log Out" })).toHaveCount(0);
    await isLoggedOut(page, () => page.goto("/admin/security"));
    await isLoggedOut(back, () => back.reload());
  });
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("sessions are listed and ended just the same", async ({ page, browser }) => {
    await openSecurity(page);
    const onPhone = await logInWith(browser, phone);
    await page.reload();
    await session(page, "Safari on iOS").getByRole("button", { name: "End this session" }).click();
    await expect(page.getByText("That session has ended.")).toBeVisible();
    await expect(session(page, "Safari on iOS")).toHaveCount(0);
    await isLoggedOut(onPhone, () => onPhone.reload());

    const onTablet = await logInWith(browser, tablet);
    await page.goto("/admin/security");
    await page.getByRole("button", { name: "Log out everywhere, including here" }).click();
    await expect(page).toHaveURL(new URL("/", process.env.SITE).href);
    await isLoggedOut(onTablet, () => onTablet.reload());
    await isLoggedOut(page, () => page.goto("/admin/security"));
  });
});
