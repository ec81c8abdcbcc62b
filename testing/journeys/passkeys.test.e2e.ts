import { enter, expect, test } from "./walk.ts";

test("a passkey is added, logs the owner in beside her provider, and opens nothing once it is removed", async ({
  page,
  context,
  walk,
}) => {
  const devtools = await context.newCDPSession(page);
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
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await page.goto("/admin/security");
  await expect(page.getByText("No passkeys yet.")).toBeVisible();
  await page.getByLabel("Name of the passkey").fill("My phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("“My phone” is added. The next login offers it.")).toBeFocused();
  await walk.check("passkeys");
  // A device that has one makes no second.
  await page.getByLabel("Name of the passkey").fill("My phone again");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("This device has a passkey for this site already.")).toBeVisible();
  await expect(page.getByLabel("Name of the passkey")).toHaveValue("My phone again");

  await context.clearCookies({ name: /session|XSRF/ });
  await page.goto("/admin/security");
  await expect(page).toHaveURL(/\/auth\/passkey\?/);
  await walk.checkInThemes("the login with a passkey");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL(/\/admin\/security$/);
  await expect(page.getByText("With a passkey.")).toBeVisible();

  await page.getByText("Remove…").click();
  await page.getByRole("button", { name: "Remove “My phone”" }).click();
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
