import type { BrowserContext, Page, Request } from "@playwright/test";
import { isSaved, openNewDraft, stands, text, typeOn } from "./editor.ts";
import { expect, logIn, test } from "./walk.ts";

const post = "/blog/what-the-press-said";
const logOutButton = (page: Page) => page.getByRole("button", { name: "Log Out" });
const pencil = (page: Page) => page.getByRole("link", { name: /^Edit “/ });
const logInToEdit = (page: Page) => page.getByRole("button", { name: "Log in to edit" });
const mark = (page: Page) => page.evaluate(() => localStorage.getItem("site-owner"));
const isAuth = (request: Request) => new URL(request.url()).pathname.startsWith("/auth/");

async function logInByRedirect(page: Page): Promise<void> {
  await page.goto("/admin");
  await logIn(page);
  await expect(logOutButton(page)).toBeVisible();
  await expect.poll(() => mark(page)).toMatch(/^.{8}$/);
}

/** A post's page in the owner's browser, after both the site and the provider have ended the session. */
async function openPostAsPastOwner(page: Page): Promise<void> {
  await logInByRedirect(page);
  await page.context().clearCookies();
  await page.goto(post);
  await expect(logInToEdit(page)).toBeVisible();
}

/** Opens the popup by a press, as a person does. */
async function openPopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await logInToEdit(page).click();
  return opening;
}

async function finishIn(popup: Page): Promise<void> {
  const closing = popup.waitForEvent("close");
  await logIn(popup);
  await closing;
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

test("a visitor's pages do not ask for a session, and fetch nothing of the login", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (isAuth(request) || /session-store|watching|popup-login/.test(pathname)) asked.push(pathname);
  });
  for (const address of ["/", "/blog", post]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  expect(asked).toEqual([]);
  expect(await mark(page)).toBeNull();
});

test("the owner logs in beside a post: a popup opens and closes, the page stays, and every tab shows it at once", async ({
  page,
  context,
  walk,
}) => {
  await openPostAsPastOwner(page);
  await expect(logOutButton(page)).toBeHidden();
  await walk.check("a post, for the owner whose session is over");
  const other = await openTab(context, "/about-me");
  await expect(logOutButton(other)).toBeHidden();
  await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
  const popup = await openPopup(page);
  // What pretends to come from the popup is not heard.
  await page.evaluate(() =>
    window.postMessage({ kind: "site-popup-login", code: "logged_in" }, location.origin),
  );
  await expect(page.getByRole("button", { name: "Log in in the window that has opened" })).toBeDisabled();
  await finishIn(popup);
  await expect(pencil(page)).toBeVisible();
  await expect(logOutButton(page)).toBeVisible();
  await expect(page.locator("[data-same-page]")).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(post);
  await expect(logOutButton(other)).toBeVisible();

  // Opened to be edited, it is.
  await context.clearCookies();
  await page.goto(`${post}?edit`);
  await finishIn(await openPopup(page));
  await expect(page.getByRole("dialog", { name: /^Edit/ })).toBeVisible();
});

test("a popup that is closed, refused or late says so, and a later login still counts", async ({
  page,
  walk,
}) => {
  await page.clock.install();
  await openPostAsPastOwner(page);
  const alert = page.getByRole("main").getByRole("alert");

  await test.step("closed", async () => {
    await (await openPopup(page)).close();
    await expect(alert).toContainText("Popup closed");
    await walk.check("a popup that was closed");
  });

  await test.step("refused: a stranger", async () => {
    const popup = await openPopup(page);
    await logIn(popup, "stranger");
    await expect(popup.getByRole("heading", { name: "This site has another owner" })).toBeVisible();
    await expect(alert).toContainText("as “stranger”, who does not own this site");
    await popup.getByRole("button", { name: "Close this window" }).click();
    await page.context().clearCookies();
  });

  await test.step("late, and in the end well", async () => {
    const popup = await openPopup(page);
    await popup.waitForURL(`${process.env.IDENTITY}/**`);
    await page.clock.fastForward(60_000);
    await expect(alert).toContainText("Timeout");
    await finishIn(popup);
    await expect(pencil(page)).toBeVisible();
  });
});

test("a browser that opens no popup offers a tab, and the page follows once the login in it is done", async ({
  page,
  walk,
}) => {
  await openPostAsPastOwner(page);
  await page.evaluate(() => (window.open = () => null));
  await logInToEdit(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Unable to open a popup for loginWithPopup",
  );
  await walk.check("a popup that was blocked");
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Log in in a new tab" }).click();
  await finishIn(await opening);
  await expect(pencil(page)).toBeVisible();
});

