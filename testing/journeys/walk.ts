import { type BrowserContext, type Cookie, test as base, expect, type Page, request } from "@playwright/test";
import { words } from "#testing/words.ts";
import { checkInAllThemes, checkInThemes, checkPage, checkWidths } from "./axe.ts";

export { checkInAllThemes, checkInThemes, checkPage, checkWidths, expect };

/** A page that notices what a person would not see: broken policy, errors in the console, barriers for some. */
export const test = base.extend<{ walk: Walk }>({
  walk: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on(
      "pageerror",
      (error) => isGivenUp(error.message) || complaints.push(`error: ${error.message} (${page.url()})`),
    );
    // The local runtime answers by itself where a connection within it is lost, which is nothing of the site's.
    const lost = new Set<string>();
    page.on("response", (answer) => {
      if (answer.status() === 500 && !answer.headers()["x-content-type-options"]) lost.add(answer.url());
    });
    page.on("console", (message) => {
      if (message.type() === "error" && !isExpected(message.text()))
        complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    await use({
      check: (name) => checkPage(page, name),
      checkInThemes: (name) => checkInThemes(page, name),
    });
    const ofSite = complaints.filter((words) => ![...lost].some((address) => words.endsWith(`(${address})`)));
    expect(ofSite, "nothing breaks on any page").toEqual([]);
  },
});

/** For journeys about motion: the others prefer less of it. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

interface Walk {
  /** axe finds nothing, and nothing is wider than the window. */
  check: (name: string) => Promise<void>;
  /** The same in two themes, and in a whole sweep in each. */
  checkInThemes: (name: string) => Promise<void>;
}

/**
 * A page that is refused or not there, and a form that needs mending, say so with their status, which Chromium reports
 * as an error. In the frame that shows a letter nothing may run, also not what looks at it for a journey.
 */
function isExpected(message: string): boolean {
  return /status of (40[1349]|422)|^Blocked script execution in '[^']*\/preview\/(?:light|dark|text)\?/.test(
    message,
  );
}

/** A page that is left while it still fades into the next: Chromium reports that it gave the fading up. */
const isGivenUp = (message: string) => /^Transition was (?:skipped|aborted)/.test(message);

/** Scripts hear presses. A reading page is left without React, as its readers get it; with `HYDRATED=yes`, React takes it over first. */
export async function hydrated(page: Page): Promise<void> {
  await listening(page);
  if (process.env.HYDRATED === "yes") await hydrate(page);
}

/** Scripts hear presses, with or without React: their first effect is to measure the window. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue("--viewport-height"));
}

/**
 * A reading page has the code that comes with the first sign of a reader, which this gives: until then the browser answers a
 * press by itself. A button that is pressed meanwhile is pressed again by that code.
 */
export async function attentive(page: Page): Promise<void> {
  await listening(page);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const button = document.createElement("button");
        button.type = "button";
        button.hidden = true;
        button.addEventListener("click", () => button.addEventListener("click", () => done()), {
          once: true,
        });
        document.body.insertAdjacentElement("beforeend", button);
        button.click();
      }),
  );
  if (process.env.HYDRATED === "yes") await hydrate(page);
}

/** React has taken over a page that was sent without it. */
export async function hydrate(page: Page): Promise<void> {
  await listening(page);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const isSentWithoutReact = document.querySelector("script[src*='/page-script']") !== null;
        if (!isSentWithoutReact || "hydrated" in document.documentElement.dataset) return done();
        window.addEventListener("pagehydrated", () => done(), { once: true });
        window.dispatchEvent(new Event("hydratepage"));
      }),
  );
}

/** Reads the document of an address as it is served, which takes a tenth of the time of opening it. */
export async function served<T>(page: Page, path: string, read: (document: Document) => T): Promise<T> {
  const html = await (await page.request.get(path)).text();
  const given = `new DOMParser().parseFromString(${JSON.stringify(html)}, "text/html")`;
  return page.evaluate<T>(`(${String(read)})(${given})`);
}

