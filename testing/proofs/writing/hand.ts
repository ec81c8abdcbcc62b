import type { Locator, Page } from "@playwright/test";
import type { Words } from "./words.ts";
import type { Sheet } from "./sheet.ts";

export type View = "Write" | "Split" | "Markdown";

/** The author's page and place, and the text that she must have. */
export interface Hand {
  page: Page;
  sheet: Sheet;
  words: Words;
  view: View;
  /** Keys that were pressed, by letters. */
  count: (letters: number) => void;
}

export const textField = (page: Page): Locator => page.getByRole("textbox", { name: "Text (markdown)" });
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

export async function type(hand: Hand, words: string): Promise<void> {
  hand.count([...words].length);
  await hand.page.keyboard.type(words);
}

export async function press(hand: Hand, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await hand.page.keyboard.press(key);
}

/** Another paragraph, in either way of writing. */
export async function enter(hand: Hand): Promise<void> {
  await press(hand, "Enter", hand.view === "Markdown" ? 2 : 1);
}

export async function useTool(hand: Hand, name: string): Promise<void> {
  await tool(hand.page, name).click();
}

export async function look(hand: Hand, view: View): Promise<void> {
  await toolbar(hand.page).getByRole("button", { name: /^View/ }).click();
  await hand.page.getByRole("menuitemradio", { name: view }).click();
  await hand.page.clock.runFor(afterFocus);
  hand.view = view;
}

/** Which way of writing the page has opened with. */
export async function viewOf(page: Page): Promise<View> {
  const isField = await textField(page).evaluate((one) => one instanceof HTMLTextAreaElement);
  return isField ? "Markdown" : "Write";
}

/** Puts words in as a program's clipboard, or a keyboard of pictures, does: all at once. */
export async function paste(hand: Hand, words: string): Promise<void> {
  hand.count([...words].length);
  if (hand.view === "Markdown") return hand.page.keyboard.insertText(words);
  await textField(hand.page).evaluate((field, copied) => {
    const data = new DataTransfer();
    data.setData("text/plain", copied);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
  }, words);
}

/** Letters that are put together out of others, as Japanese is typed. */
export async function compose(hand: Hand, steps: string[], words: string): Promise<void> {
  hand.count([...words].length);
  const session = await hand.page.context().newCDPSession(hand.page);
  for (const text of steps)
    await session.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await session.send("Input.insertText", { text: words });
  await session.detach();
}
