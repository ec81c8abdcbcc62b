import {
  draftOf,
  isSaved,
  look,
  openEditor,
  openNewDraft,
  press,
  rest,
  takeUp,
  text,
  tool,
  tools,
  typeOn,
  unfold,
} from "./editor.ts";
import { expect, test } from "./walk.ts";

test("a text is written with the tools, seen as readers will, saved by itself, and there after a reload @smoke", async ({
  page,
  walk,
}) => {
  await page.clock.install();
  await openEditor(page);
  const publish = page.getByRole("button", { name: "Publish Post" });
  // It looks disabled, and says why when it is pressed nevertheless.
  await publish.click({ force: true });
  await expect(publish).toBeFocused();
  await expect(publish).toHaveAccessibleDescription("Enter a title, a slug and a summary first.");
  await page.getByLabel("Title", { exact: true }).fill("With the tools");
  await expect(publish).toHaveAccessibleDescription("Enter a summary first.");
  await page.getByLabel("Summary").fill("In short.");
  await expect(publish).toBeEnabled();
  await takeUp(page);
  await page.keyboard.type("Plain ");
  await tool(page, "Bold").click();
  await page.keyboard.type("bold");
  await tool(page, "Bold").click();
  await page.keyboard.type(" end.\n");
  await tool(page, "Bulleted list").click();
  await page.keyboard.type("one\ntwo\n\nSee ");
  await tool(page, "Link").click();
  await page.getByRole("dialog", { name: "Link" }).getByLabel("Address").fill("/about-me");
  await page.getByRole("dialog", { name: "Link" }).getByLabel("Link text").fill("who I am");
  await walk.check("the link's dialog");
  await page.getByRole("dialog", { name: "Link" }).getByRole("button", { name: "Insert" }).click();
  // At once: no key is lost between the dialog and the text.
  await page.keyboard.press("End");
  await page.keyboard.type(".\n");
  await tool(page, "Table").click();
  await expect(page.getByRole("dialog", { name: "Insert table" })).toBeVisible();
  await walk.check("the table's size");
  await page.getByRole("gridcell", { name: "2 columns, 1 row", exact: true }).click();
  for (const cell of ["A", "B", "C", "D"]) {
    await page.keyboard.type(cell);
    if (cell < "D") await page.keyboard.press("Tab");
  }

  await test.step("the other side shows what readers get", async () => {
    await look(page, "Split");
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("strong")).toHaveText("bold");
    await expect(preview.getByRole("listitem")).toHaveText(["one", "two"]);
    await expect(preview.getByRole("link", { name: "who I am" })).toHaveAttribute("href", /\/about-me$/);
    await expect(preview.getByRole("cell")).toHaveText(["C", "D"]);
    await look(page, "Write");
  });
  await test.step("undo and redo", async () => {
    await typeOn(page, "X");
    await rest(page, 600);
    await tool(page, "Undo").click();
    await expect(text(page)).not.toContainText("X");
    await tool(page, "Redo").click();
    await expect(text(page)).toContainText("X");
    await tool(page, "Undo").click();
  });
  await test.step("it saves itself as a draft, and nothing of the page goes", async () => {
    await expect(page.getByText("Not saved yet")).toBeVisible();
    const surface = await text(page).elementHandle();
    await rest(page);
    await isSaved(page);
    await expect(page).toHaveURL(/\?draft=/);
    expect(await surface?.evaluate((one) => one.isConnected), "the surface that was written on").toBe(true);
    await typeOn(page, "Below.");
    await rest(page);
    await expect.poll(async () => (await draftOf(page, idIn(page.url()))).content).toContain("Below.");
  });
  await test.step("a reload brings it back, and its markdown is as one would write it", async () => {
    await isSaved(page);
    await page.reload();
    await expect(text(page)).toContainText("who I am");
    await expect(page.getByRole("button", { name: "Restore it" })).toHaveCount(0);
    await look(page, "Markdown");
    const source =
      "Plain **bold** end.\n\n- one\n- two\n\nSee [who I am](/about-me).\n\n| A | B |\n| - | - |\n| C | D |\n\nBelow.";
    await expect(text(page)).toHaveValue(source);
    await walk.check("the source");
  });
});

