import { api, openEditor, press } from "./editor.ts";
import { expect, test } from "./walk.ts";

test("a post becomes a part of a series, which is put in order, renamed and read part by part", async ({
  page,
  walk,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  for (const number of ["One", "Two"])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await api(page, "POST", "/posts", {
      title: `Moss, part ${number}`,
      slug: `moss-${number.toLowerCase()}`,
      summary: "It was green.",
      series: "A year of moss",
      content: "One text.",
    });
  await page.getByLabel("Title", { exact: true }).fill("Moss, part Zero");
  await page.getByLabel("Slug").fill("moss-zero");
  await page.getByLabel("Summary").fill("It was not there yet.");
  await page.getByText("Tags and series", { exact: true }).click();
  await page.getByLabel("Series").fill("a year of MOSS");
  await press(page, "Publish Post");
  await expect(page).toHaveURL(/\/blog$/);

  await page.goto("/admin/series");
  await walk.check("the owner’s series");
  await page.getByRole("link", { name: "A year of moss", exact: true }).click();
  await press(page, "Up: Moss, part Zero");
  const order = page.getByRole("region", { name: "Order" }).getByRole("listitem");
  await expect(order.nth(1)).toContainText("Zero");
  await press(page, "Up: Moss, part Zero");
  await expect(order.nth(0)).toContainText("Zero");
  await walk.check("the order of a series");
  await page.getByRole("textbox", { name: "Name" }).fill("Moss, month by month");
  await press(page, "Rename");
  await expect(page.getByRole("alert")).toContainText("comma");
  await page.getByRole("textbox", { name: "Name" }).fill("Months of moss");
  await press(page, "Rename");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Months of moss");

  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto("/blog/series/a-year-of-moss");
  await expect(reader).toHaveURL(/\/blog\/series\/months-of-moss$/);
  await expect(reader.getByRole("heading", { level: 2 })).toHaveText([
    "Moss, part Zero",
    "Moss, part One",
    "Moss, part Two",
  ]);
  await reader.getByRole("link", { name: "Moss, part One" }).click();
  await expect(reader.getByText("Part 2 of 3 of Months of moss")).toBeVisible();
  await reader.getByRole("link", { name: /Next part/ }).click();
  await expect(reader.getByText("Part 3 of 3 of Months of moss")).toBeVisible();
  await page.goto("/blog/series/months-of-moss");
  await walk.checkInThemes("a series");
  await page.goto("/blog/moss-one");
  await walk.check("a part of a series");
});
