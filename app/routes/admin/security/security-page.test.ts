import { beforeEach, describe, expect, it } from "vitest";
import { identityEvents, ownerSessions, personalTokens } from "#db/schema.ts";
import { eventsPage, recordIdentityEvent } from "#domain/identity/events.server.ts";
import { openSite } from "#testing/document/site.ts";
import type { Person } from "#testing/document/person.ts";
import { fromPondwick, testServices } from "#testing/services.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const tablet =
  "Mozilla/5.0 (Linux; Android 16; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

const { services } = testServices({ clock: () => new Date() });
const page = "/admin/security";
const end = (device: string) => new RegExp(`^End this session: ${device}`);
const devices = (owner: Person) => owner.within("list", "sessions").readAll("listitem");
const activity = (owner: Person) => owner.within("list", "activity").readAll("listitem");
const reported = (owner: Person) => owner.read("region", "Notice");

/** Whether a browser is a visitor's: its next login is one at which the provider asks who it is. */
async function isLoggedOut(person: Person): Promise<boolean> {
  await person.open(page);
  const { status, html } = person.page();
  const begun = await person.begin(`/auth/login?returnTo=${page}`);
  return (
    status === 401 &&
    !html.includes("Recent activity") &&
    begun.searchParams.get("prompt")?.split(" ").includes("login") === true
  );
}

beforeEach(async () => {
  for (const table of [ownerSessions, identityEvents, personalTokens])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.db.delete(table);
});

describe("the sessions of the owner", () => {
  it("are listed with this one marked, and nothing on the page opens one", async () => {
    const site = await openSite();
    const owner = await site.owner();
    await owner.open(page);
    expect(owner.read()).toContain("There are no other sessions.");
    const there = await site.owner(phone);
    await owner.open(page);
    expect(devices(owner)).toEqual([
      expect.stringContaining("Current session"),
      expect.stringContaining("Safari on iOS"),
    ]);
    expect(owner.names("button").filter((name: string) => name.startsWith("End this"))).toHaveLength(1);
    const hashes = (await services.db.select().from(ownerSessions)).map(({ idHash }) => idHash);
    const ids = [owner, there].map(({ cookies }) => cookies.get("__Host-session") ?? "no session");
    for (const secret of [...hashes, ...ids]) expect(owner.page().html).not.toContain(secret);
  });

  it("end one by one elsewhere, and the browser is a visitor’s at its next step", async () => {
    const site = await openSite();
    const [owner, onPhone, onTablet] = [
      await site.owner(),
      await site.owner(phone),
      await site.owner(tablet),
    ];
    await owner.open(page);
    const pressed = owner.element("button", end("Safari on iOS")).getAttribute("value") ?? "";
    const id = new URLSearchParams(pressed).get("id") ?? "";
    await owner.press(end("Safari on iOS"));
    expect(reported(owner)).toContain("That session has ended.");
    expect(devices(owner).join()).not.toContain("Safari on iOS");
    expect(activity(owner)).toContainEqual(
      expect.stringMatching(/^Session ended You ended it on this page.*Safari on iOS/),
    );
    expect(await isLoggedOut(onPhone)).toBe(true);
    await onTablet.open("/admin/images");
    expect(onTablet.read("heading", "Pictures")).toBeTruthy();
    // Pressed once more on a page that was open elsewhere.
    await owner.post(page, { intent: "end-session", id });
    await owner.open(page);
    expect(reported(owner)).toContain("That session had already ended.");
  });

  it("end all at once but this one, and are counted", async () => {
    const site = await openSite();
    const [owner, onPhone] = [await site.owner(), await site.owner(phone)];
    await owner.open(page);
    await owner.press("End the other session");
    expect(reported(owner)).toContain("The other session has ended.");
    const [back, onTablet] = [await site.owner(phone), await site.owner(tablet)];
    await owner.open(page);
    await owner.press("End all 2 others");
    expect(reported(owner)).toContain("All 2 other sessions have ended.");
    expect(owner.read()).toContain("There are no other sessions.");
    for (const other of [onPhone, back, onTablet]) expect(await isLoggedOut(other)).toBe(true);
    await owner.post(page, { intent: "end-others" });
    await owner.open(page);
    expect(reported(owner)).toContain("There were no other sessions.");
  });

  it("end with this one, here and at the identity provider", async () => {
    const site = await openSite();
    const [owner, onTablet] = [await site.owner(), await site.owner(tablet)];
    await owner.open(page);
    await owner.press("Log out everywhere, including here");
    const { address } = owner.page();
    expect([address.origin, address.pathname]).toEqual([site.issuer, "/logout"]);
    expect(await isLoggedOut(onTablet)).toBe(true);
    expect(await owner.isLoggedIn()).toBe(false);
  });
});

it("the activity goes back a page at a time", async () => {
  const owner = await (await openSite()).owner();
  for (let n = 0; n < eventsPage; n++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await recordIdentityEvent(services, { kind: "login", code: "", subject: null, from: fromPondwick });
  await owner.open(page);
  expect(owner.names("link")).not.toContain("First");
  await owner.follow("Next");
  expect(activity(owner)).toHaveLength(1);
  expect(owner.names("link")).not.toContain("Next");
  await owner.follow("First");
  expect(owner.page().address.search).toBe("");
});

it("a token is made with the ticked scopes, works for them alone, and no longer once it is revoked", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open(page);
  const section = () => owner.within("region", "Personal access tokens");
  expect(section().read()).toContain("No active tokens.");
  await section().press("Create a token");
  section().fill("Name", "Backup script");
  section().fill(/read$/, false);
  await section().press("Create token");
  expect(section().readAll("alert")).not.toEqual([]);
  expect(section().value("Name")).toBe("Backup script");
  section().fill(/read$/, true);
  await section().press("Create token");
  const made = section().read("region", /^“Backup script” is ready/);
  const token = /site_[\w-]{43}/.exec(made)?.[0] ?? "";
  const ask = async (method: string, path: string) =>
    (await site.send(`/api${path}`, { method, headers: { Authorization: `Bearer ${token}` } })).status;
  expect(await ask("GET", "/drafts")).toBe(200);
  expect(await ask("DELETE", "/posts/nothing"), "it may only read").toBe(403);

  await owner.open(page);
  expect(owner.page().html).not.toContain(token);
  await owner.press("More for Backup script");
  await owner.press("Revoke: Backup script");
  await owner.press("Revoke");
  expect(reported(owner)).toContain("“Backup script” is revoked and no longer works.");
  expect(await ask("GET", "/drafts")).toBe(401);
});

it("an unknown button is refused", async () => {
  const owner = await (await openSite()).owner();
  expect((await owner.post(page, { intent: "open-sesame" })).status).toBe(422);
});
