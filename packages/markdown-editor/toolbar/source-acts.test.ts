import { expect, test } from "vitest";
import { changeSource, type SourceAct } from "./source-acts.ts";

/** The text after a tool was used on what is between brackets, which are then around what is selected. */
function after(act: SourceAct, shown: string): string | null {
  const [from, to] = [shown.indexOf("⟦"), shown.indexOf("⟧") - 1];
  const source = shown.replaceAll(/[⟦⟧]/g, "");
  const change = changeSource(source, from, to, act);
  if (!change) return null;
  const text = source.slice(0, change.from) + change.text + source.slice(change.to);
  const [start, end] = change.selection;
  return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
}

test.each([
  ["bold", "a ⟦b⟧ c", "a **⟦b⟧** c"],
  ["bold", "a **⟦b⟧** c", "a ⟦b⟧ c"],
  ["italic", "a **⟦b⟧** c", "a ***⟦b⟧*** c"],
  ["italic", "a *⟦b⟧* c", "a ⟦b⟧ c"],
  ["underline", "⟦b⟧", "<u>⟦b⟧</u>"],
  ["link", "see ⟦here⟧.", "see [⟦here⟧]()."],
  ["codeBlock", "⟦a = 1⟧", "```\n⟦a = 1⟧\n```"],
  ["heading-2", "one\ntw⟦⟧o\nthree", "one\n## two⟦⟧\nthree"],
  ["heading-2", "## tw⟦⟧o", "two⟦⟧"],
  ["heading-3", "## tw⟦⟧o", "### two⟦⟧"],
  ["paragraph", "> tw⟦⟧o", "two⟦⟧"],
  ["numbers", "⟦- one\n- two⟧", "⟦1. one\n2. two⟧"],
  ["tasks", "⟦one\ntwo⟧", "⟦- [ ] one\n- [ ] two⟧"],
  ["bullets", "- [ ] on⟦⟧e", "- one⟦⟧"],
  ["footnote", "one⟦⟧ two[^1]\n\n[^1]: Noted.", "one[^2] two[^1]\n\n[^1]: Noted.\n\n[^2]: ⟦⟧"],
  ["table-2-2", "one⟦⟧", "one\n\n| ⟦⟧  |   |\n| - | - |\n|   |   |\n\n"],
] as const)("%s of %j", (act, before, expected) => {
  expect(after(act, before)).toBe(expected);
});

test("what needs a dialog does nothing to Markdown", () => {
  expect(after("embed", "⟦a⟧")).toBeNull();
});
