import { beforeEach, describe, expect, it } from "vitest";
import { personalTokens } from "#db/schema.ts";
import { listPersonalTokens } from "#domain/identity/tokens/personal-tokens.server.ts";
import type { Person } from "#testing/document/person.ts";
import { openSite } from "#testing/document/site.ts";
import { madeToken } from "#testing/personal-tokens.ts";
import { testOwner, testServices } from "#testing/services.ts";

const page = "/admin/security";
const { services } = testServices({ clock: () => new Date() });
let person: Person;

beforeEach(async () => {
  await services.db.delete(personalTokens);
  person = await (await openSite({}, services.settings.identity.issuer)).owner();
});

const filled = () => ({ key: crypto.randomUUID(), name: "Backup script", days: "90", "scopes.read": "on" });
const listed = () => listPersonalTokens(services, testOwner(services));
const form = () => person.within("region", "Personal access tokens");
const rows = () => person.within("list", "tokens").readAll("listitem");

/** Sends the form, with whatever fields, as the page shows its answer. */
async function send(intent: string, fields: Record<string, string>) {
  const answer = await person.post(page, { intent, ...fields });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

describe("the form for a personal access token", () => {
  it("makes one with the ticked scopes, shows it in its answer only, and lets no cache keep that", async () => {
    const made = await send("make-token", { ...filled(), "scopes.email": "on", "scopes.admin": "on" });
    expect(made.status).toBe(201);
    expect(made.headers.get("Cache-Control")).toContain("no-store");
    expect(await listed()).toMatchObject([
      { name: "Backup script", scopes: ["read", "email"], state: "open" },
    ]);
    const [token = ""] = /site_[\w-]{43}/.exec(made.html) ?? [];
    await person.open(page);
    expect(person.page().html).toContain(token.slice(0, 9));
    expect(person.page().html).not.toContain(token.slice(0, 10));
    expect(rows().join()).toContain("never used");
  });

  it("keeps every word and tick when it refuses, and says what to correct", async () => {
    await person.open(page);
    await form().press("Create a token");
    form().fill("Name", " ");
    form().fill(/images$/, true);
    form().fill("Expires after", "365 days");
    await form().press("Create token");
    expect(person.page().status).toBe(422);
    expect(form().read()).toContain("Enter a name that says what the token is for");
    expect(form().value(/read$/)).toBe(true);
    expect(form().value(/images$/)).toBe(true);
    expect(form().value(/email$/)).toBe(false);
    expect(form().value("Expires after")).toBe("365");
  });

  it("asks for one scope at least", async () => {
    const { "scopes.read": _, ...typed } = filled();
    const refused = await send("make-token", typed);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain("Choose at least one permission.");
  });

  it("shows errors that belong to no field beneath the form", async () => {
    const { html } = await send("make-token", { ...filled(), key: "1000" });
    expect(html).toMatch(/<p role="alert"[^>]*>This form is damaged. Reload the page.<\/p>/);
    expect((await send("make-token", { ...filled(), days: "1000" })).html).toContain(
      "A token is valid for 7, 30, 90 or 365 days.",
    );
  });

  it("makes no second one when a reload sends it again", async () => {
    const fields = filled();
    await send("make-token", fields);
    expect((await send("make-token", fields)).status).toBe(409);
    expect(await listed()).toHaveLength(1);
  });
});

describe("the list of personal access tokens", () => {
  it("says when it is empty, and shows the names of active ones beside their scopes", async () => {
    await person.open(page);
    expect(form().read()).toContain("No active tokens");
    await madeToken(services, { name: "<b>Backup</b>", scopes: ["read", "images"] });
    await person.open(page);
    expect(rows()).toEqual([expect.stringMatching(/^<b>Backup<\/b> .* read, change pictures .* expires on/)]);
  });

  it("revokes one, says so, and still lists it as ended", async () => {
    const { id } = await madeToken(services);
    await person.open(page);
    await person.press("More for Backup script");
    await person.press("Revoke: Backup script");
    await person.press("Revoke");
    expect(person.read("region", "Notice")).toContain("“Backup script” is revoked and no longer works.");
    expect(rows()).toEqual([expect.stringContaining("revoked")]);
    expect(person.names("button")).not.toContain("More for Backup script");
    await send("revoke-token", { id });
    await person.open(page);
    expect(person.read("region", "Notice")).toContain("That token is already revoked or deleted");
  });

  it("says of an expired one that it expired", async () => {
    const aWeekAgo = new Date(Date.now() - 8 * 86_400_000);
    await madeToken(testServices({ clock: () => aWeekAgo }).services, { days: 7 });
    await person.open(page);
    expect(rows()).toEqual([expect.stringContaining("expired")]);
  });
});
