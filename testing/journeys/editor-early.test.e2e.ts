import type { Page } from "@playwright/test";
import { look, tools } from "./editor.ts";
import { enter, expect, hydrated, test } from "./walk.ts";

/** Lets the writing tools come only when they are called. */
async function holdTools(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route(/\/assets\/surface[.-][^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await expect(tools(page)).toBeVisible({ timeout: 30_000 });
  };
}

for (const { name, before, after, shown, source } of [
  {
    name: "a space",
    before: "All its lamps are ",
    after: "lit for the toads.",
    shown: ["All its lamps are lit for the toads."],
    source: "All its lamps are lit for the toads.",
  },
  {
    name: "an empty line",
    before: "One pond.\n\n",
    after: "Two toads.",
    shown: ["One pond.", "Two toads."],
    source: "One pond.\n\nTwo toads.",
  },
  {
    name: "a list's next mark",
    before: "- one\n- ",
    after: "two",
    shown: ["one", "two"],
    source: "- one\n- two",
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
]) {
  test(`an author who writes before the tools are there goes on where she was: behind ${name}`, async ({
    page,
  }) => {
    await enter(page);
    const bring = await holdTools(page);
    await page.goto("/admin/email");
    await hydrated(page);
    await page.getByLabel("Subject", { exact: true }).fill(`Early ${name} ${Date.now()}`);
    const letter = page.getByRole("textbox", { name: "Letter (markdown)", exact: true });
    await letter.click();
    await page.keyboard.type(before);
    await bring();
    await page.keyboard.type(after);
    await expect(letter.locator("p")).toHaveText(shown);
    await look(page, "Markdown");
    await expect.poll(async () => (await letter.inputValue()).trimEnd()).toBe(source);
  });
}