test("a session that the browser lost is restored in a hidden frame; without a login at the provider it is over", async ({
  page,
  context,
}) => {
  await logInByRedirect(page);
  const before = await mark(page);
  await context.clearCookies({ name: "loopback-session" });
  const silent = page.waitForRequest((request) => request.url().includes("prompt=none"));
  await page.goto("/about-me");
  const { frame } = await silent.then((request) => ({ frame: request.frame() }));
  expect(frame).not.toBe(page.mainFrame());
  await expect(logOutButton(page)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect.poll(() => mark(page)).not.toBe(before);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Redirecting" })).toBeHidden();
  await expect(logOutButton(page)).toBeVisible();

  await context.clearCookies();
  const refused = page.waitForResponse((response) => response.url().includes("code=login_required"));
  await page.goto("/about-me");
  await refused;
  await expect.poll(() => mark(page)).toBe("was here");
  await expect(logOutButton(page)).toBeHidden();
  const again: string[] = [];
  page.on("request", (request) => isAuth(request) && again.push(request.url()));
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(again, "it is not asked for ever").toEqual([]);
});

test("a logout is seen in every tab: the admin's pages close, and come back with the next login", async ({
  page,
  context,
  walk,
}) => {
  await logInByRedirect(page);
  const reading = await openTab(context, post);
  await expect(pencil(reading)).toBeVisible();
  const admin = await openTab(context, "/admin/security");
  const sessions = admin.getByRole("heading", { level: 1, name: "Security" });
  await expect(sessions).toBeVisible();
  await logOutButton(page).click();
  await expect(page).toHaveURL("/");
  await expect(logOutButton(page)).toBeHidden();
  await expect(admin.getByRole("heading", { name: "You have been logged out" })).toBeVisible();
  await expect(sessions).toBeHidden();
  await expect(pencil(reading)).toBeHidden();
  await expect(logOutButton(reading)).toBeHidden();
  await expect(logInToEdit(reading), "who leaves on purpose is asked nothing").toBeHidden();
  expect(await mark(page)).toBeNull();

  const opening = admin.waitForEvent("popup");
  await admin.getByRole("button", { name: "Log in again" }).click();
  await finishIn(await opening);
  await expect(sessions).toBeVisible();
  await expect(pencil(reading)).toBeVisible();
  await expect(logOutButton(page)).toBeVisible();
  await walk.check("home, logged in from another tab");
});

test("a logout in another tab leaves the text that is being written where it is; a login beside it saves it", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const id = await openNewDraft(page, "Logged out from afar", "Begun.");
  const other = await openTab(context, "/about-me");
  await typeOn(page, " Unsaved.");
  await logOutButton(other).click();
  await expect(other).toHaveURL("/");
  await expect(logOutButton(page)).toBeHidden();
  await expect(text(page)).toHaveText("Begun. Unsaved.");
  await page.clock.fastForward(15_000);
  const told = page.getByRole("dialog", { name: "You have been logged out" });
  await expect(told).toBeVisible();
  const closed = page.waitForEvent("popup");
  await told.getByRole("button", { name: "Log in again" }).click();
  await (await closed).close();
  await expect(told.getByRole("alert")).toContainText("Popup closed");
  const opening = page.waitForEvent("popup");
  await told.getByRole("button", { name: "Log in again" }).click();
  await finishIn(await opening);
  await isSaved(page);
  await expect(told).toBeHidden();
  await expect(logOutButton(page)).toBeVisible();
  await stands(page, id, "Begun. Unsaved.");
});

test("an identity provider that is out of reach is reported in the admin, and no one is logged out for it", async ({
  page,
  walk,
}) => {
  await logInByRedirect(page);
  const body = {
    state: "error",
    code: "provider_unreachable",
    message: "HTTP error. Unable to fetch the keys",
  };
  await page.route("**/auth/session", (route) => route.fulfill({ json: body }));
  await page.goto("/admin");
  await expect(page.getByText("HTTP error. Unable to fetch the keys")).toBeVisible();
  await expect(logOutButton(page)).toBeVisible();
  await walk.check("a provider that cannot be asked");
});

test("a session that the owner ends from another browser is over there, and is not restored silently", async ({
  page,
  browser,
}) => {
  const laptop = await (await browser.newContext()).newPage();
  await logInByRedirect(laptop);
  await logInByRedirect(page);
  await page.goto("/admin/security");
  await page.getByRole("button", { name: /End (the other session|all \d+ others)/ }).click();
  await expect(page.getByText(/other sessions? ha(s|ve) ended/)).toBeVisible();
  await laptop.goto("/about-me");
  await expect.poll(() => mark(laptop)).toBe("was here");
  await expect(logOutButton(laptop)).toBeHidden();
  await laptop.reload();
  await expect(logOutButton(laptop)).toBeHidden();
  await laptop.goto(post);
  await expect(logInToEdit(laptop)).toBeVisible();
});
