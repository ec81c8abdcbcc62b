import { afterEach, describe, expect, it, vi } from "vitest";
import { listenToConsole } from "./console.ts";
import { openSiteWithOwner } from "../document/site.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A site, its owner's browser, and a token that the owner made for reading. */
async function withToken(scopes: string[] = ["read"]) {
  const { site, owner } = await openSiteWithOwner();
  const chosen = Object.fromEntries(scopes.map((scope) => [`scopes.${scope}`, "on"]));
  const form = { intent: "make-token", key: crypto.randomUUID(), name: "A script", days: "7", ...chosen };
  const made = await owner.post("/admin/security", form);
  const token = /site_[\w-]{43}/.exec(await made.clone().text())?.[0];
  if (!token) throw new Error(`No token was made, but ${made.status}.`);
  const call = (path: string, sent: string, method = "GET") =>
    site.browser().ask(path, { method, headers: { Authorization: `Bearer ${sent}` } });
  return { site, owner, made, token, call };
}

describe("an attacker who wants to read a personal access token", () => {
  it("finds it in the one answer that made it, which no cache keeps, and nowhere again", async () => {
    const heard = listenToConsole();
    const { site, owner, made, token, call } = await withToken();
    expect([made.status, made.headers.get("Cache-Control")]).toEqual([201, "private, no-store"]);
    expect(made.url).not.toContain("site_");
    expect((await call("/api/drafts", token)).status).toBe(200);
    await owner.ask("/admin/security");
    await owner.ask("/admin/security.data");
    const texts = await Promise.all(site.given.map((answer) => answer.clone().text()));
    expect(texts.filter((text) => text.includes(token))).toHaveLength(1);
    expect(site.given.flatMap(({ headers }) => [...headers].flat()).join()).not.toContain(token);
    expect(heard.join()).not.toContain(token);
  });

  it("finds that one in an address is refused, and never repeated", async () => {
    const heard = listenToConsole();
    const { site, token } = await withToken();
    for (const path of [
      `/api/drafts?access_token=${token}`,
      `/api/posts?q=${token}`,
      `/api/posts?${token}`,
    ]) {
      const answer = await site.browser().ask(path);
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain(token);
    }
    expect(heard.join()).not.toContain(token);
  });
});

describe("an attacker who has a personal access token", () => {
  it("changes one letter, its case or its kind, and it is invalid", async () => {
    const { token, call } = await withToken();
    const last = token.endsWith("A") ? "B" : "A";
    const attempts = [
      token.slice(0, -1) + last,
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      token.slice(5),
      `x${token}`,
    ];
    for (const attempt of attempts)
      expect([attempt, (await call("/api/drafts", attempt)).status]).toEqual([attempt, 401]);
  });

  it("made for reading wants to write, and may not", async () => {
    const { token, call } = await withToken(["read"]);
    for (const [method, path] of [
      ["DELETE", "/api/drafts/x"],
      ["DELETE", "/api/posts/x"],
      ["POST", "/api/email/dns/"],
      ["DELETE", "/api/image/x"],
    ] as const) {
      const answer = await call(path, token, method);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.json()).toMatchObject({ error: { code: "insufficient_scope" } });
    }
  });

  it("made for writing wants to read or do what it was not made for, and may not", async () => {
    const { token, call } = await withToken(["posts"]);
    for (const path of ["/api/drafts", "/api/email/subscribers", "/api/image/usage"])
      expect([path, (await call(path, token)).status]).toEqual([path, 403]);
    expect((await call("/api/image/x", token, "DELETE")).status).toBe(403);
    expect((await call("/api/drafts/x", token, "DELETE")).status).toBe(404);
  });

  it("wants the owner's pages or another token by it, and gets neither", async () => {
    const { site, token, call } = await withToken(["read", "posts", "images", "email"]);
    for (const path of ["/admin", "/admin/security", "/admin/security.data"]) {
      expect((await call(path, token)).status).not.toBe(200);
      const asCookie = { Cookie: `__Host-session=${token}` };
      expect((await site.browser().ask(path, { headers: asCookie })).status).not.toBe(200);
    }
  });

  it("goes on using one that was revoked or has expired, and it is invalid", async () => {
    const { owner, token, call } = await withToken();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7 * 86_400_000 });
    expect((await call("/api/drafts", token)).status).toBe(401);
    vi.useRealTimers();
    expect((await call("/api/drafts", token)).status).toBe(200);
    const page = await (await owner.ask("/admin/security")).text();
    const id = /name="id" value="([\da-f-]{36})"/.exec(page)?.[1] ?? "";
    await owner.post("/admin/security", { intent: "revoke-token", id });
    expect((await call("/api/drafts", token)).status).toBe(401);
  });
});
