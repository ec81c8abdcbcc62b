import { api, openEditor, press, text } from "./editor.ts";
import { expect, test } from "./walk.ts";

test("tags are suggested while one types, taken by keys, and kept with the draft", async ({ page, walk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  // What another try has left is no hindrance.
  const number = String(Date.now());
  const name = `Oak galls ${number}`;
  await api(page, "POST", "/posts", {
    title: name,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    summary: "It was brown.",
    tags: [name],
    content: "One text.",
  });
  await page.getByLabel("Title", { exact: true }).fill(`Two layers of ${name}`);
  await page.getByLabel("Summary").fill("It was green.");
  await text(page).fill("One text.");
  const tags = page.getByRole("combobox", { name: "Tags" });
  await page.getByText("Show Form").click();
  await tags.click();
  await tags.pressSequentially(`#Moss, ${number}`);
  const option = page.getByRole("option", { name });
  await expect(option).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await walk.check("suggested tags");
  await page.keyboard.press("Enter");
  const chosen = page.getByRole("list", { name: "Chosen tags" }).getByRole("button");
  await expect(chosen).toHaveText(["Moss ×", `${name} ×`]);
  await expect(tags).toHaveValue("");
  await expect(option).toBeHidden();
  await tags.pressSequentially("Ink");
  await page.getByLabel("Series").focus();
  await expect(chosen).toHaveCount(3);
  await page.getByRole("button", { name: "Remove Ink" }).click();
  await expect(tags).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(tags).toHaveValue(name);
  await page.keyboard.press("Enter");
  await expect(chosen).toHaveText(["Moss ×", `${name} ×`]);
  await press(page, "Create Draft");
  await expect(page).toHaveURL(/draft=/);
  const { searchParams } = new URL(page.url());
  const { data } = await api(page, "GET", `/drafts/${searchParams.get("draft")}`);
  expect(data).toMatchObject({ tags: ["Moss", name] });

  await page.goto("/tags");
  await walk.checkInThemes("all tags");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await walk.checkInThemes("a tag");
});