interface ReceivedMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  to: { address: string }[];
}

const inbox = () => process.env.INBOX ?? "";

async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const mails = (await (await fetch(`${inbox()}/email`)).json()) as ReceivedMail[];
  return mails.filter((mail) => mail.to.some((recipient) => recipient.address === address));
}

/** For a letter, which leaves once it can no longer be undone, in milliseconds. */
export const letterPatience = 120_000;

/** The one mail to `address` that `wanted` describes, once it has arrived. */
export async function mailTo(
  address: string,
  wanted: (mail: ReceivedMail) => boolean,
  patience = 30_000,
): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(async () => (found = (await mailsTo(address)).find(wanted)), {
      timeout: patience,
      message: `a mail to ${address}`,
    })
    .toBeTruthy();
  if (!found) throw new Error(`No mail to ${address}.`);
  return found;
}

/** Subscribes at /subscribe, and presses again where a quick press leads to the second step. */
export async function subscribeAs(page: Page, address: string, said = words.subscribe): Promise<void> {
  const asked = page.getByRole("heading", { name: said.asked });
  const button = page.getByRole("main").getByRole("button", { name: said.button });
  await page.getByLabel(said.address).fill(address);
  await expect(async () => {
    if (!(await asked.isVisible())) await button.click({ timeout: 2000 });
    // Ten presses a minute are answered, and a busy machine answers late.
    await expect(asked).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 60_000 });
}

/** Shows texts as their markdown, as an author may choose to: typed text is kept letter by letter. */
export async function writeMarkdown(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem("editor-view", "source"));
}

/** Presses a button that asks first. */
export async function pressAsked(page: Page, name: string): Promise<void> {
  await page.getByText(`${name}…`, { exact: true }).click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** Logs in at the local provider, which the admin's page has led to. */
export async function logIn(page: Page, name = "owner"): Promise<void> {
  await page.waitForURL(`${process.env.IDENTITY}/**`);
  await page.getByLabel("Name to log in as").fill(name);
  await page.getByRole("button", { name: /log in/i }).click();
}

let kept: Cookie[] = [];

/** Logs in without looking at the provider's page, as journeys do that are about something else; the session is kept for the next. */
export async function enter(page: Page): Promise<void> {
  // Beside the page: a journey may hold its connection up.
  const hand = await request.newContext({
    baseURL: process.env.SITE,
    storageState: { cookies: kept, origins: [] },
  });
  if (!(await hand.get("/api/drafts")).ok()) {
    const login = await hand.get("/auth/login?returnTo=/admin");
    const arrived = await hand.post(login.url(), { form: { name: "owner" } });
    expect([arrived.status(), new URL(arrived.url()).pathname]).toEqual([200, "/admin"]);
    kept = (await hand.storageState()).cookies;
  }
  await hand.dispose();
  await page.context().addCookies(kept);
}

/**
 * Opens a page of the owner, and waits until it knows that she is here. A check that meets cookies which were cleared meanwhile
 * asks the provider, and its answer would end the next login.
 */
export async function openKnown(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === "/auth/session");
  await page.goto(path);
  await (await asked).finished();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("site-owner"))).toMatch(/^.{8}$/);
}

/**
 * Waits until a page whose session is gone has found that out. Its check would end the session that `enter` gives back, or replace
 * it in an answer that a page which is left does not get.
 */
export async function foundOut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem("site-owner"))).toBe("was here");
}

interface View {
  path: string;
  referrer: string;
}

/** Every view that the page reports as it leaves: a beacon's body is not visible in the network events. */
export async function viewsOf(page: Page): Promise<View[]> {
  const views: View[] = [];
  await page.exposeFunction("seen", (view: string) => views.push(JSON.parse(view) as View));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const { seen } = window as unknown as { seen: (view: string) => void };
      if (body instanceof Blob && address === "/api/analytics/view") void body.text().then(seen);
      return send(address, body);
    };
  });
  return views;
}
