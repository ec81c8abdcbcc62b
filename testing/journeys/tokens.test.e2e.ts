import { enter, expect, hydrated, test } from "./walk.ts";

test("a script gets a token of its own, does what it may, and is shut out again", async ({ page, walk }, {
  retry,
}) => {
  const name = `Backup script ${retry}`;
  await enter(page);
  await page.goto("/admin/security");
  const section = page.getByRole("region", { name: "Personal access tokens" });
  // A walk that was broken off may have left its own.
  if (retry === 0) await expect(section.getByText("No active tokens.")).toBeVisible();
  await section.getByText("Create a token").click();
  await walk.check("the form of a token");

  await section.getByLabel("Name").fill(name);
  await section.getByRole("checkbox", { name: /read$/ }).uncheck();
  await section.getByRole("button", { name: "Create token" }).click();
  await expect(section.getByRole("alert").first()).toBeVisible();
  await expect(section.getByLabel("Name"), "nothing typed is lost").toHaveValue(name);
  await section.getByRole("checkbox", { name: /read$/ }).check();
  await section.getByRole("button", { name: "Create token" }).click();

  const made = section.getByRole("region", { name: `“${name}” is ready` });
  await expect(made).toBeFocused();
  const token = (await made.locator("code").textContent()) ?? "";
  expect(token).toMatch(/^site_[\w-]{43}$/);
  await walk.check("a token, shown once");
  await page.setViewportSize({ width: 320, height: 700 });
  await walk.check("a token at 320 px");

  const ask = (method: string, path: string) =>
    fetch(`${process.env.SITE}/api${path}`, { method, headers: { Authorization: `Bearer ${token}` } });
  expect((await ask("GET", "/drafts")).status).toBe(200);
  expect((await ask("DELETE", "/posts/nothing")).status, "it may only read").toBe(403);

  await page.reload();
  await hydrated(page);
  await expect(page.locator("main")).not.toContainText(token);
  await section.getByLabel(`Revoke “${name}”…`).click();
  await section.getByRole("button", { name: `Revoke “${name}”`, exact: true }).click();
  await expect(section.getByText(`“${name}” is revoked and no longer works.`)).toBeFocused();
  await walk.check("a revoked token");
  expect((await ask("GET", "/drafts")).status).toBe(401);
});
