import { enter, expect, test } from "./walk.ts";

test("the owner's page of a long list follows how far it is read, and no page of readers is a barrier", async ({
  page,
  walk,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page);

  await test.step("somebody who is added, and what is mended first", async () => {
    await page.goto("/admin/email/subscribers");
    await page.getByText("Add a person").click();
    await page.getByLabel("Email address").fill("Reader@pond.example");
    await page.getByLabel("Consent").fill("ok");
    await page.getByRole("button", { name: "Add subscriber" }).click();
    await expect(page.getByLabel("Consent")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Email address")).toHaveValue("Reader@pond.example");
    await walk.check("adding somebody, refused");
    await page.getByLabel("Consent").fill("Asked me by letter in May.");
    await page.getByRole("button", { name: "Add subscriber" }).click();
    await expect(page.getByText("is now subscribed")).toBeVisible();
    await walk.check("one subscriber");
  });

  await test.step("a list is read to its end while its page is looked at", async () => {
    const many = Array.from({ length: 12_000 }, (_, n) => `reader${n}@many.example`);
    const buffer = Buffer.from([...many, "no address here"].join("\n"));
    await page.goto("/admin/email/subscribers/import");
    await page.getByLabel("Consent").fill("Signed the sheet at the June fair.");
    await page.getByLabel("CSV file").setInputFiles({ name: "many.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Preview the import" }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await walk.check("a list being read");
    await expect(page.getByRole("button", { name: "Add 12,000 subscribers" })).toBeVisible({
      timeout: 90_000,
    });
    await walk.check("a report");
  });

  await test.step("somebody is asked about before they are forgotten", async () => {
    await page.goto("/admin/email/subscribers");
    await page.getByLabel("Search people").fill("nobody-of-this-name");
    await expect(page.getByRole("link", { name: "Reader@pond.example" })).toHaveCount(0);
    await walk.check("a search that finds nobody");
    await page.getByLabel("Search people").fill("reader@POND");
    await page.getByRole("link", { name: "Reader@pond.example" }).click();
    await expect(page.locator("summary", { hasText: "Erase subscriber" })).toBeVisible();
    await walk.check("a subscriber");
    await page.locator("summary", { hasText: "Erase subscriber" }).click();
    await expect(page.getByRole("dialog")).toContainText("This cannot be undone.");
    await walk.check("asked before forgetting");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.locator("summary", { hasText: "Erase subscriber" }).click();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(page.getByText("The subscriber is erased")).toBeVisible();
    await walk.check("a subscriber who was erased");
  });

  await test.step("the record that a sending domain lacks is copied", async () => {
    await page.goto("/admin/email/delivery");
    await page.getByRole("button", { name: "Check the sending domain" }).click();
    // The local site has no https; the rest of the made-up domain is in order.
    await expect(page.getByText("To fix: One-click unsubscribe")).toBeVisible();
    const checks = page.getByRole("list", { name: "sending domain checks" });
    await checks.getByText("Details of DMARC").click();
    await walk.check("the sending domain");
    await checks.getByRole("button", { name: "Copy the value" }).filter({ visible: true }).click();
    await expect(checks.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "v=DMARC1; p=quarantine; rua=mailto:letters@studio.example",
    );
  });
});
