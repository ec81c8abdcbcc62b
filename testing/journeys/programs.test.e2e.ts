import { enter, expect, hydrated, test } from "./walk.ts";

const site = () => process.env.SITE ?? "";
const callback = "http://127.0.0.1:4999/callback";

test("a program asks, is let in, and is shut out again", async ({ page, walk }, { retry }) => {
  const name = `An assistant ${retry}`;
  const registered = await fetch(`${site()}/mcp/register`, {
    method: "POST",
    body: JSON.stringify({ client_name: name, redirect_uris: [callback] }),
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const verifier = "a-verifier-of-forty-three-characters-at-least";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: callback,
    code_challenge: Buffer.from(digest).toString("base64url"),
    code_challenge_method: "S256",
    state: "a-state",
  });

  await enter(page);
  await page.goto(`/admin/security/connect?${query}`);
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await walk.checkInThemes("the question");
  await page.setViewportSize({ width: 320, height: 700 });
  await walk.check("the question at 320 px");

  await page.route(`${callback}?*`, (route) => route.fulfill({ body: "Back in the program." }));
  await page.getByRole("button", { name: "Connect" }).click();
  await page.waitForURL(`${callback}?*`);
  const back = new URL(page.url()).searchParams;
  expect([back.get("state"), back.get("iss")]).toEqual(["a-state", site()]);
  const exchanged = await fetch(`${site()}/mcp/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      code: back.get("code") ?? "",
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  });
  const { access_token: token } = (await exchanged.json()) as { access_token: string };
  const list = () =>
    fetch(`${site()}/mcp`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    });
  expect(await (await list()).text()).toContain("read_post");

  await page.goto("/admin/security");
  // Times are worded for the reader's clock as scripts come, and a line more or less moves what is about to be pressed.
  await hydrated(page);
  const section = page.getByRole("region", { name: "Connected programs" });
  await section.getByLabel(`Disconnect “${name}”…`).click();
  await walk.check("a connected program");
  await section.getByRole("button", { name: `Disconnect “${name}”`, exact: true }).click();
  await expect(section.getByText(`“${name}” is disconnected.`)).toBeVisible();
  expect((await list()).status).toBe(401);
});
