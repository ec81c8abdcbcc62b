import type { Page } from "@playwright/test";
import { look, openNewDraft, text, tool } from "./editor.ts";
import { expect, test } from "./walk.ts";

// Short lines, so that none is broken where it is written: a line is as far down as its number says.
const words = "The yellow sheet is printed first,\nand nobody sees it until it is missing.\n"
  .repeat(9)
  .trimEnd();
// A player is one line of Markdown, and far higher where readers see it.
const part = [
  words,
  '::youtube{id="abcdefghijk" title="A film"}',
  "| Ink | Angle |\n| --- | --- |\n| Teal | 0° |",
  "- one\n  - two\n- three",
].join("\n\n");

test("both sides show the same place of a long text, also between players, tables and lists; the tools write Markdown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewDraft(page, "Side by side", Array.from({ length: 6 }, () => part).join("\n\n"));
  await page.getByText("Hide Form").click();
  await look(page, "Split");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("table")).toHaveCount(6);
  await text(page).hover();
  for (let table = 0; table < 5; table += 1) {
    await text(page).evaluate((field: HTMLTextAreaElement, nth) => {
      field.scrollTop = placeOf(field, nth);

      function placeOf({ value }: HTMLTextAreaElement, at: number) {
        const { lineHeight, paddingTop } = getComputedStyle(field);
        const line =
          value
            .split("| Ink")
            .slice(0, at + 1)
            .join("")
            .split("\n").length - 1;
        return Number.parseFloat(paddingTop) + line * Number.parseFloat(lineHeight);
      }
    }, table);
    await expect
      .poll(() => below(page, table), { message: `table ${table}, in pixels below the top of its side` })
      .toBeLessThan(40);
  }

  await text(page).press("Control+End");
  await page.keyboard.type(" and a ");
  await tool(page, "Bold").click();
  await page.keyboard.type("loud");
  await expect(preview.locator("strong")).toHaveText("loud");
  await expect(text(page)).toHaveValue(/three and a \*\*loud\*\*$/);
  await tool(page, "Undo").click();
  await expect(text(page)).not.toHaveValue(/loud/);
});

/** How far a table of the preview is from the top of its side. */
function below(page: Page, nth: number): Promise<number> {
  return page.getByRole("region", { name: "Preview" }).evaluate((side, at) => {
    const table = side.querySelectorAll("table")[at];
    return Math.abs((table?.getBoundingClientRect().top ?? 0) - side.getBoundingClientRect().top);
  }, nth);
}
