import type { Page } from "@playwright/test";
import { enter, expect, hydrated, test } from "./walk.ts";

const callback = "http://127.0.0.1:4999/callback";

/** A device that proves whose it is, without asking anyone. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Where a program leads its user to. */
async function askedBy(name: string): Promise<string> {
  const registered = await fetch(`${process.env.SITE}/mcp/register`, {
    method: "POST",
    body: JSON.stringify({ client_name: name, redirect_uris: [callback] }),
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  return `/admin/security/connect?${new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: callback,
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
    state: "a-state",
  })}`;
}

test("a passkey, a token and a program each let in, say so where the keyboard is, and are shut out again", async ({
  page,
  context,
  walk,
}) => {
  await giveAuthenticator(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await enter(page);
  await page.goto("/admin/security");
  await hydrated(page);
  await page.getByText("Add a passkey").click();
  await page.getByLabel("Name of the passkey").fill("My phone");
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("“My phone” is added. The next login offers it.")).toBeVisible();
  await expect(page.getByRole("list", { name: "passkeys" })).toContainText("My phone");
  // A device that has one makes no second.
  await page.getByText("Add a passkey").click();
  await page.getByLabel("Name of the passkey").fill("My phone again");
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("This device has a passkey for this site already.")).toBeVisible();
  await expect(page.getByLabel("Name of the passkey")).toHaveValue("My phone again");

  await test.step("a program is led back to, where the policy lets the page lead", async () => {
    await page.goto(await askedBy("An assistant"));
    await expect(page.getByText("An assistant")).toBeVisible();
    await walk.check("the question whether to connect a program");
    await page.route(`${callback}?*`, (route) => route.fulfill({ body: "Back in the program." }));
    await page.getByRole("button", { name: "Connect" }).click();
    await page.waitForURL(`${callback}?*state=a-state*`);
  });

  await test.step("the passkey logs in beside the provider", async () => {
    await context.clearCookies({ name: /session|XSRF/ });
    await page.goto("/admin/security");
    await expect(page).toHaveURL(/\/auth\/passkey\?/);
    await walk.check("the login with a passkey");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page).toHaveURL(/\/admin\/security$/);
    await expect(page.getByText("With a passkey.")).toBeVisible();
  });

  await test.step("a token is shown once, and takes the focus", async () => {
    const section = page.getByRole("region", { name: "Personal access tokens" });
    await hydrated(page);
    await section.getByText("Create a token").click();
    await section.getByLabel("Name").fill("Backup script");
    await section.getByRole("button", { name: "Create token" }).click();
    await expect(section.getByRole("region", { name: "“Backup script” is ready" })).toBeFocused();
    await walk.check("sessions, a passkey, a program and a token, shown once");
    await section.getByRole("button", { name: "More for Backup script" }).click();
    const row = section.getByRole("list", { name: "Backup script" });
    await row.locator("summary", { hasText: "Revoke" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(page.getByText("“Backup script” is revoked and no longer works.")).toBeVisible();
  });

  await test.step("a passkey that is removed opens nothing", async () => {
    await page.getByRole("button", { name: "More for My phone" }).click();
    await page.locator("summary", { hasText: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("“My phone” is removed.")).toBeVisible();
    await context.clearCookies({ name: /session|XSRF/ });
    await page.goto("/auth/login?returnTo=/admin/email");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page.getByText("That passkey does not open this site")).toBeVisible();
    await expect(page.getByRole("link", { name: "Log in at the provider" })).toHaveAttribute(
      "href",
      "/auth/login?provider=1&returnTo=%2Fadmin%2Femail",
    );
  });
});
