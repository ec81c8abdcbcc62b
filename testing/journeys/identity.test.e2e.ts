import type { BrowserContext, Page, Request } from "@playwright/test";
import { isSaved, openNewDraft, stands, text, typeOn } from "./editor.ts";
import { enter, expect, logIn, openKnown, test } from "./walk.ts";

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

/** One of the owner whose check has ended: one that meets the end of the session takes it for a loss. */
async function openKnownTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await openKnown(tab, address);
  return tab;
}

test("the owner logs in beside a post: what goes wrong is said, a late login counts, and every tab shows it at once @smoke", async ({
  page,
  context,
  walk,
}) => {
  await page.clock.install();
  await openPostAsPastOwner(page);
  await expect(logOutButton(page)).toBeHidden();
  const alert = page.getByRole("main").getByRole("alert");

  await test.step("a popup that is closed", async () => {
    await (await openPopup(page)).close();
    await expect(alert).toContainText("Popup closed");
  });

  await test.step("a login that is refused: a stranger’s", async () => {
    const popup = await openPopup(page);
    await logIn(popup, "stranger");
    await expect(popup.getByRole("heading", { name: "This site has another owner" })).toBeVisible();
    await expect(alert).toContainText("as “stranger”, who does not own this site");
    await popup.getByRole("button", { name: "Close this window" }).click();
    await context.clearCookies();
  });

  await test.step("a browser that opens no popup offers a tab, and the page follows", async () => {
    await page.evaluate(() => (window.open = () => null));
    await logInToEdit(page).click();
    await expect(alert).toContainText("Unable to open a popup for loginWithPopup");
    await walk.check("a popup that was blocked");
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Log in in a new tab" }).click();
    await finishIn(await opening);
    await expect(pencil(page)).toBeVisible();
  });

  await test.step("a login that is late, beside a post that was opened to be edited", async () => {
    await context.clearCookies();
    await page.goto(`${post}?edit`);
    const other = await openTab(context, "/about-me");
    await expect(logOutButton(other)).toBeHidden();
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    const popup = await openPopup(page);
    await popup.waitForURL(`${process.env.IDENTITY}/**`);
    // What pretends to come from the popup is not heard.
    await page.evaluate(() =>
      window.postMessage({ kind: "site-popup-login", code: "logged_in" }, location.origin),
    );
    await expect(page.getByRole("button", { name: "Log in in the window that has opened" })).toBeDisabled();
    await page.clock.fastForward(60_000);
    await expect(alert).toContainText("Timeout");
    await finishIn(popup);
    await expect(page.getByRole("dialog", { name: /^Edit/ })).toBeVisible();
    await expect(page.locator("[data-same-page]")).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(post);
    await expect(logOutButton(other)).toBeVisible();
  });
});

test("a session that the browser lost is restored in a hidden frame, one that was ended is not, and no visitor is asked", async ({
  page,
  context,
  browser,
  walk,
}) => {
  const asked: string[] = [];
  const hear = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (isAuth(request) || /session-store|watching|popup-login/.test(pathname)) asked.push(pathname);
  };
  page.on("request", hear);
  for (const address of ["/", post]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  expect(asked, "a visitor fetches nothing of the login").toEqual([]);
  expect(await mark(page)).toBeNull();
  page.off("request", hear);

  await logInByRedirect(page);
  await test.step("lost by the browser, and restored", async () => {
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
    await expect(logOutButton(page)).toBeVisible();
  });

  await test.step("a provider that is out of reach is reported, and no one is logged out for it", async () => {
    const message = "HTTP error. Unable to fetch the keys";
    const body = { state: "error", code: "provider_unreachable", message };
    await page.route("**/auth/session", (route) => route.fulfill({ json: body }));
    await page.goto("/admin");
    await expect(page.getByText(message)).toBeVisible();
    await expect(logOutButton(page)).toBeVisible();
    await walk.check("a provider that cannot be asked");
    await page.unroute("**/auth/session");
  });

  await test.step("ended from another browser", async () => {
    const laptop = await (await browser.newContext()).newPage();
    await enter(laptop);
    await openKnown(laptop, "/about-me");
    await page.goto("/admin/security");
    await page.getByRole("button", { name: /End (the other session|all \d+ others)/ }).click();
    await expect(page.getByText(/other sessions? ha(s|ve) ended/)).toBeVisible();
    await laptop.goto("/about-me");
    await expect.poll(() => mark(laptop)).toBe("was here");
    await laptop.goto(post);
    await expect(logInToEdit(laptop)).toBeVisible();
    await expect(logOutButton(laptop)).toBeHidden();
    await laptop.context().close();
  });

  await test.step("over at the provider, too", async () => {
    await context.clearCookies();
    const refused = page.waitForResponse((response) => response.url().includes("code=login_required"));
    await page.goto("/about-me");
    await refused;
    await expect.poll(() => mark(page)).toBe("was here");
    await expect(logOutButton(page)).toBeHidden();
    page.on("request", hear);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(
      asked.filter((path) => path.startsWith("/auth/")),
      "it is not asked for ever",
    ).toEqual([]);
  });
});

test("a logout is seen in every tab: the admin’s pages close, the text that is being written stays, and is saved after a login", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enter(page);
  const reading = await openKnownTab(context, post);
  await expect(pencil(reading)).toBeVisible();
  const other = await openKnownTab(context, "/about-me");
  await logOutButton(other).click();
  await expect(other).toHaveURL("/");
  await expect(pencil(reading)).toBeHidden();
  await expect(logOutButton(reading)).toBeHidden();
  await expect(logInToEdit(reading), "who leaves on purpose is asked nothing").toBeHidden();
  expect(await mark(other)).toBeNull();

  // A page that saves meanwhile finds out by itself, as if the session had been lost.
  const id = await openNewDraft(page, "Logged out from afar", "Begun.");
  await typeOn(page, " Unsaved.");
  await expect(pencil(reading)).toBeVisible();
  const admin = await openKnownTab(context, "/admin/security");
  const sessions = admin.getByRole("heading", { level: 1, name: "Security" });
  await expect(sessions).toBeVisible();
  await other.goto("/about-me");
  await logOutButton(other).click();
  await expect(admin.getByRole("heading", { name: "You have been logged out" })).toBeVisible();
  await expect(sessions).toBeHidden();
  await expect(pencil(reading)).toBeHidden();
  await expect(logOutButton(page)).toBeHidden();
  await expect(text(page)).toHaveText("Begun. Unsaved.");

  await page.clock.fastForward(15_000);
  const told = page.getByRole("dialog", { name: "You have been logged out" });
  const again = told.getByRole("button", { name: "Log in again" });
  await expect(told).toBeVisible();
  const closed = page.waitForEvent("popup");
  await again.click();
  await (await closed).close();
  await expect(told.getByRole("alert")).toContainText("Popup closed");
  const opening = page.waitForEvent("popup");
  await again.click();
  await finishIn(await opening);
  await isSaved(page);
  await expect(told).toBeHidden();
  await expect(logOutButton(page)).toBeVisible();
  await expect(sessions).toBeVisible();
  await expect(pencil(reading)).toBeVisible();
  await expect(logOutButton(other)).toBeVisible();
  await stands(page, id, "Begun. Unsaved.");
});
