import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openSite, openSiteWithOwner } from "../document/site.ts";

const session = "__Host-session";
const planted = "p".repeat(43);

async function storedSessions() {
  const { results } = await env.DB.prepare("SELECT id, id_hash FROM owner_sessions").all<{
    id: string;
    id_hash: string;
  }>();
  return results;
}

describe("an attacker who wants to know the owner's session before it begins", () => {
  it("plants one of their own making, and the login gives another", async () => {
    const site = await openSite();
    const owner = site.browser();
    owner.cookies.set(session, planted);
    await owner.logIn();
    expect(owner.cookies.get(session)).toMatch(/^[\w-]{43}$/);
    expect(owner.cookies.get(session)).not.toBe(planted);
    const attacker = site.browser();
    attacker.cookies.set(session, planted);
    expect(await attacker.isLoggedIn()).toBe(false);
  });

  it("keeps the id of the owner's last session, and the next login ends it", async () => {
    const { site, owner } = await openSiteWithOwner();
    const attacker = site.browser();
    for (const [name, value] of owner.cookies) attacker.cookies.set(name, value);
    expect(await attacker.isLoggedIn()).toBe(true);
    const before = owner.cookies.get(session);
    await owner.logIn();
    expect(owner.cookies.get(session)).not.toBe(before);
    expect(await owner.isLoggedIn()).toBe(true);
    expect(await attacker.isLoggedIn()).toBe(false);
  });

  it("keeps a copy of the owner's cookies, and the logout ends them", async () => {
    const { site, owner } = await openSiteWithOwner();
    const attacker = site.browser();
    for (const [name, value] of owner.cookies) attacker.cookies.set(name, value);
    expect((await owner.post("/auth/logout")).status).toBe(303);
    expect(await attacker.isLoggedIn()).toBe(false);
    expect((await attacker.ask("/admin")).status).toBe(401);
  });

  it("plants it as a parameter, a header or a field, and it is none", async () => {
    const { site, owner } = await openSiteWithOwner();
    const id = owner.cookies.get(session) ?? "";
    const attacker = site.browser();
    for (const name of [session, "session", "sid", "session_id"]) {
      const answer = await attacker.ask(`/api/drafts?${name}=${id}`, {
        headers: { [`X-${name}`]: id, [name]: id },
      });
      expect(answer.status).toBe(401);
    }
  });

  it("plants it under a name that other hosts may set, and it is none", async () => {
    const { site, owner } = await openSiteWithOwner();
    const id = owner.cookies.get(session) ?? "";
    for (const name of [
      "session",
      "__Secure-session",
      "__host-session",
      "__HOST-SESSION",
      "__Host-session2",
      " x__Host-session",
    ]) {
      const attacker = site.browser();
      attacker.cookies.set(name, id);
      expect([name, await attacker.isLoggedIn()]).toEqual([name, false]);
    }
  });
});

describe("an attacker who wants to make a session out of other facts about it", () => {
  it("sends the stored hash, or the name on the owner's pages, and neither is a session", async () => {
    const { site, owner } = await openSiteWithOwner();
    const stored = (await storedSessions()).flatMap(({ id, id_hash }) => [id, id_hash]);
    expect(stored.length).toBeGreaterThan(1);
    expect(stored).not.toContain(owner.cookies.get(session));
    for (const value of [
      ...stored,
      owner.cookies.get("XSRF-TOKEN") ?? "",
      owner.cookies.get("XSRF-TOKEN")?.split(".")[0] ?? "",
    ]) {
      const attacker = site.browser();
      attacker.cookies.set(session, value);
      expect(await attacker.isLoggedIn()).toBe(false);
    }
  });

  it("guesses around an id, and no two are alike", async () => {
    const site = await openSite();
    const ids = new Set<string>();
    for (let login = 0; login < 8; login++) {
      const owner = site.browser();
      await owner.logIn();
      ids.add(owner.cookies.get(session) ?? "");
    }
    expect(ids.size).toBe(8);
    const starts = new Set([...ids].map((id) => id.slice(0, 6)));
    const ends = new Set([...ids].map((id) => id.slice(-6)));
    expect([starts.size, ends.size]).toEqual([8, 8]);
  });
});

it("a stranger logs in beside the owner's session, and gets none and ends none", async () => {
  const { site, owner } = await openSiteWithOwner();
  const before = owner.cookies.get(session);
  const begun = await owner.begin("/auth/login?asAnother=1");
  site.answerTokens(begun, { sub: "stranger" });
  const answer = await owner.finish(begun);
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie().join()).not.toContain(session);
  expect(owner.cookies.get(session)).toBe(before);
  expect(await owner.isLoggedIn()).toBe(true);
});
