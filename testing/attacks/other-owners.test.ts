import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openSite } from "../document/site.ts";

/** Two people who own the site, each in a browser of their own. */
async function openSiteOfTwo() {
  const site = await openSite({ OWNER_SUBJECTS: "owner, second" });
  const [owner, second] = [site.browser(), site.browser()];
  for (const [browser, sub] of [
    [owner, "owner"],
    [second, "second"],
  ] as const) {
    const begun = await browser.begin();
    site.answerTokens(begun, { sub });
    await browser.finish(begun);
    expect(await browser.isLoggedIn()).toBe(true);
  }
  return { site, owner, second };
}

async function sessionOf(subject: string): Promise<string> {
  const query = env.DB.prepare("SELECT id FROM owner_sessions WHERE subject = ? ORDER BY created_at DESC");
  return (await query.bind(subject).first<{ id: string }>())?.id ?? "";
}

describe("one of two owners", () => {
  it("revokes the other's personal access token by its name, and it stays valid", async () => {
    const { site, owner, second } = await openSiteOfTwo();
    const key = crypto.randomUUID();
    const form = { intent: "make-token", key, name: "A script", days: "7", "scopes.read": "on" };
    const token = /site_[\w-]{43}/.exec(await (await owner.post("/admin/security", form)).text())?.[0];
    await second.post("/admin/security", { intent: "revoke-token", id: key });
    expect(await (await second.ask("/admin/security")).text()).not.toContain(key);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await site.browser().ask("/api/drafts", { headers })).status).toBe(200);
  });

  it("is removed from the list, and their session and token are invalid from then on", async () => {
    const { site, second } = await openSiteOfTwo();
    const form = {
      intent: "make-token",
      key: crypto.randomUUID(),
      name: "Theirs",
      days: "7",
      "scopes.read": "on",
    };
    const token = /site_[\w-]{43}/.exec(await (await second.post("/admin/security", form)).text())?.[0];
    site.variables.OWNER_SUBJECTS = "owner";
    expect(await second.isLoggedIn()).toBe(false);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await site.browser().ask("/api/drafts", { headers })).status).not.toBe(200);
  });
});

it("a visitor presses the buttons of the owner's security page, and they do nothing", async () => {
  const { site, owner } = await openSiteOfTwo();
  const id = await sessionOf("owner");
  const visitor = site.browser();
  for (const intent of ["end-session", "end-others", "end-all", "make-token", "revoke-token"]) {
    const answer = await visitor.post("/admin/security", {
      intent,
      id,
      key: crypto.randomUUID(),
      name: "x",
      days: "7",
      "scopes.read": "on",
    });
    expect([intent, answer.status]).toEqual([intent, 401]);
  }
  expect(await owner.isLoggedIn()).toBe(true);
  const { results } = await env.DB.prepare("SELECT id FROM personal_tokens WHERE name = 'x'").all();
  expect(results).toEqual([]);
});
