import { api, look, text, tools } from "./editor.ts";
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

test("an author who writes before the tools are there goes on where she was", async ({ page }) => {
  await enter(page);
  let bring = () => undefined as void;
  let held = Promise.resolve();
  await page.route(/\/assets\/surface[.-][^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  for (const { name, before, after, shown, source } of places)
    await test.step(`behind ${name}`, async () => {
      held = new Promise((go) => (bring = go));
      const { id } = (await api(page, "POST", "/drafts", { title: name, content: "" })).data as {
        id: string;
      };
      await page.goto(`/admin/blog?draft=${id}&edit`);
      await hydrated(page);
      await text(page).click();
      await page.keyboard.type(before);
      bring();
      await expect(tools(page)).toBeVisible();
      await page.keyboard.type(after);
      await expect(text(page).locator("p")).toHaveText(shown);
      await look(page, "Markdown");
      await expect.poll(async () => (await text(page).inputValue()).trimEnd()).toBe(source);
      await look(page, "Write");
    });
});
