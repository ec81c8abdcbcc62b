import { expect, type Locator, type Page } from "@playwright/test";
import type { PlainText } from "./sheet.ts";
import { toolbar } from "./typist.ts";

/** Where a text is written. */
export type Place =
  | { kind: "new" }
  | { kind: "draft"; id: string }
  /** On its own page, in the dialog; or among the drafts. */
  | { kind: "post"; id: string; slug: string; isOnItsPage: boolean };

export function addressOf(place: Place): string {
  if (place.kind === "new") return "/admin/blog";
  if (place.kind === "draft") return `/admin/blog?draft=${place.id}`;
  return place.isOnItsPage ? `/blog/${place.slug}?edit` : `/admin/blog?post=${place.id}`;
}

/** The page's current place: a new text becomes a draft while it is written, and a deleted text is new. */
export async function placeNow(page: Page, before: Place): Promise<Place> {
  const found = await page.evaluate(() => {
    const form = [...document.forms].find((one) => one.elements.namedItem("content") !== null);
    const intents = [...(form?.elements ?? [])].map((one) => one.getAttribute("value") ?? "");
    const kind = ["new", "draft", "post"].find((_, at) =>
      intents.includes(["create-draft", "close-draft", "update-post"][at] ?? ""),
    );
    return { kind, id: form?.querySelector<HTMLInputElement>("input[name=id]")?.value ?? "" };
  });
  if (found.kind === "new") return { kind: "new" };
  return found.kind === "draft" ? { kind: "draft", id: found.id } : before;
}

/** Opens an editor, and waits for its tools; logs in where that is asked. */
export async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await unfold(page);
}

export async function unfold(page: Page): Promise<void> {
  const asksWho = page.getByLabel("Name to log in as");
  // An author whose session has ended sees a post as its readers do.
  const shut = page.getByText("Log in to edit", { exact: true }).filter({ visible: true });
  await asksWho.or(toolbar(page)).or(shut).first().waitFor();
  if (await shut.isVisible()) {
    await logInBeside(page, async () => shut);
    await asksWho.or(toolbar(page)).first().waitFor();
  }
  if (await asksWho.isVisible()) await logIn(page);
  // The tools appear when the text comes into view; copies that are offered are above it, and a page that still loads may scroll.
  await expect(async () => {
    await page.evaluate(() =>
      document.querySelector("textarea[name=content]")?.parentElement?.scrollIntoView({ block: "center" }),
    );
    await toolbar(page).waitFor({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
}

/** At the local provider. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel("Name to log in as").fill("owner");
  await page.getByRole("button", { name: /log in/i }).click();
}

/** The dialog may come up just as the button beside the text is reached for: then it is the dialog's that is pressed. */
export function logInAgain(page: Page): Promise<void> {
  return logInBeside(page, async () => {
    const told = page.getByRole("dialog", { name: "You have been logged out" });
    return ((await told.isVisible()) ? told : page).getByRole("button", { name: "Log in again" });
  });
}

/** In a window that closes itself. */
async function logInBeside(page: Page, button: () => Promise<Locator>): Promise<void> {
  const popup = await openWindow(page, button);
  const closing = popup.waitForEvent("close");
  const asked = popup.getByLabel("Name to log in as");
  // Where the provider knows her still, nothing is asked.
  await Promise.race([
    closing,
    asked.waitFor().then(
      () => logIn(popup),
      () => undefined,
    ),
  ]);
  await closing;
}

async function openWindow(page: Page, button: () => Promise<Locator>, tries = 5): Promise<Page> {
  const pressed = await button();
  const opening = page.waitForEvent("popup", { timeout: 20_000 });
  try {
    const [popup] = await Promise.all([opening, pressed.click({ timeout: 5_000 })]);
    return popup;
  } catch (error) {
    await opening.catch(() => undefined);
    if (tries <= 1) throw error;
    return openWindow(page, button, tries - 1);
  }
}

/** What the editor would send: the very text, whatever it is shown as. Null where no editor is open. */
export function read(page: Page): Promise<PlainText | null> {
  return page.evaluate(() => {
    const form = [...document.forms].find((one) => one.elements.namedItem("content") !== null);
    if (!form) return null;
    const data = new FormData(form);
    const [title, summary, content] = ["title", "summary", "content"].map((name) => String(data.get(name)));
    return { title: title ?? "", summary: summary ?? "", content: content ?? "" };
  });
}

export interface Shown {
  /** The status line of the editor; null where no editor is open. */
  status: string | null;
  /** Titles of the dialogs over the page. */
  asks: string[];
  /** Copies that are offered. */
  offers: number;
  /** A request is on its way, or a press is leading to another page. */
  isBusy: boolean;
}

export function look(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const form = [...document.forms].find((one) => one.elements.namedItem("content") !== null);
    const panel = form?.closest("[data-editor]");
    const status = panel?.querySelector("output[aria-live]");
    const dialogs = [...document.querySelectorAll("dialog[open]")].map(
      (dialog) => dialog.querySelector("h2")?.textContent ?? "",
    );
    const offers = document.querySelectorAll('section[aria-label="Text kept on this device"]').length;
    const words = status?.textContent ?? null;
    const isBusy = words === "Saving…" || Boolean(panel?.querySelector("[inert]"));
    return { status: words, asks: dialogs, offers, isBusy };
  });
}

export interface Kept {
  key: string;
  content: string;
}

/** The copies that lie on the device, newest first. */
export function copiesOn(page: Page): Promise<Kept[]> {
  return page.evaluate(() => {
    const prefix = "site-unsaved:";
    return Object.entries(localStorage)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => ({ name, ...(JSON.parse(String(value)) as Copy) }))
      .toSorted((one, other) => other.keptAt - one.keptAt)
      .map(({ name, values }) => ({
        key: name.slice(prefix.length, name.lastIndexOf("#")),
        content: values.content ?? "",
      }));

    interface Copy {
      keptAt: number;
      values: Record<string, string>;
    }
  });
}

/** Tries until it holds. */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | null | undefined | false>,
  patience = 60_000,
): Promise<Value> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((later) => setTimeout(later, 25));
  }
}
