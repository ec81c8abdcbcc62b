import type { Page } from "@playwright/test";
import { api } from "./editor.ts";
import { enter, expect, hydrated, openKnown, test } from "./walk.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => palette(page).getByRole("searchbox", { name: "Search" });
const chosen = (page: Page) => palette(page).locator("[role=menuitem][data-focused]");

test("the palette opens by keys, leads to the first result, and gives the focus back @smoke", async ({
  page,
  context,
  walk,
}) => {
  await enter(page);
  const title = `Galls ${Date.now()}`;
  await api(page, "POST", "/drafts", { title, slug: "galls", summary: "", content: "Ink." });
  await openKnown(page, "/admin/blog/published");
  await hydrated(page);
  const row = page.getByRole("list", { name: "posts" }).getByRole("link").first();
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/palette\.client/, async (route) => {
    await late;
    await route.continue();
  });
  await row.focus();
  await page.keyboard.press("/");
  await page.keyboard.type("gal");
  arrive();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type("ls");
  await expect(field(page)).toHaveValue("galls");
  await expect(field(page)).toBeFocused();
  await expect(chosen(page)).toContainText(title);
  await walk.check("the palette");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(row).toBeFocused();

  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type(title.toLowerCase());
  await expect(chosen(page)).toContainText(title);
  const opening = context.waitForEvent("page");
  await page.keyboard.press("ControlOrMeta+Enter");
  const other = await opening;
  await expect(other).toHaveURL(/\/admin\/blog\?draft=/);
  await other.close();
  await expect(page).toHaveURL(/published$/);

  await page.keyboard.press("ControlOrMeta+k");
  await expect(palette(page).getByRole("group", { name: "Opened last" })).toContainText(title);
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toContainText(title);
  await page.keyboard.type("back up");
  await expect(chosen(page)).toContainText("Back up now");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/backup#command$/);
  await expect(palette(page)).toBeHidden();
});

test("on a phone the palette opens by its sign, says that an answer is slow, and closes by its press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await openKnown(page, "/admin/notes");
  await hydrated(page);
  const sign = page.locator("header").getByRole("link", { name: "Search" });
  await sign.click();
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole("menuitem").first()).toBeVisible();
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/search\.data/, async (route) => {
    await late;
    await route.continue();
  });
  await field(page).fill("domain");
  const busy = palette(page).locator("button + span:empty");
  await expect(busy).toHaveCSS("opacity", /^(0\.[1-9]|1)/);
  answer();
  await expect(chosen(page)).toContainText("Letters: delivery");
  await expect(busy).toHaveCount(0);
  await palette(page).getByRole("button", { name: "Close" }).click();
  await expect(palette(page)).toBeHidden();
  await expect(sign).toBeFocused();
});

test("keys lead from place to place, and the focus goes along", async ({ page }) => {
  await enter(page);
  await openKnown(page, "/admin/images");
  await hydrated(page);
  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await expect(page).toHaveURL(/\/admin\/email$/);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await page.keyboard.type("redir");
  await expect(chosen(page)).toContainText("Add a redirect");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Old address")).toBeFocused();
  // What an address with a fragment leads to would take the focus by now.
  await page.waitForTimeout(700);
  await page.keyboard.type("/former");
  await expect(page.getByLabel("Old address")).toHaveValue("/former");
});

test("what a press has taken away gives the focus to its notice, and “u” brings it back", async ({
  page,
}) => {
  await enter(page);
  const title = `Spores ${Date.now()}`;
  await api(page, "POST", "/drafts", { title, slug: "spores", summary: "", content: "Ink." });
  await openKnown(page, "/admin/blog/drafts");
  await hydrated(page);
  await page.getByRole("button", { name: `More for ${title}` }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Delete: ${title}` }).focus();
  await page.keyboard.press("Enter");
  const notice = page.getByRole("region", { name: "Notice" });
  await expect(notice).toContainText("in the trash");
  await page.keyboard.press("Tab");
  await expect(notice.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("u");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});
