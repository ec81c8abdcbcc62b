import { api, openEditor, press, text } from "./editor.ts";
import { expect, hydrated, pressAsked, test } from "./walk.ts";

const phone = { width: 390, height: 844 };

test("tags are named on a phone, suggested, read, renamed and merged, and old addresses lead on", async ({
  page,
  walk,
  browser,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(phone);
  await openEditor(page);
  await api(page, "POST", "/posts", {
    title: "Ink from oak galls",
    slug: "ink-from-oak-galls",
    summary: "It was brown.",
    tags: ["Oak galls"],
    content: "One text.",
  });

  await test.step("a post gets two tags, one of them suggested", async () => {
    await page.getByLabel("Title", { exact: true }).fill("Two layers of moss");
    await page.getByLabel("Summary").fill("It was green.");
    await text(page).fill("One text.");
    await page.getByText("Tags and series", { exact: true }).click();
    const tags = page.getByRole("combobox", { name: "Tags" });
    await tags.click();
    await tags.pressSequentially("#Moss, gall");
    const option = page.getByRole("option", { name: /Oak galls/ });
    await expect(option).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
    await walk.check("suggested tags");
    await page.keyboard.press("Enter");
    await expect(tags).toHaveValue("#Moss, Oak galls, ");
    await expect(option).toBeHidden();
    await page.getByLabel("Summary").focus();
    await expect(tags).toHaveValue("Moss, Oak galls");
    await press(page, "Create Draft");
    await expect(page).toHaveURL(/draft=/);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Tags" })).toHaveValue("Moss, Oak galls");
    await page.getByRole("button", { name: "Publish Draft" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  const reader = await browser.newPage({ viewport: phone, javaScriptEnabled: false });
  await test.step("a reader without scripts follows them", async () => {
    await reader.goto("/blog/two-layers-of-moss");
    await reader.getByRole("link", { name: "Oak galls", exact: true }).click();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Oak galls");
    await expect(reader.getByRole("heading", { level: 2 })).toHaveText([
      "Two layers of moss",
      "Ink from oak galls",
    ]);
    await reader.getByRole("link", { name: "All tags" }).click();
    await expect(reader.getByRole("link", { name: "Moss 1" })).toBeVisible();
  });
  await page.goto("/tags");
  await walk.checkInThemes("all tags");
  await page.goto("/tags/oak-galls");
  await walk.checkInThemes("a tag");

  await test.step("a tag is renamed, and its old address and feed lead to the new ones", async () => {
    await page.goto("/admin/tags?q=MOSS");
    await hydrated(page);
    await walk.check("the owner’s tags");
    await page.getByRole("link", { name: "Moss", exact: true }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("🌱");
    await press(page, "Rename");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("🌱");
    await walk.check("a tag’s own page");
    await reader.goto("/tags/moss");
    await expect(reader).toHaveURL(/\/tags\/1f331$/);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("🌱");
    const feed = await reader.request.get("/tags/moss/feed.json", { headers: { Accept: "*/*" } });
    expect(feed.url()).toContain("/tags/1f331/feed.json");
    expect(await feed.json()).toMatchObject({
      items: [{ title: "Two layers of moss", tags: ["🌱", "Oak galls"] }],
    });
  });

  await test.step("two tags become one", async () => {
    await page.getByLabel("Into the tag").selectOption("Oak galls");
    await pressAsked(page, "Merge");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oak galls");
    await reader.goto("/tags/moss");
    await expect(reader).toHaveURL(/\/tags\/oak-galls$/);
    await reader.goto("/blog/two-layers-of-moss");
    await expect(reader.getByRole("list", { name: "Tags" }).getByRole("link")).toHaveText(["Oak galls"]);
  });
});
