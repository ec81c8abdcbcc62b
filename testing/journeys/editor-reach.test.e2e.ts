import type { Locator, Page } from "@playwright/test";
import { draftOf, isSaved, openNewDraft, rest, text, tool, tools, typeOn, views } from "./editor.ts";
import { expect, test } from "./walk.ts";

test("composed letters, as in Japanese, arrive once, and nothing is saved half-way @smoke", async ({
  page,
}) => {
  await page.clock.install();
  const id = await openNewDraft(page, "Put together", "Begun.");
  await typeOn(page, " ");
  const hand = await page.context().newCDPSession(page);
  const composing = (letters: string) =>
    hand.send("Input.imeSetComposition", {
      text: letters,
      selectionStart: letters.length,
      selectionEnd: letters.length,
    });
  for (const letters of ["h", "ひ", "ひき", "ひきが", "ひきがえ", "ひきがえる"]) await composing(letters);
  await expect(text(page)).toHaveText("Begun. ひきがえる");
  await composing("蟇蛙");
  await hand.send("Input.insertText", { text: "蟇蛙" });
  await page.keyboard.type(" sat.");
  await expect(text(page)).toHaveText("Begun. 蟇蛙 sat.");
  // Composed while the copy on this device is made and the text is saved.
  await composing("ぬ");
  await rest(page);
  await composing("ぬま");
  await hand.send("Input.insertText", { text: "沼" });
  await expect(text(page)).toHaveText("Begun. 蟇蛙 sat.沼");
  await rest(page);
  await expect.poll(async () => (await draftOf(page, id)).content).toBe("Begun. 蟇蛙 sat.沼");
  await isSaved(page);
});

test("full screen keeps the focus in the visible part; forced colours show which tool is on, where the focus is and which are disabled", async ({
  page,
  walk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const begun = "Begun.\n\n".repeat(60);
  await openNewDraft(page, "Full", begun);
  await walk.check("both sides of a long text");
  await views(page).getByRole("button", { name: "Full screen" }).click();
  await expect(views(page).getByRole("button", { name: "Exit full screen" })).toBeVisible();
  for (const shown of [
    page.getByLabel("Title", { exact: true }),
    page.getByRole("button", { name: "Publish Draft" }),
  ])
    await expect(shown).toBeInViewport();
  await walk.check("full screen");
  await text(page).focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    const seen = new Set<string>();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press(key);
      const where = await focused(page);
      expect(where.isInside, `${key} leads to ${where.name}`).toBe(true);
      seen.add(where.name);
    }
    expect(seen.size, "the keyboard goes round").toBeGreaterThan(1);
  }
  await text(page).focus();
  await page.keyboard.press("Escape");
  await expect(views(page).getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
  await expect(text(page)).toBeFocused();

  // axe does not check forced colours.
  await page.emulateMedia({ forcedColors: "active" });
  await typeOn(page, " Words");
  await page.keyboard.press("Control+b");
  await expect(tool(page, "Bold")).toHaveAttribute("aria-pressed", "true");
  const look = (one: Locator) =>
    one.evaluate((element) => {
      const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
      return [backgroundColor, color, borderTopColor].join(" ");
    });
  const [on, off, disabled] = await Promise.all([
    look(tool(page, "Bold")),
    look(tool(page, "Italic")),
    look(tool(page, "Redo")),
  ]);
  expect(new Set([on, off, disabled]).size, "three looks").toBe(3);
  const ring = await text(page).evaluate((surface) => {
    const side = surface.closest(".writing-host");
    return side && getComputedStyle(side).outlineStyle;
  });
  expect(ring, "the side with the caret is framed").toBe("solid");
  await views(page).getByRole("button", { name: "Write" }).focus();
  await page.keyboard.press("ArrowRight");
  const outline = await page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  );
  expect(outline).toBe("solid");
});

test("in a narrow window every tool is reached, a wide table widens nothing, and at 200 % the text is seen", async ({
  page,
  walk,
}) => {
  const row = (cell: string) => `| ${Array.from({ length: 9 }, () => cell).join(" | ")} |`;
  const table = [row("Heading"), row("-"), row("cell")].join("\n");
  await page.setViewportSize({ width: 390, height: 780 });
  const paragraphs = `${"A line of words. ".repeat(12)}\n\n`.repeat(12);
  await openNewDraft(page, "Narrow", `Begun.\n\n${table}\n\n${paragraphs}`);
  await typeOn(page, " The end.");
  await walk.check("the editor at 390 px");
  const all = tools(page).locator("[data-tool]");
  const count = await all.count();
  expect(count).toBeGreaterThan(18);
  await page.keyboard.press("Alt+F10");
  for (let at = 0; at < count; at += 1) {
    const one = tools(page).locator("[data-tool]:focus");
    await expect(one).toHaveCount(1);
    const box = await boxOf(one);
    expect(box.width, "wide enough for a finger").toBeGreaterThanOrEqual(40);
    expect(box.height).toBeGreaterThanOrEqual(40);
    expect(box.x, "within the window").toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();

  for (const width of [620, 820, 1000]) {
    await page.setViewportSize({ width, height: 780 });
    const field = await boxOf(page.locator("[data-view]"));
    await page.keyboard.press("Alt+F10");
    await page.keyboard.press("End");
    const last = await boxOf(tools(page).locator("[data-tool]:focus"));
    expect(last.x + last.width, `the last tool at ${width} px`).toBeLessThanOrEqual(field.x + field.width);
    await page.keyboard.press("Escape");
  }

  // A window of 1280 by 900 in which everything is twice as large.
  await page.setViewportSize({ width: 640, height: 450 });
  await typeOn(page, " Twice as large.");
  await expect(async () => {
    const [top, caret, bottom] = await page.evaluate(() => {
      const bars = [...document.querySelectorAll("[data-stays]")].map((bar) => bar.getBoundingClientRect());
      const line = getSelection()?.getRangeAt(0).getBoundingClientRect();
      return [
        Math.max(0, ...bars.filter(({ top }) => top < innerHeight / 3).map(({ bottom }) => bottom)),
        line ? [line.top, line.bottom] : [0, 0],
        Math.min(
          ...bars.filter(({ top, height }) => height > 0 && top > innerHeight / 2).map(({ top }) => top),
        ),
      ] as const;
    });
    expect(caret[0], "the line that is written on is below the bar").toBeGreaterThanOrEqual(top);
    expect(caret[1], "and above the tools").toBeLessThanOrEqual(bottom);
    expect(bottom - top, "three lines are seen").toBeGreaterThan(90);
  }).toPass({ timeout: 30_000 });
  await walk.check("the editor at 200 %");
});

async function focused(page: Page): Promise<{ name: string; isInside: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return {
      name: `${element?.tagName} ${element?.getAttribute("aria-label") ?? element?.textContent?.slice(0, 30)}`,
      isInside: element?.closest("[data-full]") !== null,
    };
  });
}

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}
