import { expect, test } from "./walk.ts";

test("a footnote opens at its mark, with and without scripts, and the marks of a search are legible", async ({
  page,
  browser,
  walk,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  for (const reader of [page, await plain.newPage()]) {
    await reader.goto("/blog/a-long-walk");
    const mark = reader.getByRole("button", { name: "Footnote 1" }).first();
    const note = reader.getByRole("dialog", { name: "Footnote 1" });
    await expect(note).toBeHidden();
    await mark.scrollIntoViewIfNeeded();
    await mark.press("Enter");
    await expect(note).toBeFocused();
    const [below, above] = [await note.boundingBox(), await mark.boundingBox()];
    const gap = Math.abs((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)));
    expect(gap, "from the mark to its note").toBeLessThan(40);
    await reader.keyboard.press("Escape");
    await expect(note).toBeHidden();
    await expect(mark).toBeFocused();
    await expect(reader.locator(".footnotes li")).not.toHaveCount(0);
  }
  await plain.close();

  for (const path of ["/blog?q=WALK", "/portfolio?q=HUM"]) {
    await page.goto(path);
    await expect(page.locator("main mark").first()).toBeVisible();
    await walk.checkInThemes(path);
  }
});
