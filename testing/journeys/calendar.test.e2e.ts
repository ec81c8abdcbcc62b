import { api } from "./editor.ts";
import { enter, expect, hydrated, test } from "./walk.ts";

test("what is scheduled is moved by dragging, by few presses on a phone, and to no time that does not exist", async ({
  page,
  walk,
}) => {
  await enter(page);
  const fields = { title: "On the move", slug: "on-the-move", summary: "S.", content: "Words." };
  const { id } = (await api(page, "POST", "/drafts", fields)).data as { id: string };
  await api(page, "PUT", `/drafts/${id}/schedule`, {
    publishAt: "2092-03-27T01:30",
    timeZone: "Europe/London",
  });
  const notice = page.getByRole("region", { name: "Notice" });

  await test.step("a pointer drags it to another day", async () => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto("/admin/calendar?month=2092-03");
    await hydrated(page);
    const day = page.locator("td", { has: page.locator("time[datetime='2092-03-29']") });
    await page.locator("li", { hasText: "On the move" }).dragTo(day);
    await expect(notice).toContainText("On the move is scheduled for 29 March 2092, 01:30.");
    await walk.check("a month with what was moved");
  });

  await test.step("a thumb moves it from any page by four presses, and hears of a day without that time", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/admin/tags");
    await hydrated(page);
    await page
      .getByRole("navigation", { name: "At hand" })
      .getByRole("link", { name: /^Today/ })
      .click();
    await page.locator("summary", { hasText: "Move" }).click();
    const day = page.getByLabel("Day", { exact: true });
    await day.fill("2092-03-30");
    const words = await day.evaluate((field: HTMLInputElement) => field.validationMessage);
    expect(words).toContain("There is no such time on that day in Europe/London");
    await day.fill("2092-03-31");
    await page.getByRole("button", { name: "Move On the move to that day" }).click();
    await expect(notice).toContainText("On the move is scheduled for 31 March 2092, 01:30.");
    await walk.checkInThemes("Today");
  });
});
