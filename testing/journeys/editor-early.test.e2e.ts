import type { Page } from "@playwright/test";
import { api, look, slugOf, text, tools } from "./editor.ts";
import { enter, expect, hydrated, test } from "./walk.ts";

/** Places in a text that is typed before the tools are there; where the caret is found in others, a unit test holds. */
const places = [
  {
    name: "an empty line",
    before: "One pond.\n\n",
    after: "Two toads.",
    shown: ["One pond.", "Two toads."],
    source: "One pond.\n\nTwo toads.",
  },
  {
    name: "half an address",
    before: "One pond.\n\nSee https://people.exa",
    after: "mple.edu/~ann/ there.",
    shown: ["One pond.", "See https://people.example.edu/~ann/ there."],
    source: "One pond.\n\nSee https://people.example.edu/~ann/ there.",
  },
  {
    name: "half a link",
    before: "See [here](https://exa",
    after: "mple.org/a) and 5 * 3 * 2.",
    shown: ["See here and 5 * 3 * 2."],
    source: "See [here](https://example.org/a) and 5 \\* 3 \\* 2.",
  },
  {
    name: "a mark that is not whole yet",
    before: "One pond.\n\nTwo **to",
    after: "ads** there.",
    shown: ["One pond.", "Two toads there."],
    source: "One pond.\n\nTwo **toads** there.",
  },
];

/** Keeps the tools back on each page that is opened after `hold`, until `bring`. */
async function keepToolsBack(page: Page) {
  let bring = () => undefined as void;
  let held = Promise.resolve();
  await page.route(/\/assets\/surface[.-][^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return {
    hold: () => void (held = new Promise((go) => (bring = go))),
    bring: () => bring(),
  };
}

test("an author who writes before the tools are there goes on where she was", async ({ page }) => {
  await enter(page);
  const coming = await keepToolsBack(page);
  for (const { name, before, after, shown, source } of places)
    await test.step(`behind ${name}`, async () => {
      coming.hold();
      const { id } = (await api(page, "POST", "/drafts", { title: name, content: "" })).data as {
        id: string;
      };
      await page.goto(`/admin/blog?draft=${id}&edit`);
      await hydrated(page);
      await text(page).click();
      await page.keyboard.type(before);
      coming.bring();
      await expect(tools(page)).toBeVisible();
      await page.keyboard.type(after);
      await expect(text(page).locator("p")).toHaveText(shown);
      await look(page, "Markdown");
      await expect.poll(async () => (await text(page).inputValue()).trimEnd()).toBe(source);
      await look(page, "Write");
    });
});

/** Each with the view in which a text is opened there. */
const windows = [
  { view: "split", width: 1280, height: 700 },
  { view: "source", width: 1280, height: 900 },
  { view: "write", width: 800, height: 900 },
];

test("a press counts although the tools come between its two halves", async ({ page }) => {
  await enter(page);
  const coming = await keepToolsBack(page);
  await page.goto("/admin/blog");
  for (const { view, width, height } of windows)
    await test.step(`${view} in ${width} × ${height}`, async () => {
      coming.hold();
      await page.setViewportSize({ width, height });
      await page.evaluate((kept) => localStorage.setItem("editor-view", kept), view);
      const title = `${view} ${width} ${height}`;
      const made = { title, slug: slugOf(title), summary: "In short.", content: "One pond." };
      const { id } = (await api(page, "POST", "/drafts", made)).data as { id: string };
      await page.goto(`/admin/blog?draft=${id}&edit`);
      await hydrated(page);
      await page.getByRole("button", { name: "Close Draft" }).hover();
      await page.mouse.down();
      coming.bring();
      await expect(tools(page)).toBeVisible();
      await page.mouse.up();
      await expect(page).toHaveURL(/\/admin\/blog$/);
    });
});