test("the page asks before it is left where something is unsaved, and never else", async ({ page, walk }) => {
  await page.clock.install();
  const id = await openNewDraft(page, "To be left", "Current text.");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await text(page).click();
  await page.reload();
  expect(asked, "nothing was typed").toEqual([]);
  await unfold(page);
  await takeUp(page);
  // Nothing is saved by itself meanwhile, however slow the machine.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await typeOn(page, " And more.");
  for (const name of ["Posts", "All posts", "Write a new post"]) {
    await page.getByRole("link", { name, exact: true }).first().click();
    await expect(question).toBeVisible();
    await press(page, "Stay");
  }
  await expect(text(page)).toHaveText("Current text. And more.");
  await page.getByRole("link", { name: "Write a new post" }).click();
  await press(page, "Save and leave");
  await expect(page.getByRole("heading", { name: "New post" })).toBeVisible();
  expect((await draftOf(page, id)).content).toBe("Current text. And more.");
  await expect(page.getByRole("button", { name: "Restore it" })).toHaveCount(0);
  await page.clock.resume();
  await openEditor(page, `/admin/blog?draft=${id}`);
  await typeOn(page, " Unsaved.");
  await page.getByRole("link", { name: "Write a new post" }).click();
  await walk.check("the question");
  await press(page, "Stay");
  await typeOn(page, " Still.");
  await page.reload();
  expect(asked, "unsaved").toEqual(["beforeunload"]);
  await page.getByText("Show Form").click();
  await press(page, "Restore it");
  // The tools come once the text is in sight.
  await text(page).scrollIntoViewIfNeeded();
  await expect(text(page)).toHaveText("Current text. And more. Unsaved. Still.");
});

test("a click into a text is no edit, whatever it ends with; a key works where the caret is by now", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  for (const end of ["- a list", "```\ncode\n```", "| a |\n| - |\n| b |", "Noted.[^1]\n\n[^1]: A note."]) {
    await openNewDraft(page, `Ends with ${end.slice(0, 3)}`, `Begun.\n\n${end}`);
    await text(page).getByText("Begun.").click();
    await page.keyboard.press("End");
    await expect(tool(page, "Undo")).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("Not saved yet")).toHaveCount(0);
  }

  await test.step("even before the browser reports where that is", async () => {
    await openNewDraft(page, "In time", "First.\n\nLast.");
    expect(asked, "nothing was typed into any of them").toEqual([]);
    await takeUp(page);
    await text(page).evaluate((field) => {
      const last = field.lastElementChild?.firstChild as Text;
      getSelection()?.collapse(last, last.length);
      const enter = { key: "Enter", keyCode: 13, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent("keydown", enter));
    });
    await page.keyboard.type("After.");
    await expect(text(page).getByRole("paragraph")).toHaveText(["First.", "Last.", "After."]);
  });
});

const idIn = (address: string) => new URL(address).searchParams.get("draft") ?? "";

test("what is typed into a text before scripts run is kept, and saved", async ({ page }) => {
  const id = await openNewDraft(page, `Early ${Date.now()}`, "Current text.");
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/admin/blog?draft=${id}`, { waitUntil: "commit" });
  // One types into what one sees; without its styles the page is long, and would stay scrolled.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.getByLabel("Summary").fill("Typed early.");
  await page.getByLabel("Text (markdown)").fill("Current text, and more.");
  release();
  await expect(tools(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Summary")).toHaveValue("Typed early.");
  await expect(text(page)).toHaveText("Current text, and more.");
  await press(page, "Close Draft");
  await expect(page).toHaveURL(/\/admin\/blog$/);
  expect(await draftOf(page, id)).toMatchObject({
    summary: "Typed early.",
    content: "Current text, and more.",
  });
});
