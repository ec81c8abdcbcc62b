import type { Locator, Page } from "@playwright/test";
import type { Words } from "./words.ts";
import type { Sheet } from "./sheet.ts";

export type View = "Write" | "Split" | "Markdown";

/** The author's page and place, and the text that she must have. */
export interface Typist {
  page: Page;
  sheet: Sheet;
  words: Words;
  view: View;
  /** Keys that were pressed, by letters. */
  count: (letters: number) => void;
}

const textField = (page: Page): Locator => page.getByRole("textbox", { name: "Text (markdown)" });
export const toolbar = (page: Page): Locator => page.getByRole("toolbar", { name: "Formatting" });
const tool = (page: Page, name: string) => toolbar(page).getByRole("button", { name, exact: true });

/**
 * Milliseconds before the next key. ProseMirror takes a caret at the start of the text, within 200 ms of the focus, for the
 * browser's doing and moves it back.
 */
const afterFocus = 250;

/** To the end of the text, or to its start; from wherever the caret was. */
export async function takeUp(page: Page, key: "Control+End" | "Control+Home" = "Control+End"): Promise<void> {
  const field = textField(page);
  const isThere = await field.evaluate((one) => one === document.activeElement);
  if (!isThere) {
    await field.focus();
    await page.clock.runFor(afterFocus);
  }
  await page.keyboard.press(key);
}

export async function type(typist: Typist, words: string): Promise<void> {
  typist.count([...words].length);
  await typist.page.keyboard.type(words);
}

export async function press(typist: Typist, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await typist.page.keyboard.press(key);
}

/** Another paragraph, in either way of writing. */
export async function enter(typist: Typist): Promise<void> {
  await press(typist, "Enter", typist.view === "Write" ? 1 : 2);
}

export async function useTool(typist: Typist, name: string): Promise<void> {
  await tool(typist.page, name).click();
}

export async function look(typist: Typist, view: View): Promise<void> {
  const views = typist.page.getByRole("toolbar", { name: "View" });
  await views.getByRole("button", { name: view, exact: true }).click();
  await typist.page.clock.runFor(afterFocus);
  typist.view = view;
}

/** Which way of writing the page has opened with. */
export async function viewOf(page: Page): Promise<View> {
  const isField = await textField(page).evaluate((one) => one instanceof HTMLTextAreaElement);
  return isField ? "Markdown" : "Write";
}

/** Puts words in as a program's clipboard, or a keyboard of pictures, does: all at once. */
export async function paste(typist: Typist, words: string): Promise<void> {
  typist.count([...words].length);
  if (typist.view !== "Write") return typist.page.keyboard.insertText(words);
  await textField(typist.page).evaluate((field, copied) => {
    const data = new DataTransfer();
    data.setData("text/plain", copied);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
  }, words);
}

/** Letters that are put together out of others, as Japanese is typed. */
export async function compose(typist: Typist, steps: string[], words: string): Promise<void> {
  typist.count([...words].length);
  const session = await typist.page.context().newCDPSession(typist.page);
  for (const text of steps)
    await session.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await session.send("Input.insertText", { text: words });
  await session.detach();
}
