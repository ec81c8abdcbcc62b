import { api } from "./editor.ts";
import { enter, expect, hydrated, logIn, test } from "./walk.ts";

const fields = { summary: "In short.", content: "Words.", dateString: "4 March 2026" };

test("many posts are found, tagged, thrown away and taken back on a phone", async ({ page, walk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  for (const number of [1, 2, 3]) {
    const slug = `in-the-room-${number}`;
    await api(page, "POST", "/posts", { ...fields, title: `In the room ${number}`, slug, tags: "rooms" });
  }
  await page.goto("/admin/blog");
  await page.getByRole("navigation", { name: "Posts and drafts" }).getByText("Published").click();
  await page.getByLabel("Tag", { exact: true }).first().selectOption("rooms");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/\/published\?tag=rooms/);
  const list = page.getByRole("region", { name: "Published" });
  await expect(list.getByText("3 posts", { exact: true })).toBeVisible();
  await walk.checkInThemes("the published posts");

  await test.step("some are tagged, all that were found are thrown away and taken back", async () => {
    await hydrated(page);
    await list.getByLabel("Choose In the room 1").check();
    await list.getByLabel("Choose In the room 3").check();
    await expect(list.getByRole("option", { name: "Chosen: 2" })).toBeAttached();
    await list.getByRole("combobox", { name: "Tag" }).fill("walls");
    await list.getByRole("button", { name: "Add the tag" }).click();
    await expect(list.getByText("2 posts have the tag “walls” now.")).toBeVisible();
    expect((await api(page, "GET", "/posts/in-the-room-3")).data).toMatchObject({
      tags: ["rooms", "walls"],
    });
    await list.getByLabel("Which texts").selectOption("page");
    await list.getByRole("button", { name: "Move to trash" }).click();
    await expect(list.getByText("3 posts are in the trash")).toBeInViewport();
    await expect(list.getByText("Nothing found")).toBeVisible();
    await walk.check("a bulk change, done");
    await list.getByRole("button", { name: "Undo" }).click();
    await expect(list.getByText("Undone: 3 posts are as before.")).toBeVisible();
    await expect(list.getByRole("link", { name: "In the room 2", exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/published\?tag=rooms&changed=/);
  });

  await test.step("keys move, choose and search; typing is left alone", async () => {
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    await expect(list.getByLabel(/^Choose/).nth(1)).toBeChecked();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keys in this list" });
    await expect(help).toBeVisible();
    await walk.check("the list of keys");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.keyboard.type("room 2?jx");
    await expect(page.getByLabel("Search posts")).toHaveValue("room 2?jx");
    await expect(list.getByText("Nothing found")).toBeVisible();
  });
});

test("what is scheduled is in the calendar, and moves to another day and back", async ({ page, walk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  const draft = { ...fields, title: "On the calendar", slug: "on-the-calendar" };
  const { id } = (await api(page, "POST", "/drafts", draft)).data as { id: string };
  await api(page, "PUT", `/drafts/${id}/schedule`, {
    publishAt: "2097-05-29T09:00",
    timeZone: "Europe/London",
  });
  await page.goto("/admin/calendar?month=2097-04");
  await expect(page.getByText("Nothing is scheduled in April 2097.")).toBeVisible();
  await page.getByRole("link", { name: "May →" }).click();
  const day = page.locator("td").filter({ hasText: "Wednesday 29 May" });
  await expect(day.getByRole("link", { name: "On the calendar" })).toBeVisible();
  await walk.checkInThemes("a month");
  const move = async (to: string) => {
    await page.locator("summary", { hasText: "Move" }).click();
    await page.getByLabel("Day", { exact: true }).fill(to);
    await page.getByRole("button", { name: "Move On the calendar to that day" }).click();
  };
  await move("2097-06-02");
  await expect(page.getByText("On the calendar is scheduled for 2 June 2097, 09:00.")).toBeVisible();
  await expect(page.getByText("Nothing is scheduled in May 2097.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("On the calendar is scheduled for 29 May 2097, 09:00.")).toBeVisible();
  await expect(day.getByRole("link", { name: "On the calendar" })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await walk.check("a month as a table");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("drafts go to the trash and are restored there, many at once", async ({ page }) => {
    await page.goto("/admin/blog/drafts");
    await logIn(page);
    for (const number of [1, 2]) {
      const title = `Unseen room ${number}`;
      await api(page, "POST", "/drafts", { ...fields, title, slug: `unseen-room-${number}` });
    }
    await page.getByLabel("Search drafts").fill("unseen room");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("button", { name: "Move to trash" }).click();
    await expect(page.getByRole("alert")).toContainText("Choose at least one text first.");
    await page.getByLabel("Which texts").selectOption("page");
    await page.getByRole("button", { name: "Move to trash" }).click();
    await expect(page.getByText("2 drafts are in the trash")).toBeVisible();
    await page.getByRole("link", { name: "Look at the trash" }).click();
    await page.getByLabel("Choose Unseen room 1").check();
    await page.getByRole("button", { name: "Restore", exact: true }).last().click();
    await expect(page.getByText("1 draft is restored.")).toBeVisible();
    await page.goto("/admin/blog/drafts?q=unseen");
    await expect(page.getByRole("link", { name: "Unseen room 1" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Unseen room 2" })).toHaveCount(0);
  });
});
