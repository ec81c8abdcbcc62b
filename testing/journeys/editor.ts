import type { Page } from "@playwright/test";
import { enter, expect } from "./walk.ts";

/** The author's text: the writing surface, or the field of markdown, whichever is shown. */
export const text = (page: Page) => page.getByRole("textbox", { name: "Text (markdown)" });
export const tools = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });
export const tool = (page: Page, name: string) => tools(page).getByRole("button", { name, exact: true });
/** The ways of looking at the text, and full screen. */
export const views = (page: Page) => page.getByRole("toolbar", { name: "View" });
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Opens an editor as the owner, with its writing tools. */
export async function openEditor(page: Page, address = "/admin/blog"): Promise<void> {
  await enter(page);
  await page.goto(address);
  await unfold(page);
}

/** Waits for the writing tools of a page that has just been opened. */
export async function unfold(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Posts and drafts" })).toBeVisible();
  const folded = page.getByText("Show Form");
  if (await folded.isVisible()) await folded.click();
  await expect(tools(page)).toBeVisible({ timeout: 30_000 });
}

/** A draft that is opened, and where it is edited. */
export async function openNewDraft(page: Page, title: string, content = ""): Promise<string> {
  await enter(page);
  const made = await api(page, "POST", "/drafts", {
    title,
    slug: slugOf(title),
    summary: "In short.",
    content,
  });
  const { id } = made.data as { id: string };
  await openEditor(page, `/admin/blog?draft=${id}`);
  return id;
}

export const slugOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, "-");

/** Sends a form of the owner's as her page does, and returns the path that it leads to. */
export async function send(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const headers = { Origin: process.env.SITE ?? "", "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post(path, { form, headers });
  const { pathname, search } = new URL(answer.url());
  return pathname + search;
}

interface Answer {
  data: unknown;
}

/** Calls the site without the page: the page's broken connection does not affect it. */
export async function api(page: Page, method: string, path: string, data?: object): Promise<Answer> {
  const cookies = await page.context().cookies();
  const xsrf = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const answer = await fetch(`${process.env.SITE}/api${path}`, {
    method,
    headers: {
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
      "X-XSRF-TOKEN": xsrf,
      Origin: process.env.SITE ?? "",
      "Content-Type": "application/json",
    },
    body: data && JSON.stringify(data),
  });
  const body = await answer.text();
  expect(answer.ok, `${method} ${path}: ${answer.status} ${body}`).toBe(true);
  return JSON.parse(body || "{}") as Answer;
}

export interface Draft {
  id: string;
  title: string;
  content: string;
  version: number;
}

export async function draftOf(page: Page, id: string): Promise<Draft> {
  return (await api(page, "GET", `/drafts/${id}`)).data as Draft;
}

/** The same letters on the page and at the site, and no copy of them that an editor which is opened again would offer. */
export async function stands(page: Page, id: string, content: string): Promise<void> {
  await expect(text(page)).toHaveText(content);
  expect((await draftOf(page, id)).content).toBe(content);
  await expect.poll(() => copiesOf(page, `draft:${id}`)).toEqual([]);
}

/** Where this device keeps copies of a text that is not saved yet. */
export function copiesOf(page: Page, name: string): Promise<string[]> {
  const begins = `site-unsaved:${name}#`;
  return page.evaluate((begins) => Object.keys(localStorage).filter((key) => key.startsWith(begins)), begins);
}

/** Someone else saves the draft meanwhile. */
export async function writeElsewhere(page: Page, id: string, content: string): Promise<void> {
  const { title, version } = await draftOf(page, id);
  const change = { title, slug: slugOf(title), summary: "In short.", content, version };
  await api(page, "PUT", `/drafts/${id}`, change);
}

/** Ten seconds in which nothing is typed, in a moment; the page's clock must be installed. */
export async function rest(page: Page, milliseconds = 10_500): Promise<void> {
  await page.clock.fastForward(milliseconds);
}

export async function isSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
}

/**
 * Puts the focus in the text, and waits for its caret: ProseMirror sets it by a timer of 20 ms after the focus, and one
 * that is set later, for as long, is due after that.
 */
export async function takeUp(page: Page, field = text(page)): Promise<void> {
  const isThere = await field.evaluate((one) => one === document.activeElement);
  if (isThere) return;
  // A bar that stays in sight may lie over that corner.
  await field.click({ position: { x: 4, y: 4 }, timeout: 3000 }).catch(() => field.focus());
  await page.evaluate(() => new Promise((due) => setTimeout(due, 20)));
}

/** Types at the end of the text. */
export async function typeOn(page: Page, words: string, field = text(page)): Promise<void> {
  await takeUp(page, field);
  await page.keyboard.press("Control+End");
  await page.keyboard.type(words);
}

export async function look(page: Page, view: "Write" | "Split" | "Preview" | "Markdown"): Promise<void> {
  await views(page).getByRole("button", { name: view, exact: true }).click();
}

/** Pastes at the caret what a program has put on the clipboard. */
export async function paste(page: Page, copied: Record<string, string>): Promise<void> {
  await text(page).evaluate((field, kinds) => {
    const data = new DataTransfer();
    for (const [type, content] of Object.entries(kinds)) data.setData(type, content);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
  }, copied);
}
