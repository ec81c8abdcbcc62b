import type { Page } from "@playwright/test";
import { look, openNewDraft } from "./editor.ts";
import { expect, test } from "./walk.ts";

const words = "The yellow sheet is printed first, and nobody sees it until it is missing. ".repeat(9);
// A player is a card while one writes, and far less high than what readers see.
const part = [
  words,
  '::youtube{id="abcdefghijk" title="A film"}',
  "| Ink | Angle |\n| --- | --- |\n| Teal | 0° |",
  "- one\n  - two\n- three",
].join("\n\n");

test("both sides show the same place of a long text, also between players, tables and lists", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewDraft(page, "Side by side", Array.from({ length: 6 }, () => part).join("\n\n"));
  await look(page, "Split");
  const shown = page.getByRole("region", { name: "Preview" }).getByRole("table");
  await expect(shown).toHaveCount(6);
  await page.locator(".writing-host").hover();
  for (let table = 0; table < 5; table += 1) {
    await page.locator(".writing-host").evaluate((side, nth) => {
      const one = side.querySelectorAll("table")[nth];
      side.scrollTop += (one?.getBoundingClientRect().top ?? 0) - side.getBoundingClientRect().top;
    }, table);
    await expect
      .poll(() => apart(page, table), { message: `table ${table}, in pixels apart` })
      .toBeLessThan(40);
  }
});

/** How far a table of one side is from the same of the other, below each side's top. */
function apart(page: Page, nth: number): Promise<number> {
  return page.evaluate((at) => {
    const [left, right] = [".writing-host", "section[aria-label=Preview]"].map((side) => {
      const box = document.querySelector(side);
      const table = box?.querySelectorAll("table")[at];
      return (table?.getBoundingClientRect().top ?? 0) - (box?.getBoundingClientRect().top ?? 0);
    });
    return Math.abs((left ?? 0) - (right ?? 0));
  }, nth);
}
