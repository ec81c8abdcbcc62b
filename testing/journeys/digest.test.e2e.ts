import { checkPage, enter, expect, test } from "./walk.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the owner switches the digest on, and an older window changes nothing", async ({ page, walk }) => {
  await enter(page);
  await page.goto("/admin/email/digest");
  await walk.check("the digest, off");
  const older = await page.context().newPage();
  await older.goto("/admin/email/digest");
  await page.getByLabel("Compose and send a digest").check();
  await page.getByLabel("Weekly, on Mondays").check();
  await page.getByLabel("Hour of the day").fill("7");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^The next one goes on/)).toBeVisible();
  await expect(page.getByLabel("Hour of the day")).toHaveValue("7");
  await walk.check("the digest, on");
  await older.getByLabel("Hours to look at it before").fill("48");
  await older.getByRole("button", { name: "Save" }).click();
  await expect(older.getByRole("alert").first()).toContainText("changed");
  await expect(older.getByLabel("Hours to look at it before")).toHaveValue("48");
  await checkPage(older, "a digest that another window has saved");
  await page.getByLabel("Compose and send a digest").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^The next one goes on/)).toHaveCount(0);
});
