import { api } from "./editor.ts";
import { expect, logIn, test } from "./walk.ts";

test.use({ javaScriptEnabled: false });

test("without scripts, the editor's form shows the result of its buttons in the open form", async ({
  page,
}) => {
  await page.goto("/admin/blog");
  await logIn(page);
  const fields = { title: "On paper", slug: "on-paper", summary: "In short.", content: "Begun." };
  const { id } = (await api(page, "POST", "/drafts", fields)).data as { id: string };
  const text = page.getByLabel("Text (markdown)");
  await page.goto(`/admin/blog?draft=${id}`);
  await expect(text).toBeHidden();
  await page.getByText("Show Form").click();
  await text.fill("Begun by hand.");
  await page.locator("summary", { hasText: "Schedule" }).click();
  await page.getByLabel("Day and time").fill("2099-07-04T09:00");
  await page.getByRole("button", { name: "Schedule" }).click();
  await expect(page).toHaveURL(/scheduled/);
  await expect(text).toHaveValue("Begun by hand.");
  await expect(text).toBeVisible();
  const schedule = page.locator("summary", { hasText: "Schedule" });
  await expect(schedule).toContainText("4 July 2099, 09:00");

  await page.locator("summary", { hasText: "Preview links" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(text).toBeVisible();
  await expect(page.getByLabel("Copy it now. It is shown only once")).toHaveValue(/^\/\w+/);
});
